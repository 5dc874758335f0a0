import type { OfferPicture } from '../cards/offer-pictures.ts'
import type { WireVariant } from './wire.ts'

export type WireImage = WireVariant['images'][number]

const SHOWN_TYPES: readonly WireImage['type'][] = ['room', 'detail', 'drawing', 'banner', 'other']

/** A shop's picture on the wire. */
export function wireImage({ path, type, cropped }: OfferPicture): WireImage {
  return {
    id: path,
    type: wireImageType(type),
    cropped,
  }
}

/** The article on its ground is 'product', as is what nobody has looked at yet. */
export function wireImageType(type: string | null): WireImage['type'] {
  return SHOWN_TYPES.find((known) => known === type) ?? 'product'
}
