import type { Clock } from '#platform/clock.ts'
import { createComplaints } from '#platform/complaints.ts'
import type { Log } from '#platform/log.ts'
import { RefusedError, refusal } from '#platform/errors/refusal.ts'
import type { ImageStore } from '#ports/image-store/port.ts'
import { readAvatar } from '../avatar.ts'
import { categoryPicture } from '../category-picture.ts'
import { type ContentPicture, readContentPicture } from '../content-picture.ts'
import { croppedId, cropTag } from '../crop-tag.ts'
import { type FetchedPictures, type Original, originalKey } from '../original.ts'
import { readReviewPhoto } from '../review-photo.ts'
import { emptyPlace } from './empty-place.ts'
import type { ImageFormat } from './make-rendition.ts'
import type { DrawingId, ImageBox, ImageSubject } from './read-address.ts'
import { LineFull, type RenditionOrder, type Renditions } from './renditions.ts'
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
 * meanwhile; `later` the empty place of one that a shop does not have, or that was taken down; `never` that of one that is on its way, or
 * cannot be sent because something is broken.
 */
export type ImageLifetime = 'ever' | 'here' | 'later' | 'never'

export interface SentImage {
  /**
   * 202: a shop's picture that is on its way; 404: the shop has none there, or never named such an address; 410: it was taken down; 503: it is
   * broken. With each of them an empty place is sent, of a card's shape (empty-place.ts): browsers show the body all the same.
   */
  readonly status: 200 | 202 | 404 | 410 | 503
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
  readonly log: Pick<Log, 'warn' | 'error'>
}

type PictureSubject = Extract<ImageSubject, { kind: 'picture' }>

/** Who is refused comes again when those who wait have theirs; within these bounds. */
const RETRY_SECONDS = { least: 2, most: 60 } as const

/** Pictures by address. What is not there is an empty place, never the picture of something else (ADR 0041). */
export function createImageService({ renditions, store, pictures, clock, log }: ImageServiceParts): ImageService {
  const complain = createComplaints({ log, clock })
  const takenDown = followTakenDown(pictures, { clock, log, forget: (shows) => void renditions.forget(shows) })
  const sources: ImageSources = {
    renditions,
    store,
    pictures,
    takenDown,
    originalOfSource: waitingForSources(pictures, clock),
  }
  return {
    answer: async (asked, format) => {
      try {
        return await imageOf(sources, asked, format)
      } catch (error) {
        if (error instanceof NoSuchImage) return null
        if (error instanceof TakenDownPicture) return nothing(410, format)
        if (error instanceof LineFull) throw tooManyWait(renditions)
        complain('a picture cannot be made', { err: error, subject: asked.subject })
        return nothing(503, format)
      }
    },
    takenDown,
  }
}

/** A rendition, or a refusal when too many wait. */
export function unlessFull(renditions: Renditions, order: RenditionOrder): Promise<Buffer> {
  return renditions.get(order).catch((error: unknown) => {
    throw error instanceof LineFull ? tooManyWait(renditions) : error
  })
}

function tooManyWait({ waitSeconds }: Renditions): RefusedError {
  const seconds = Math.min(RETRY_SECONDS.most, Math.max(RETRY_SECONDS.least, waitSeconds))
  return new RefusedError(refusal('overloaded', 'too many pictures wait to be made', seconds))
}

function nothing(status: Exclude<SentImage['status'], 200>, format: ImageFormat): SentImage {
  return {
    status,
    body: emptyPlace(format),
    shows: 'nothing',
    lifetime: status === 404 || status === 410 ? 'later' : 'never',
  }
}

/** Where images come from. */
interface ImageSources {
  readonly renditions: Renditions
  readonly store: ImageStore
  readonly pictures: FetchedPictures
  readonly takenDown: TakenDown
  readonly originalOfSource: ReturnType<typeof waitingForSources>
}

async function imageOf(sources: ImageSources, asked: AskedImage, format: ImageFormat): Promise<SentImage | null> {
  const { subject, hash } = asked
  switch (subject.kind) {
    case 'drawing':
      return drawing(sources, subject.drawing, asked, format)
    case 'picture':
      return picture(sources, subject, asked, format)
    case 'content':
      return contentPicture(sources, { hash, imageId: subject.imageId }, asked, format)
    case 'avatar':
      return passing(sources, readAvatar, { hash, imageId: subject.imageId }, asked, format)
    case 'review':
      return passing(sources, readReviewPhoto, { hash, imageId: subject.imageId }, asked, format)
    case 'source': {
      const original = await sources.originalOfSource({ sourceId: subject.sourceId, hash })
      return typeof original === 'string'
        ? nothing(original === 'awaited' ? 202 : 404, format)
        : current(sources, original, asked, format)
    }
  }
}

