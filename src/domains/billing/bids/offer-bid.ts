import type { FastifyInstance } from 'fastify'
import { biddableOffers, bidsOf } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { EshopId } from '#platform/ids.ts'
import { offerBidCall } from './offer-bid-call.ts'
import { factorsOf, floorOfCategory, pricer } from './price-offer.ts'
import { findBidding, findFloors } from './storage.ts'

const COMMON_PERCENT = 100
/** By the bids alone: no other shop's, and nothing that we choose. */
const NO_OTHERS = { strongest: new Map<number, number>(), autoPercent: COMMON_PERCENT }

/** `/api/v2/bids/offers/{variantId}` (B-04): what a click on one of the shop's offers costs, and why. */
export function offerBidRoutes(app: FastifyInstance, { db }: { readonly db: Database }): void {
  mountCall(app, offerBidCall, ({ request, params: { variantId } }) =>
    ofShop(
      request,
      async (eshopId) =>
        (await offerBid(db, eshopId, variantId)) ??
        refusal('not_found', `variant ${variantId} is no offer of the shop that is bid for (offerBid)`),
    ),
  )
}

/** null: the shop has no such offer that is live. */
async function offerBid(db: Database, eshopId: EshopId, variantId: number) {
  const [offer] = await biddableOffers(db, eshopId, variantId - 1, 1)
  if (offer?.variantId !== variantId) return null
  const [bidding, floors] = [await findBidding(db, eshopId), await findFloors(db)]
  const told = (await bidsOf(db, [variantId])).get(variantId)
  return {
    mode: bidding.mode,
    bidMicros: pricer({ ...bidding, mode: 'MPO', factors: [], labelFactors: [] }, { ...NO_OTHERS, floors })(offer),
    factorPercent: factorsOf(bidding)(offer),
    floorMicros: floorOfCategory(offer.categoryId, floors),
    costsMicros: told?.cpcMicros ?? 0,
    isInForce: told?.isInForce ?? false,
  }
}
