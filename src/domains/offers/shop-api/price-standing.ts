import type { Database } from '#platform/database/connect.ts'
import { deliveriesOfProduct, type ProductDelivery } from '../delivery/deliveries-of-product.ts'
import { loadVariantsOfProducts, type VariantData } from '../read/variant-data.ts'

/** How an offer stands beside the others of its product, as the product's page shows them; money in cents, delivered: to the mainland. */
export interface PriceStanding {
  /** Other shops' offers that are on sale. */
  readonly otherOffers: number
  /** null: there is no other. */
  readonly lowestOtherCents: number | null
  /** Of all offers of the product, this one among them; null: there is no other. */
  readonly medianCents: number | null
  /** With the delivery and unconditional vouchers; null: not known, or not delivered there. */
  readonly deliveredCents: number | null
  /** The cheapest of the other shops; null: none is known. */
  readonly lowestOtherDeliveredCents: number | null
  /** Its place among all offers of the product, the cheapest delivered first; null: it is not on sale. */
  readonly place: number | null
}

export const NO_STANDING: PriceStanding = {
  otherOffers: 0,
  lowestOtherCents: null,
  medianCents: null,
  deliveredCents: null,
  lowestOtherDeliveredCents: null,
  place: null,
}

/** The standings of offers of these products that the shop makes, by their ids; four queries, whatever their number. */
export async function priceStandings(
  db: Database,
  eshopId: number,
  productIds: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, PriceStanding>> {
  const variants = await loadVariantsOfProducts(db, [...new Set(productIds)], now)
  const byProduct = Map.groupBy(variants, ({ productId }) => productId)
  return new Map([...byProduct.values()].flatMap((offers) => standingsIn(offers, eshopId, now)))
}

function standingsIn(offers: readonly VariantData[], eshopId: number, now: Date): [number, PriceStanding][] {
  const sold = deliveriesOfProduct(offers, 'mainland', now)
  const others = sold.filter(({ eshop }) => eshop.id !== eshopId)
  const shared = {
    otherOffers: others.length,
    lowestOtherCents: lowest(others.map(({ priceCents }) => priceCents)),
    medianCents: others.length === 0 ? null : medianOf(sold.map(({ priceCents }) => priceCents)),
    lowestOtherDeliveredCents: lowest(others.flatMap(({ isSound, totalCents }) => (isSound ? (totalCents ?? []) : []))),
  }
  return offers
    .filter(({ eshop }) => eshop.id === eshopId)
    .map(({ variantId }) => [variantId, { ...shared, ...ownPlace(sold, variantId) }])
}

function ownPlace(sold: readonly ProductDelivery[], variantId: number) {
  const at = sold.findIndex((offer) => offer.variantId === variantId)
  return { deliveredCents: sold[at]?.totalCents ?? null, place: at < 0 ? null : at + 1 }
}

function lowest(cents: readonly number[]): number | null {
  return cents.length === 0 ? null : Math.min(...cents)
}

/** Of an even number the mean of the two in the middle, in whole cents. */
function medianOf(cents: readonly number[]): number {
  const sorted = cents.toSorted((one, other) => one - other)
  const [low = 0, high = low] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ]
  return Math.round((low + high) / 2)
}