async function drawing(
  { renditions }: ImageSources,
  id: DrawingId,
  { hash, box }: AskedImage,
  format: ImageFormat,
): Promise<SentImage | null> {
  const { svg, hash: own, imageId } = categoryPicture(id.categoryId, id.colourId)
  if (own !== hash) return null
  const shows = `${hash}-${imageId}`
  return {
    status: 200,
    body: await renditions.get({ of: shows, box, format, load: async () => ({ svg }) }),
    shows,
    lifetime: 'ever',
  }
}

async function contentPicture(
  { renditions, store }: ImageSources,
  place: ContentPicture,
  { box }: AskedImage,
  format: ImageFormat,
): Promise<SentImage> {
  const shows = `${place.hash}-${place.imageId}`
  const load = async () => {
    const found = await readContentPicture(store, place)
    if (found === null) throw new NoSuchImage(shows)
    return found
  }
  return { status: 200, body: await renditions.get({ of: shows, box, format, load }), shows, lifetime: 'ever' }
}

/** Read anew each time: a person who takes their picture away, or leaves, has it gone everywhere at once. */
async function passing(
  { renditions, store }: ImageSources,
  read: typeof readAvatar | typeof readReviewPhoto,
  place: { readonly hash: string; readonly imageId: string },
  { box }: AskedImage,
  format: ImageFormat,
): Promise<SentImage> {
  const shows = `${place.hash}-${place.imageId}`
  const load = async () => {
    const found = await read(store, place)
    if (found === null) throw new NoSuchImage(shows)
    return found
  }
  const body = await renditions.get({ of: shows, box, format, load, isPassing: true })
  return { status: 200, body, shows, lifetime: 'here' }
}

/** The crop that the address names, as long as it is kept; when the judge has moved it since, the picture as it is cropped now, not for long. */
async function picture(
  sources: ImageSources,
  { pictureId, crop }: PictureSubject,
  asked: AskedImage,
  format: ImageFormat,
): Promise<SentImage> {
  const { hash, box } = asked
  const { renditions, store, pictures } = sources
  const place = { hash, imageId: `p${pictureId}` }
  const shows = `${hash}-${croppedId(place.imageId, crop)}`
  const load = async () => {
    const original = await pictures.findPicture(pictureId)
    if (original === null || original.hash !== hash) throw new NoSuchImage(shows)
    if (cropTag(original.focus) !== crop) throw new OtherCrop(original)
    return loaded(store, original)
  }
  try {
    return await unlessDown(sources, place, async () => ({
      status: 200,
      body: await renditions.get({ of: shows, box, format, load }),
      shows,
      lifetime: 'ever',
    }))
  } catch (error) {
    if (error instanceof OtherCrop) return current(sources, error.original, asked, format)
    throw error
  }
}

/** As it is cropped now. */
function current(
  sources: ImageSources,
  original: Original,
  { box }: AskedImage,
  format: ImageFormat,
): Promise<SentImage> {
  const { renditions, store } = sources
  return unlessDown(sources, original, async () => {
    const shows = `${original.hash}-${croppedId(original.imageId, cropTag(original.focus))}`
    return {
      status: 200,
      body: await renditions.get({ of: shows, box, format, load: () => loaded(store, original) }),
      shows,
      lifetime: 'here',
    }
  })
}

/** Unless it is down, or is taken down while it is made. */
async function unlessDown(
  { takenDown }: ImageSources,
  place: Pick<Original, 'hash' | 'imageId'>,
  make: () => Promise<SentImage>,
): Promise<SentImage> {
  const name = `${place.hash}-${place.imageId}`
  await takenDown.recent()
  const image = takenDown.has(name) ? null : await make()
  if (image === null || takenDown.has(name)) throw new TakenDownPicture(name)
  return image
}

/** What a rendition of it is made of. */
async function loaded(store: ImageStore, original: Original) {
  const bytes = await store.read(originalKey(original))
  if (bytes === null) throw new Error(`the store has no original ${originalKey(original)}`)
  return { bytes, width: original.width, height: original.height, focus: original.focus, isCut: original.isCut }
}

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
