import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'

const micros = z.int().min(0)

/** B-04: what a click on one offer costs, and what that is made of. Millionths of a euro. */
export const offerBidCall = defineCall({
  id: 'B-04',
  operationId: 'offerBid',
  method: 'GET',
  path: '/api/v2/bids/offers/{variantId}',
  service: 'api',
  access: 'shop:bids',
  priority: 'api',
  summary:
    'What a click on an offer of the shop costs now: its bid, its factor, the floor of its category, and what we made of them',
  params: z.object({ variantId: idSchema }),
  answer: z
    .object({
      mode: z.enum(['APO', 'MPO', 'RPO']),
      /** Of the bids that hold for its category and price; 0: none, or one below the floor. */
      bidMicros: micros,
      factorPercent: z.int().min(0),
      /** Below it nothing is paid in its category. */
      floorMicros: micros,
      /** As its pages were told last, by the mode; 0: a click costs nothing. */
      costsMicros: micros,
      /** Whether the budget lets clicks be paid for now. */
      isInForce: z.boolean(),
    })
    .meta({ id: 'OfferBid' }),
  refusals: ['not_found'],
})
