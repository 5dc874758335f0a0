import { categoryById, colours } from '#domains/catalogue/contract.ts'
import { type ImageKind, imageKinds, imageSizes, imageWidths } from '../image-address.ts'

/** A drawing of a category (null: of any article) in a colour group (null: its usual one). */
export interface DrawingId {
  readonly categoryId: number | null
  readonly colourId: number | null
}

/** What an image id names (README, Addresses). */
export type ImageSubject =
  | { readonly kind: 'drawing'; readonly drawing: DrawingId }
  /** `crop`: which crop of it the address names (crop-tag.ts); null: none. */
  | { readonly kind: 'picture'; readonly pictureId: number; readonly crop: string | null }
  /** A picture of content (content-picture.ts). */
  | { readonly kind: 'content'; readonly imageId: string }
  /** A person's picture (avatar.ts). */
  | { readonly kind: 'avatar'; readonly imageId: string }
  /** A review's picture (review-photo.ts). */
  | { readonly kind: 'review'; readonly imageId: string }
  /** A shop's picture that may not be fetched yet. */
  | { readonly kind: 'source'; readonly sourceId: number }

/** How an image is cut and how large it is made: a box, or a width and the picture's own shape. */
export interface ImageBox {
  readonly width: number
  readonly height: number | null
}

const ID =
  /^(?:p(?<picture>[1-9]\d{0,14})(?:-(?<crop>[a-z0-9]{3}))?|s(?<source>[1-9]\d{0,14})|(?<content>e[0-9a-f]{16})|(?<avatar>a[0-9a-f]{16})|(?<review>r[0-9a-f]{16})|(?<drawing>c.*))$/
const DRAWING = /^c(0|[1-9]\d{0,5})-(0|[1-9]\d?)$/

/** Null for an id that no image has. Each image has one id only: no leading zeros, no unknown category or colour. */
export function readImageId(imageId: string): ImageSubject | null {
  const { picture, crop = null, source, content, avatar, review, drawing } = ID.exec(imageId)?.groups ?? {}
  if (picture !== undefined) return { kind: 'picture', pictureId: Number(picture), crop }
  if (content !== undefined) return { kind: 'content', imageId: content }
  if (avatar !== undefined) return { kind: 'avatar', imageId: avatar }
  if (source !== undefined) return { kind: 'source', sourceId: Number(source) }
  if (review !== undefined) return { kind: 'review', imageId: review }
  const drawn = drawing === undefined ? null : readDrawingId(drawing)
  return drawn && { kind: 'drawing', drawing: drawn }
}

function readDrawingId(text: string): DrawingId | null {
  const [, category, colour] = DRAWING.exec(text) ?? []
  if (category === undefined || colour === undefined) return null
  const isKnown =
    (category === '0' || categoryById(Number(category)) !== null) &&
    (colour === '0' || colours.some(({ id }) => id === Number(colour)))
  return isKnown ? { categoryId: Number(category) || null, colourId: Number(colour) || null } : null
}

/** The six digits of three pairs of lower-case hex, or null. */
export function readHash(ab: string, cd: string, ef: string): string | null {
  return [ab, cd, ef].every((pair) => /^[0-9a-f]{2}$/.test(pair)) ? ab + cd + ef : null
}

export function readKind(kind: string): ImageKind | null {
  return imageKinds.find((known) => known === kind) ?? null
}

/** Small ones are shown in a square. */
const SQUARE_KINDS: readonly ImageKind[] = ['tiny', 'avatar']

/** Null for a size that does not exist. */
export function readSize(kind: ImageKind, size: string): ImageBox | null {
  if (Object.hasOwn(imageSizes, size)) return imageSizes[size as keyof typeof imageSizes]
  const width = Number(/^w([1-9]\d{1,3})$/.exec(size)?.[1])
  if (!(imageWidths as readonly number[]).includes(width)) return null
  return { width, height: SQUARE_KINDS.includes(kind) ? width : null }
}
