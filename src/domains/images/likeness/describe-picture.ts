import { pictureAnatomy, type PictureAnatomy } from '../scoring/picture-anatomy.ts'
import type { PicturePixels } from '../scoring/picture-pixels.ts'
import { pictureFeatures } from './picture-features.ts'
import { weighFeatures } from './weigh-features.ts'

/** Raised with every change of what a descriptor says: descriptors of two versions must not be compared. */
export const DESCRIPTOR_VERSION = 5

export { DESCRIPTOR_BYTES } from './weigh-features.ts'

/**
 * What a picture looks like: DESCRIPTOR_BYTES signed bytes of equal length as a vector, so that the sum of the products of
 * two of them is their likeness. `pixels` as decoded, longest side ≤ 256 px.
 */
export function describePicture(pixels: PicturePixels): Int8Array {
  return describeAnatomy(pictureAnatomy(pixels))
}

export function describeAnatomy(anatomy: PictureAnatomy): Int8Array {
  return weighFeatures(pictureFeatures(anatomy))
}
