import { loadIndexableProducts, paidPointsIn } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { asId } from '#platform/ids.ts'
import type { SearchPort } from '#ports/search/port.ts'
import { isPaidFor } from '../indexing/card-version.ts'
import type { ListingIndex } from '../indexing/listing-index.ts'
import { compilePlan, orderBy, PAGE_SIZE } from '../plan/compile-plan.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import { MOST_PLACES } from './listing-places.ts'
import { movedPlaces } from './moved-places.ts'
import { paidPoints, payingOffer } from './paid-place.ts'
import { bidPoints, rankOf, type RankPoints } from './rank-shares.ts'

/** An offer, and what a click on it would cost. */
export interface TriedBid {
  readonly variantId: number
  readonly productId: number
  /** Micro-euros; 0: nothing. */
  readonly cpcMicros: number
}

/** Where the product of an offer stands in the recommended order, and where the bid would put it. */
export interface TriedPlace {
  readonly variantId: number
  /** The offer leads its product: only such a one pays for a place. */
  readonly isLeading: boolean
  /** From 1 on; null: not among the first `MOST_PLACES`. */
  readonly now: number | null
  readonly withBid: number | null
  /** Its place would say 'Patrocinado'. */
  readonly isLabelled: boolean
}

/** What bids do to the recommended order, reckoned as the index does it, with all other offers as they are. */
export interface BidPlaces {
  readonly pageSize: number
  readonly mostPlaces: number
  /** In the listing of a category, or of everything (null). All bids are tried together. */
  try(categoryId: number | null, bids: readonly TriedBid[]): Promise<readonly TriedPlace[]>
}

export interface BidPlacesParts {
  readonly db: Database
  readonly clock: Clock
  readonly search: SearchPort
  readonly follower: Pick<ListingIndex, 'directory' | 'rankingOf' | 'cardOf'>
}

/** A product's place in the order: the higher rank, of equals the lower product. */
interface Ranked {
  readonly productId: number
  readonly rank: number
  readonly paidPoints: number
}

export function createBidPlaces(parts: BidPlacesParts): BidPlaces {
  return {
    pageSize: PAGE_SIZE,
    mostPlaces: MOST_PLACES,
    try: async (categoryId, bids) => {
      const { order, isWhole } = await orderOf(categoryId, parts)
      const tried = await ranksWith(bids, parts)
      const unchanged = order.filter(({ productId }) => !tried.has(productId))
      // Whom the listing does not hold so far back may come in from behind, if it comes far enough.
      const last = order.at(-1)
      const comesIn = (each: Ranked) => isWhole || last === undefined || byRank(each, last) <= 0
      const changed = [...tried.values()].flatMap(({ with: each }) => (comesIn(each) ? [each] : []))
      const then = [...unchanged, ...changed].toSorted(byRank).slice(0, MOST_PLACES)
      const moved = movedPlaces(then.map(placeOf), ORDER, isWhole)
      const [placesNow, placesThen] = [placesIn(order), placesIn(then)]
      return bids.map(({ variantId, productId }) => {
        const place = placesThen.get(productId) ?? null
        return {
          variantId,
          isLeading: tried.get(productId)?.leading === variantId,
          now: placesNow.get(productId) ?? null,
          withBid: place,
          isLabelled: place !== null && moved[place - 1] === true,
        }
      })
    },
  }
}

const ORDER = orderBy(emptySelection({ kind: 'all' }))

function byRank(a: Ranked, b: Ranked): number {
  return b.rank - a.rank || a.productId - b.productId
}

function placeOf({ productId, rank, paidPoints: paid }: Ranked) {
  return { cursor: { keys: [rank], group: productId }, paidPoints: paid }
}

function placesIn(order: readonly Ranked[]): ReadonlyMap<number, number> {
  return new Map(order.map(({ productId }, at) => [productId, at + 1]))
}

/** The listing as it is; `isWhole`: there is no more of it. */
async function orderOf(
  categoryId: number | null,
  { search, follower }: BidPlacesParts,
): Promise<{ readonly order: readonly Ranked[]; readonly isWhole: boolean }> {
  const selection = emptySelection(
    categoryId === null ? { kind: 'all' } : { kind: 'category', categoryId: asId(categoryId) },
  )
  const page = { kind: 'numbered', number: 1, size: MOST_PLACES } as const
  const plan = compilePlan(selection, follower.directory(), page, null)
  if (plan === null) return { order: [], isWhole: true }
  const { hits, totalCount } = await search.search({ ...plan, facets: [] })
  return {
    order: hits.map(({ id, group, version, cursor }) => ({
      productId: group,
      rank: cursor.keys[0] ?? 0,
      paidPoints: isPaidFor(version) ? paidPointsOf(follower.cardOf(id)) : 0,
    })),
    isWhole: totalCount <= hits.length,
  }
}

function paidPointsOf(record: Buffer | null): number {
  return record === null ? 0 : paidPointsIn(record)
}

/** The ranks of the bids' products with the points of these bids in the place of those that are paid for now; by product. */
async function ranksWith(bids: readonly TriedBid[], { db, clock, follower }: BidPlacesParts) {
  const ids = [...new Set(bids.map(({ productId }) => productId))]
  const now = clock.now()
  const ranking = await follower.rankingOf(ids)
  const cpcOf = new Map(bids.map(({ variantId, cpcMicros }) => [variantId, cpcMicros]))
  const ranks = new Map<number, { readonly leading: number | null; readonly with: Ranked }>()
  for (const product of await loadIndexableProducts(db, ids, now)) {
    const leading = payingOffer(product, now)
    const points = product.offers.flatMap(({ variantId }): RankPoints[] => {
      const held = ranking.get(variantId)
      const cpc = variantId === leading ? cpcOf.get(variantId) : undefined
      return held === undefined ? [] : [cpc === undefined ? held : { ...held, bid: bidPoints(cpc) }]
    })
    if (points.length === 0) continue
    const rank = Math.max(...points.map(rankOf))
    ranks.set(product.productId, {
      leading,
      with: { productId: product.productId, rank, paidPoints: paidPoints(points) },
    })
  }
  return ranks
}
