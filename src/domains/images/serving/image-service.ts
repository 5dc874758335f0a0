import type { Clock } from '#platform/clock.ts'
import type { Log } from '#platform/log.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { categoryPicture } from '../category-picture.ts'
import { croppedId, cropTag } from '../crop-tag.ts'
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
  /** 404: no shop has named such an address; 410: the picture was taken down. Browsers show the body of such an answer all the same. */
  readonly status: 200 | 404 | 410
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

type PictureSubject = Extract<ImageSubject, { kind: 'picture' }>

const ANY_ARTICLE: DrawingId = { categoryId: null, colourId: null }
/** Who is refused comes again when those who wait have theirs; within these bounds. */
const RETRY_SECONDS = { least: 2, most: 60 } as const

/** Pictures by address. Whatever breaks behind it, a card shows a drawing rather than nothing. */
export const createImageService = ({ renditions, store, pictures, clock, log }: ImageServiceParts): ImageService => {
  const originalOfSource = waitingForSources(pictures, clock)
  const takenDown = followTakenDown(pictures, { clock, log, forget: (shows) => void renditions.forget(shows) })

  const drawing = async (id: DrawingId, { box }: AskedImage, format: ImageFormat, { lifetime, status = 200 }: { lifetime: ImageLifetime; status?: SentImage['status'] }): Promise<SentImage> => {
    const { svg, hash, imageId } = categoryPicture(id.categoryId, id.colourId)
    const shows = `${hash}-${imageId}`
    return { status, body: await renditions.get({ of: shows, box, format, load: async () => ({ svg }) }), shows, lifetime }
  }

  /** Unless it is down, or is taken down while it is made. */
  const unlessDown = async (place: Pick<Original, 'hash' | 'imageId'>, make: () => Promise<SentImage>): Promise<SentImage> => {
    const name = `${place.hash}-${place.imageId}`
    await takenDown.recent()
    const image = takenDown.has(name) ? null : await make()
    if (image === null || takenDown.has(name)) throw new TakenDownPicture(name)
    return image
  }

  /** As it is cropped now. */
  const current = (original: Original, { box }: AskedImage, format: ImageFormat): Promise<SentImage> =>
    unlessDown(original, async () => {
      const shows = `${original.hash}-${croppedId(original.imageId, cropTag(original.focus))}`
      return { status: 200, body: await renditions.get({ of: shows, box, format, load: () => loaded(store, original) }), shows, lifetime: 'here' }
    })

  /** The crop that the address names, as long as it is kept; when the judge has moved it since, the picture as it is cropped now, not for long. */
  const picture = async ({ pictureId, crop }: PictureSubject, asked: AskedImage, format: ImageFormat): Promise<SentImage> => {
    const { hash, box } = asked
    const place = { hash, imageId: `p${pictureId}` }
    const shows = `${hash}-${croppedId(place.imageId, crop)}`
    const load = async () => {
      const original = await pictures.findPicture(pictureId)
      if (original === null || original.hash !== hash) throw new NoSuchImage(shows)
      if (cropTag(original.focus) !== crop) throw new OtherCrop(original)
      return loaded(store, original)
    }
    try {
      return await unlessDown(place, async () => ({ status: 200, body: await renditions.get({ of: shows, box, format, load }), shows, lifetime: 'ever' }))
    } catch (error) {
      if (error instanceof OtherCrop) return current(error.original, asked, format)
      throw error
    }
  }

  const exact = async (asked: AskedImage, format: ImageFormat): Promise<SentImage | null> => {
    const { subject, hash } = asked
    switch (subject.kind) {
      case 'drawing':
        return categoryPicture(subject.drawing.categoryId, subject.drawing.colourId).hash === hash ? drawing(subject.drawing, asked, format, { lifetime: 'ever' }) : null
      case 'picture':
        return picture(subject, asked, format)
      case 'source': {
        const original = await originalOfSource({ sourceId: subject.sourceId, hash })
        if (original === 'unknown') return drawing(subject.drawing, asked, format, { lifetime: 'later', status: 404 })
        return original === null ? drawing(subject.drawing, asked, format, { lifetime: 'later' }) : current(original, asked, format)
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
        if (error instanceof LineFull) throw new RefusedError(refusal('overloaded', 'too many pictures wait to be made', Math.min(RETRY_SECONDS.most, Math.max(RETRY_SECONDS.least, renditions.waitSeconds))))
        log.warn({ err: error, subject: asked.subject }, 'a picture cannot be made, its drawing stands in')
        return drawing(standIn(asked), asked, format, { lifetime: 'never' })
      }
    },
    takenDown,
  }
}

/** What a rendition of it is made of. */
const loaded = async (store: ImageStore, original: Original) => {
  const bytes = await store.read(originalKey(original))
  if (bytes === null) throw new Error(`the store has no original ${originalKey(original)}`)
  return { bytes, width: original.width, height: original.height, focus: original.focus, isCut: original.isCut }
}

const standIn = ({ subject }: AskedImage): DrawingId => (subject.kind === 'picture' ? ANY_ARTICLE : subject.drawing)

class TakenDownPicture extends Error {
  constructor(name: string) {
    super(`picture ${name} was taken down`)
    this.name = 'TakenDownPicture'
  }
}

/** The address names a crop that the picture no longer has. */
class OtherCrop extends Error {
  readonly original: Original

  constructor(original: Original) {
    super(`${original.imageId} has another crop`)
    this.name = 'OtherCrop'
    this.original = original
  }
}

class NoSuchImage extends Error {
  constructor(name: string) {
    super(`no picture ${name}`)
    this.name = 'NoSuchImage'
  }
}
