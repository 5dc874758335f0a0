import { clientErrors } from '#platform/errors/catalogue.ts'

/** The kinds of images. */
export const imageKinds = ['tiny', 'product', 'review', 'avatar', 'inspiration'] as const
export type ImageKind = (typeof imageKinds)[number]

/** Named sizes in pixels: what a listing shows, on dense screens, and on phones. */
export const imageSizes = {
  listingRectangle: { width: 360, height: 288 },
  listingRectangleRetina: { width: 720, height: 576 },
  listingRectangleMobile: { width: 240, height: 192 },
} as const
export type ImageSizeName = keyof typeof imageSizes

/** Widths that may be asked for by `w360`: a bounded set, so that nobody fills the store with sizes. */
export const imageWidths = [72, 120, 144, 240, 360, 480, 720, 960, 1200, 1600] as const

/** A width or the name of a size, never both. */
export type ImageSize =
  | { readonly sizeName: string; readonly width?: never }
  | { readonly width: number; readonly sizeName?: never }

/** An image's place without its size: `{kind}/{ab}/{cd}/{ef}/{imageId}`. */
export interface ImagePlace {
  readonly kind: ImageKind
  /** First six hex digits of the SHA-256 of the content. */
  readonly hash: string
  readonly imageId: string
}

export function imagePath({ kind, hash, imageId }: ImagePlace): string {
  return `${kind}/${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash.slice(4, 6)}/${imageId}`
}

/**
 * The address of an image in a size: `/product/ab/cd/ef/c1010-4/listingRectangle`, without extension: what is sent is
 * negotiated. Throws the specification's errors for a size that does not exist, or where not exactly one is given (section 8).
 */
export function imageAddress(path: string, { sizeName, width }: ImageSize): string {
  if ((sizeName === undefined) === (width === undefined)) throw new RangeError(clientErrors.image_size_missing.message)
  if (sizeName !== undefined) {
    if (!Object.hasOwn(imageSizes, sizeName)) throw new RangeError(clientErrors.image_size_unknown.message)
    return `/${path}/${sizeName}`
  }
  if (!(imageWidths as readonly number[]).includes(width as number))
    throw new RangeError(clientErrors.image_size_missing.message)
  return `/${path}/w${width}`
}
