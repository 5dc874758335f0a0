import { baseStandingOf, compareOffers, type IndexableProduct, standingOf } from '#domains/offers/contract.ts'
import { rankOf, type RankPoints } from './rank-shares.ts'

/**
 * The one offer of a product whose bid may count: the one that leads it on the mainland, before anybody has chosen filters. A bid does not
 * buy a place with a dearer offer than the one that is shown. Null: the product has none that can be had.
 */
export function payingOffer(product: Pick<IndexableProduct, 'offers'>, now: Date): number | null {
  const ranked = product.offers.flatMap((offer) => {
    const total = offer.totals.mainland
    const delivery = typeof total === 'number' ? 'known' : total
    const standing = standingOf(baseStandingOf(offer, now), delivery)
    return standing === 'fresh' || standing === 'unknown'
      ? [
          {
            standing,
            totalCents: typeof total === 'number' ? total : null,
            priceCents: offer.priceCents,
            variantId: offer.variantId as number,
          },
        ]
      : []
  })
  return ranked.toSorted(compareOffers)[0]?.variantId ?? null
}

/** How many points of a product's rank, that of its best offer, are there because of a payment: with every bid at 0 it would be lower by them. */
export function paidPoints(points: readonly RankPoints[]): number {
  return Math.max(...points.map(rankOf)) - Math.max(...points.map((each) => rankOf(each) - each.bid))
}
