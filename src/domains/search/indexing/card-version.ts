import { type IndexableOffer, shownLine } from '#domains/offers/contract.ts'

/**
 * A number that changes exactly when something changes that a card shows of this offer: fragments are kept under it. Of the
 * product that is its slug and the number of its offers; its name and attributes stand on its page, a card has the offer's own.
 */
export const cardVersion = (offer: Pick<IndexableOffer, 'card'>): number => hash31(shownLine(offer.card))

/** FNV-1a, cut to 31 bits. */
const hash31 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 1) | 0
}
