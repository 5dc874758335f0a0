import { type OfferPicture, picturePath } from './offer-pictures.ts'
import type { WireVariant } from './wire.ts'

export type WireImage = WireVariant['images'][number]

const SHOWN_TYPES: readonly WireImage['type'][] = ['room', 'detail', 'drawing', 'banner', 'other']

/** A shop's picture on the wire; `drawingPath` is the drawing that stands in while it is not here. */
export const wireImage = (picture: OfferPicture, drawingPath: string): WireImage => ({ id: picturePath(picture, drawingPath), type: wireImageType(picture.type), cropped: picture.cropped })

/** The article on its ground is 'product', as is what nobody has looked at yet. */
export const wireImageType = (type: string | null): WireImage['type'] => SHOWN_TYPES.find((known) => known === type) ?? 'product'
