import type { IndexableOffer, IndexableProduct } from '#domains/offers/contract.ts'
import { NOW } from './random-shops.ts'
import { payingOffer } from './ranking/paid-place.ts'
import { rankOf, rankPoints, rankShares } from './ranking/rank-shares.ts'

const STALE_MS = 48 * 3_600_000

/** An offer's rank read off the plain product, where no yardsticks are: for `reference-listing.ts`. */
export function referenceRank(product: IndexableProduct, offer: IndexableOffer): number {
  const { colours, materials, sizes } = product.attributes
  const { discount } = offer
  return rankOf(
    rankPoints(
      rankShares(
        product,
        offer,
        {
          knownAttributes: [colours, materials, Object.keys(sizes)[0]].filter((known) => known != null).length,
          lowestCents: Math.min(...product.offers.map(({ priceCents }) => priceCents)),
          medianCents: null,
        },
        {
          stale: NOW.getTime() - Date.parse(offer.lastSeenAt) >= STALE_MS,
          discountPercent: discount !== null && NOW.getTime() < Date.parse(discount.until) ? discount.percent : 0,
          accuracy: null,
          bidMicros: offer.variantId === payingOffer(product, NOW) ? offer.bidMicros : 0,
        },
      ),
    ),
  )
}
