import { type IndexableOffer, type IndexableProduct, isForSale, isInStock } from '#domains/offers/contract.ts'

/**
 * "Recomendados" as one integer: factors of a table that can be summed up for a person (decisions.md, Listings). No pay
 * in it. The sum stays below 2^20, which is what the index holds.
 */
export const rankWeights = {
  /** not stale: seen by us lately (offers/rules/freshness.ts) */
  fresh: 300_000,
  /** can be had now */
  inStock: 200_000,
  /** preorder or backorder: can be had, later */
  orderable: 80_000,
  picture: 150_000,
  /** the delivered total to the mainland is known */
  deliveryKnown: 60_000,
  /** each shop beyond the first, at most four */
  furtherOffer: 15_000,
  category: 40_000,
  description: 30_000,
  /** each of colour, material and a size */
  attribute: 20_000,
  /** turns over what is equal otherwise, so that a page does not show one shop's articles in the order of their ids */
  variety: 19_999,
} as const

export type RankFactor = keyof typeof rankWeights
export type RankFactors = Readonly<Partial<Record<RankFactor, number>>>
/** What each factor is worth: the table above, or one that is tried out (`npm run eval -- ranking`). */
export type RankWeights = Readonly<Record<RankFactor, number>>

const MOST_FURTHER_OFFERS = 4

/** The factors of one offer of a product; their sum is its rank. */
export function rankFactors(
  product: IndexableProduct,
  offer: IndexableOffer,
  facts: { stale: boolean; knownAttributes: number },
  weights: RankWeights = rankWeights,
): RankFactors {
  return {
    ...(!facts.stale && { fresh: weights.fresh }),
    ...(isInStock(offer) ? { inStock: weights.inStock } : isForSale(offer) && { orderable: weights.orderable }),
    ...(offer.imageCount > 0 && { picture: weights.picture }),
    ...(typeof offer.totals.mainland === 'number' && { deliveryKnown: weights.deliveryKnown }),
    furtherOffer: Math.min(product.offers.length - 1, MOST_FURTHER_OFFERS) * weights.furtherOffer,
    ...(product.categoryId !== null && { category: weights.category }),
    ...(offer.hasDescription && { description: weights.description }),
    attribute: facts.knownAttributes * weights.attribute,
    variety: scatter(product.productId) % (weights.variety + 1),
  }
}

export function rankOf(factors: RankFactors): number {
  return Object.values(factors).reduce((sum, value) => sum + value, 0)
}

/** A fixed number without order for an id (the multiplier of Knuth's hash). */
function scatter(id: number): number {
  return Math.imul(id, 2_654_435_761) >>> 8
}
