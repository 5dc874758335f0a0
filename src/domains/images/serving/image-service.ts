import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { categoryPicture } from '../category-picture.ts'
import { type FetchedPictures, type Original, originalKey } from '../original.ts'
import type { ImageFormat } from './make-rendition.ts'
import type { DrawingId, ImageBox, ImageSubject } from './read-address.ts'
import { LineFull, type Renditions } from './renditions.ts'
import { followTakenDown, type TakenDown } from './taken-down.ts'
import { waitingForSources } from './waiting-for-sources.ts'

/** An image's address, read. */
export interface AskedImage {
  readonly hash: string
  readonly subject: ImageSubject
  readonly box: ImageBox
}

/**
 * How long what was sent may be kept: `ever` under an address that names its content; `here` a shop's picture that came
 * meanwhile; `later` the drawing that stands in for one, or for one that was taken down; `never` what stands in because
 * something is broken.
 */
export type ImageLifetime = 'ever' | 'here' | 'later' | 'never'

export interface SentImage {
  /** 410: the picture was taken down. Browsers show the body of such an answer all the same. */
  readonly status: 200 | 410
  readonly body: Buffer
  /** Hash and id of what it shows: the same under whichever address. */
  readonly shows: string
  readonly lifetime: ImageLifetime
}

export interface ImageService {
  /** The image, or null when none has this address. Throws a refusal when too many wait. */
  answer(asked: AskedImage, format: ImageFormat): Promise<SentImage | null>
  /** What may be kept of earlier answers depends on it. */
  readonly takenDown: Pick<TakenDown, 'isRecent' | 'generation'>
}

export interface ImageServiceParts {
  readonly renditions: Renditions
  readonly store: ImageStore
  readonly pictures: FetchedPictures
  readonly clock: Clock
  readonly log: Pick<Log, 'warn'>
}

const ANY_ARTICLE: DrawingId = { categoryId: null, colourId: null }
const RETRY_SECONDS = 2

/** Pictures by address. Whatever breaks behind it, a card shows a drawing rather than nothing. */
export const createImageService = ({ renditions, store, pictures, clock, log }: ImageServiceParts): ImageService => {
  const originalOfSource = waitingForSources(pictures, clock)
  const takenDown = followTakenDown(pictures, { clock, log, forget: (shows) => void renditions.forget(shows) })

  const drawing = async (id: DrawingId, { box }: AskedImage, format: ImageFormat, { lifetime, status = 200 }: { lifetime: ImageLifetime; status?: SentImage['status'] }): Promise<SentImage> => {
    const { svg, hash, imageId } = categoryPicture(id.categoryId, id.colourId)
    const shows = `${hash}-${imageId}`
    return { status, body: await renditions.get({ of: shows, box, format, load: async () => ({ svg }) }), shows, lifetime }
  }

  const picture = async (place: Pick<Original, 'hash' | 'imageId'>, find: () => Promise<Original | null>, { box }: AskedImage, format: ImageFormat, lifetime: ImageLifetime): Promise<SentImage> => {
    const shows = `${place.hash}-${place.imageId}`
    const load = async () => {
      const original = await find()
      if (original === null || original.hash !== place.hash) throw new NoSuchImage(shows)
      const bytes = await store.read(originalKey(original))
      if (bytes === null) throw new Error(`the store has no original ${originalKey(original)}`)
      return { bytes, width: original.width, height: original.height, focus: original.focus }
    }
    await takenDown.recent()
    const body = takenDown.has(shows) ? null : await renditions.get({ of: shows, box, format, load })
    // It may have been taken down while it was made.
    if (body === null || takenDown.has(shows)) throw new TakenDownPicture(shows)
    return { status: 200, body, shows, lifetime }
  }

  const exact = async (asked: AskedImage, format: ImageFormat): Promise<SentImage | null> => {
    const { subject, hash } = asked
    switch (subject.kind) {
      case 'drawing':
        return categoryPicture(subject.drawing.categoryId, subject.drawing.colourId).hash === hash ? drawing(subject.drawing, asked, format, { lifetime: 'ever' }) : null
      case 'picture':
        return picture({ hash, imageId: `p${subject.pictureId}` }, () => pictures.findPicture(subject.pictureId), asked, format, 'ever')
      case 'source': {
        const original = await originalOfSource({ sourceId: subject.sourceId, hash })
        return original === null ? drawing(subject.drawing, asked, format, { lifetime: 'later' }) : picture(original, async () => original, asked, format, 'here')
      }
    }
  }

  return {
    answer: async (asked, format) => {
      try {
        return await exact(asked, format)
      } catch (error) {
        if (error instanceof NoSuchImage) return null
        if (error instanceof TakenDownPicture) return drawing(standIn(asked), asked, format, { lifetime: 'later', status: 410 })
        if (error instanceof LineFull) throw new RefusedError(refusal('overloaded', 'too many pictures wait to be made', RETRY_SECONDS))
        log.warn({ err: error, subject: asked.subject }, 'a picture cannot be made, its drawing stands in')
        return drawing(standIn(asked), asked, format, { lifetime: 'never' })
      }
    },
    takenDown,
  }
}

const standIn = ({ subject }: AskedImage): DrawingId => (subject.kind === 'picture' ? ANY_ARTICLE : subject.drawing)

class TakenDownPicture extends Error {
  constructor(name: string) {
    super(`picture ${name} was taken down`)
    this.name = 'TakenDownPicture'
  }
}

class NoSuchImage extends Error {
  constructor(name: string) {
    super(`no picture ${name}`)
    this.name = 'NoSuchImage'
  }
}
