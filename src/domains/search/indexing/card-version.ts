import { type IndexableOffer, isPriceDrop, shownLine } from '#domains/offers/contract.ts'

/**
 * A number that changes exactly when something changes that a card shows of this offer: fragments are kept under it. Of the
 * product that is its slug and the number of its offers; its name and attributes stand on its page, a card has the offer's own.
 * Of what time changes, `now` tells whether its reduction is a price drop still. `paidPoints` of its product's rank count too: whether a
 * card is labelled hangs on them and on where it stands.
 */
export function cardVersion(
  { card, discount }: Pick<IndexableOffer, 'card' | 'discount'>,
  now: Date,
  paidPoints: number,
): number {
  const drop = discount !== null && isPriceDrop(discount, now) ? PRICE_DROP : ''
  const paid = paidPoints > 0 ? `paid ${paidPoints}` : ''
  // Its lowest bit is told apart without the card.
  return (hash31(shownLine(card) + drop + paid) & ~PAID_BIT) | (paidPoints > 0 ? PAID_BIT : 0)
}

const PRICE_DROP = 'priceDrop'
const PAID_BIT = 1

/** Whether a payment counts in the rank of the product whose card has this version. */
export function isPaidFor(version: number): boolean {
  return (version & PAID_BIT) !== 0
}

/** FNV-1a, cut to 31 bits. */
function hash31(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 1) | 0
}
