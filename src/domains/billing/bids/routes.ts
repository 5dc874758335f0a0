import type { FastifyInstance } from 'fastify'
import { liveCategories } from '#domains/offers/contract.ts'
import { versionOf } from '#platform/audit/version-of.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import type { EshopId } from '#platform/ids.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { eurosFromCents } from '#platform/money.ts'
import { type Bidding, COMMON_FLOOR_MICROS } from './bidding.ts'
import { changeShopBidsCall, estimateShopBidsCall, shopBidsCall } from './calls.ts'
import { biddableCategories } from './biddable-categories.ts'
import { type BidEstimate, ESTIMATED_DAYS, estimateBids, type TryBids } from './estimate-bids.ts'
import { type BiddingProblem, biddingProblems, partProblems } from './read-bidding.ts'
import { changeBidding } from './change-bidding.ts'
import { floorOfCategory } from './price-offer.ts'
import { bandOfSent, biddingOfSent } from './sent-bidding.ts'
import { findBidding, findFloors } from './storage.ts'

export interface BidRoutesParts {
  readonly db: Database
  readonly clock: Clock
  /** Where bids would put offers in the recommended order. */
  readonly bidPlaces: TryBids
  /** From which moment clicks may cost these shops something, by their terms; absent: no such moment is known. */
  clicksCostFrom(eshopIds: readonly number[]): Promise<ReadonlyMap<number, Date>>
}

const MICROS_OF_CENT = 10_000

/** `/api/v2/bids` (B-04): a shop reads and settles what it pays for clicks. */
export function bidRoutes(app: FastifyInstance, parts: BidRoutesParts): void {
  const { db, clock, bidPlaces } = parts
  mountCall(app, shopBidsCall, ({ request }) =>
    ofShop(request, async (eshopId) => present(parts, eshopId, await findBidding(db, eshopId))),
  )
  mountCall(app, changeShopBidsCall, ({ request, body }) =>
    ofShop(request, async (eshopId, by) => {
      const change = { bidding: biddingOfSent(body), version: body.version ?? null, by, requestId: request.id }
      const outcome = await changeBidding(db, eshopId, change, clock.now())
      if (outcome.kind === 'stale')
        return refusal('conflict', 'the bids are others than those of this version (changeShopBids)')
      if (outcome.kind === 'refused') return refuse(outcome.problems, 'changeShopBids')
      return present(parts, eshopId, outcome.bidding)
    }),
  )
  mountCall(app, estimateShopBidsCall, ({ request, body }) =>
    ofShop(request, async (eshopId) => {
      const bidding = biddingOfSent(body)
      const part = bandOfSent(body.of)
      const problems = [...biddingProblems(bidding, await findFloors(db)), ...partProblems(part)]
      if (problems.length > 0) return refuse(problems, 'estimateShopBids')
      const estimated = { db, places: bidPlaces }
      return presentEstimate(await estimateBids(estimated, eshopId, { bidding, part }, clock.now()))
    }),
  )
}

function refuse(problems: readonly BiddingProblem[], call: string) {
  return refusal('unprocessable', `${problems.map(({ place, why }) => `${place} ${why}`).join('; ')} (${call})`)
}

function presentEstimate(estimate: BidEstimate) {
  return {
    day: estimate.day,
    pageSize: estimate.pageSize,
    mostPlaces: estimate.mostPlaces,
    cut: estimate.isCut,
    offers: estimate.offers,
    paying: estimate.paying,
    days: ESTIMATED_DAYS,
    clicks: estimate.clicks,
    costMicros: estimate.costMicros,
    placed: estimate.placed.map(
      ({ variantId, itemId, priceCents, cpcMicros, isLeading, now, withBid, isLabelled }) => ({
        variantId,
        itemId,
        price: eurosFromCents(priceCents),
        cpcMicros,
        leading: isLeading,
        placeNow: now,
        placeThen: withBid,
        labelled: isLabelled,
      }),
    ),
  }
}

async function present({ db, clock, clicksCostFrom }: BidRoutesParts, eshopId: EshopId, bidding: Bidding) {
  const { mode, targetMicros, bids, factors, labelFactors } = bidding
  const floors = await findFloors(db)
  const costFrom = (await clicksCostFrom([eshopId])).get(eshopId) ?? null
  return {
    mode,
    targetCpc: targetMicros === null ? null : euros(targetMicros),
    bids: bids.map(({ categoryId, priceFromCents, priceToCents, cpcMicros }) => ({
      categoryId,
      priceFrom: eurosFromCents(priceFromCents),
      priceTo: priceToCents === null ? null : eurosFromCents(priceToCents),
      cpc: euros(cpcMicros),
    })),
    factors: [...factors],
    labelFactors: [...labelFactors],
    version: versionOf(bidding),
    clicksCost: costFrom !== null && costFrom <= clock.now(),
    costFrom: costFrom?.toISOString() ?? null,
    commonFloor: euros(COMMON_FLOOR_MICROS),
    floors: [...floors].map(([categoryId, floor]) => ({ categoryId, floor: euros(floor) })),
    categories: biddableCategories(await liveCategories(db, eshopId), bids).map(({ id, name }) => ({
      categoryId: id,
      name,
      floor: euros(floorOfCategory(id, floors)),
    })),
  }
}

function euros(given: number): number {
  return eurosFromCents(Math.round(given / MICROS_OF_CENT))
}
