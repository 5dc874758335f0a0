import { type IndexableOffer, isPriceDrop, shownLine } from '#domains/offers/contract.ts'

/**
 * A number that changes exactly when something changes that a card shows of this offer: fragments are kept under it. Of the
 * product that is its slug and the number of its offers; its name and attributes stand on its page, a card has the offer's own.
 * Of a place that is paid for it also says so. Of what time changes, `now` tells whether its reduction is a price drop still.
 */
export function cardVersion(
  { card, discount }: Pick<IndexableOffer, 'card' | 'discount'>,
  now: Date,
  isPaidPlace: boolean,
): number {
  const drop = discount !== null && isPriceDrop(discount, now) ? PRICE_DROP : ''
  return hash31(shownLine(card) + drop + (isPaidPlace ? PAID_PLACE : ''))
}

const PRICE_DROP = 'priceDrop'
const PAID_PLACE = 'paidPlace'

/** FNV-1a, cut to 31 bits. */
function hash31(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 1) | 0
}
