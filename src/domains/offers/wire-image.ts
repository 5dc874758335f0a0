import type { OfferPicture } from './offer-pictures.ts'
import type { WireVariant } from './wire.ts'

export type WireImage = WireVariant['images'][number]

const SHOWN_TYPES: readonly WireImage['type'][] = ['room', 'detail', 'drawing', 'banner', 'other']

/** A shop's picture on the wire. */
export const wireImage = ({ path, type, cropped }: OfferPicture): WireImage => ({
  id: path,
  type: wireImageType(type),
  cropped,
})

/** The article on its ground is 'product', as is what nobody has looked at yet. */
export const wireImageType = (type: string | null): WireImage['type'] =>
  SHOWN_TYPES.find((known) => known === type) ?? 'product'
