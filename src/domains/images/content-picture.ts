import { createHash } from 'node:crypto'
import sharp from 'sharp'
import type { ImageStore } from '#ports/image-store/port.ts'
import { PICTURE_FETCH_LIMITS } from './fetching/download/picture-limits.ts'
import { readPicture } from './fetching/keeping/read-picture.ts'
import { PictureFailure, type PictureProblem } from './fetching/report/picture-problems.ts'
import { imagePath } from './image-address.ts'

/**
 * Pictures of content: rooms and departments that an editor chose (ADR 0066). Named by their bytes alone, `e{16 hex digits}`, so that they
 * need no row: a picture that is set twice is one, and an address shows the same for ever.
 */

/** What an address names: hash and id. */
export interface ContentPicture {
  readonly hash: string
  readonly imageId: string
}

const PATH = /^inspiration\/([0-9a-f]{2})\/([0-9a-f]{2})\/([0-9a-f]{2})\/e\1\2\3[0-9a-f]{10}$/

/** The place of such a picture (`inspiration/ab/cd/ef/eabcdef…`), and no other. */
export function isContentPicture(path: string): boolean {
  return PATH.test(path)
}

/** Keeps the bytes, which sharp reads, as they are; gives the place by which pages name the picture. */
export async function keepContentPicture(store: ImageStore, bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const picture: ContentPicture = { hash: sha256.slice(0, 6), imageId: `e${sha256.slice(0, 16)}` }
  await store.write(keyOf(picture), bytes)
  return imagePath({ kind: 'inspiration', ...picture })
}

/** The picture of a place as `keepContentPicture` gave it is in the store. */
export async function hasContentPicture(store: ImageStore, path: string): Promise<boolean> {
  return (await readContentPicture(store, { hash: path.slice(-16, -10), imageId: path.slice(-17) })) !== null
}

/** How large the picture of a place is, in pixels; null: it is not in the store. */
export async function contentPictureSize(
  store: ImageStore,
  path: string,
): Promise<{ readonly width: number; readonly height: number } | null> {
  if (!isContentPicture(path)) return null
  const picture = await readContentPicture(store, { hash: path.slice(-16, -10), imageId: path.slice(-17) })
  return picture === null ? null : { width: picture.width, height: picture.height }
}

/** What its renditions are made of; null: there is none of that name. */
export async function readContentPicture(store: ImageStore, picture: ContentPicture) {
  const bytes = picture.imageId.startsWith(`e${picture.hash}`) ? await store.read(keyOf(picture)) : null
  if (bytes === null) return null
  const { width, height } = await sharp(bytes).metadata()
  return { bytes, width, height, focus: null, isCut: false }
}

/** Makes of a file what is kept: its pixels, upright, 1,600 at most on a side. Says in English what is wrong with it. */
export async function checkContentPicture(
  bytes: Buffer,
): Promise<{ readonly kind: 'picture'; readonly jpeg: Buffer } | { readonly kind: 'wrong'; readonly why: string }> {
  if (bytes.length > PICTURE_FETCH_LIMITS.maxBytes) return wrong('picture_too_heavy')
  try {
    return { kind: 'picture', jpeg: (await readPicture(bytes)).jpeg }
  } catch (error) {
    if (error instanceof PictureFailure) return wrong(error.problem)
    throw error
  }
}

function wrong(problem: PictureProblem) {
  return { kind: 'wrong', why: WHY[problem] ?? 'it cannot be read' } as const
}

const WHY: Partial<Readonly<Record<PictureProblem, string>>> = {
  picture_too_heavy: 'it is larger than 15 MB',
  picture_too_large: 'it has more than 40 million pixels',
  picture_too_small: 'it is too small: at least 200 pixels on the longer side, 80 on the shorter',
  picture_blank: 'it shows nothing but one colour',
  picture_damaged: 'it is damaged or not complete',
  picture_not_an_image: 'it is no picture',
  picture_svg: 'SVG is not taken: JPEG, PNG, WebP, AVIF or GIF',
  picture_format: 'its format is not taken: JPEG, PNG, WebP, AVIF or GIF',
  picture_too_complex: 'reading it takes too long',
}

function keyOf({ hash, imageId }: ContentPicture): string {
  return `content/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4, 6)}/${imageId}.jpg`
}
