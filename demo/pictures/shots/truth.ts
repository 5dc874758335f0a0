import type { Offer } from '../../offers/offer.ts'
import type { PicturePlan } from './plan.ts'
import { picturePath } from './picture-path.ts'

/** What is true of one picture of an offer, for evaluation only; the product never reads it. */
export interface PictureTruth {
  readonly shop: string
  readonly itemId: string
  readonly url: string
  /** Article and design family, by their keys in the demo. */
  readonly product: string
  readonly family: string
  readonly categoryId: number
  /** Vocabulary id of the colour group. */
  readonly colour: number
  /** `family/design/size` of the drawing. */
  readonly drawing: string
  readonly isMirrored: boolean
  readonly view: string
  /** piece on its ground, detail, drawing with lines, room, banner of words. */
  readonly type: 'piece' | 'detail' | 'drawing' | 'room' | 'banner'
  readonly fault: string | null
}

const TYPES: Readonly<Record<string, PictureTruth['type']>> = {
  detail: 'detail',
  lines: 'drawing',
  room: 'room',
  banner: 'banner',
}

/** A row for each picture, in the order of the feed. */
export function pictureTruths(offer: Offer, plan: PicturePlan, origin: string): PictureTruth[] {
  return plan.views.map((view, at) => ({
    shop: offer.shop.slug,
    itemId: offer.itemId,
    url: `${origin}${picturePath(offer.itemId, at)}`,
    product: offer.product.key,
    family: offer.product.family.key,
    categoryId: offer.product.family.piece.category.id,
    colour: offer.product.tone.group,
    drawing: plan.drawing,
    isMirrored: plan.isMirrored,
    view,
    type: TYPES[view] ?? 'piece',
    fault: at === 0 ? plan.fault : null,
  }))
}
