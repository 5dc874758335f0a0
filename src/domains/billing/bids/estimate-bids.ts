import { ancestors, categoryById } from '#domains/catalogue/contract.ts'
import { clicksByVariant } from '#domains/clicks/contract.ts'
import { type BiddableOffer, biddableOffers, lisbonDate } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Bidding } from './bidding.ts'
import { pricer } from './price-offer.ts'
import { findFloors, strongestOthers } from './storage.ts'

/** So many of a shop's offers are looked through, and so many of those that an estimate is of are placed: those with the most clicks. */
export const MOST_LOOKED_THROUGH = 20_000
export const MOST_PLACED = 200
export const ESTIMATED_DAYS = 30
const BATCH = 2_000
const DAY_MS = 86_400_000

/** What an estimate is of: offers of a category, and of all below it, in a band of prices. */
export interface EstimatedPart {
  /** null: all categories. */
  readonly categoryId: number | null
  readonly priceFromCents: number
  /** From this price on no more; null: open. */
  readonly priceToCents: number | null
}

/** Where bids would put offers, which the order itself is asked (search, `createBidPlaces`). */
export interface TryBids {
  readonly pageSize: number
  readonly mostPlaces: number
  try(
    categoryId: number | null,
    bids: readonly { readonly variantId: number; readonly productId: number; readonly cpcMicros: number }[],
  ): Promise<
    readonly {
      readonly variantId: number
      readonly isLeading: boolean
      readonly now: number | null
      readonly withBid: number | null
      readonly isLabelled: boolean
    }[]
  >
}

/** An offer that was placed; places from 1 on, null: far behind. */
export interface EstimatedOffer {
  readonly variantId: number
  readonly itemId: string
  readonly priceCents: number
  readonly cpcMicros: number
  readonly isLeading: boolean
  readonly now: number | null
  readonly withBid: number | null
  readonly isLabelled: boolean
}

/** What a bidding would do as things stand on a day: no promise, for others bid too. */
export interface BidEstimate {
  readonly day: string
  readonly pageSize: number
  readonly mostPlaces: number
  /** The shop has more offers than were looked through. */
  readonly isCut: boolean
  /** Offers of the part, and those of them whose clicks would cost something. */
  readonly offers: number
  readonly paying: number
  readonly placed: readonly EstimatedOffer[]
  /** Of all offers of the part in the last `ESTIMATED_DAYS`: those that counted, and what they would have cost without any budget's end. */
  readonly clicks: number
  readonly costMicros: number
}

export interface EstimateParts {
  readonly db: Database
  readonly places: TryBids
}

/** Reckons what a bidding would do to a part of a shop's offers; nothing is kept. */
export async function estimateBids(
  { db, places }: EstimateParts,
  eshopId: number,
  { bidding, part }: { readonly bidding: Bidding; readonly part: EstimatedPart },
  now: Date,
): Promise<BidEstimate> {
  const { offers, isCut } = await offersOf(db, eshopId, part)
  // As after saving: APO begins with the whole of the bids.
  const market = { floors: await findFloors(db), strongest: await strongestOthers(db, eshopId), autoPercent: 100 }
  const priceOf = pricer(bidding, market)
  const ids = offers.map(({ variantId }) => variantId)
  const clicks = await clicksByVariant(db, ids, new Date(now.getTime() - ESTIMATED_DAYS * DAY_MS))
  const clicksOf = ({ variantId }: BiddableOffer) => clicks.get(variantId) ?? 0
  const placed = offers
    .flatMap((offer) => (offer.productId === null ? [] : [{ ...offer, productId: offer.productId }]))
    .toSorted((a, b) => clicksOf(b) - clicksOf(a) || a.variantId - b.variantId)
    .slice(0, MOST_PLACED)
    .map((offer) => ({ ...offer, cpcMicros: priceOf(offer) }))
  const tried = await places.try(part.categoryId, placed)
  const byVariant = new Map(tried.map((each) => [each.variantId, each]))
  return {
    day: lisbonDate(now.getTime()),
    pageSize: places.pageSize,
    mostPlaces: places.mostPlaces,
    isCut,
    offers: offers.length,
    paying: offers.filter((offer) => priceOf(offer) > 0).length,
    placed: placed.flatMap(({ variantId, itemId, priceCents, cpcMicros }) => {
      const place = byVariant.get(variantId)
      return place === undefined ? [] : [{ ...place, itemId, priceCents, cpcMicros }]
    }),
    clicks: offers.reduce((sum, offer) => sum + clicksOf(offer), 0),
    costMicros: offers.reduce((sum, offer) => sum + clicksOf(offer) * priceOf(offer), 0),
  }
}

async function offersOf(
  db: Database,
  eshopId: number,
  part: EstimatedPart,
): Promise<{ readonly offers: readonly BiddableOffer[]; readonly isCut: boolean }> {
  const offers: BiddableOffer[] = []
  let [seen, last] = [0, 0]
  while (seen < MOST_LOOKED_THROUGH) {
    const batch = await biddableOffers(db, eshopId, last, BATCH)
    offers.push(...batch.filter((offer) => isOfPart(offer, part)))
    if (batch.length < BATCH) return { offers, isCut: false }
    seen += batch.length
    last = batch.at(-1)?.variantId ?? last
  }
  return { offers, isCut: true }
}

function isOfPart(
  { categoryId, priceCents }: BiddableOffer,
  { categoryId: of, priceFromCents, priceToCents }: EstimatedPart,
): boolean {
  if (priceCents < priceFromCents || (priceToCents !== null && priceCents >= priceToCents)) return false
  if (of === null || categoryId === of) return true
  const category = categoryId === null ? null : categoryById(categoryId)
  return category !== null && ancestors(category).some(({ id }) => id === of)
}
