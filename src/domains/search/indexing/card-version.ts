import type { IndexableOffer, IndexableProduct } from '#domains/offers/contract.ts'

/**
 * A number that changes whenever anything that a card shows of this offer changes: fragments are kept under it. Not the
 * moment of the last sighting, which each import moves and no card shows.
 */
export const cardVersion = (product: IndexableProduct, offer: IndexableOffer, stale: boolean): number => {
  const { lastSeenAt: _seen, nextChangeAt: _next, firstSeenAt: _first, ...shown } = offer
  const { offers, ...facts } = product
  return hash31(JSON.stringify([shown, stale, offers.length, facts]))
}

/** FNV-1a, cut to 31 bits. */
const hash31 = (text: string): number => {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 1) | 0
}
