import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { eurosSchema, idSchema } from '#platform/http/calls/wire.ts'
import { availabilities } from '../rules/availability.ts'

const moment = z.iso.datetime()
const pricedDay = z.object({ price: eurosSchema, /** In Lisbon. */ day: z.iso.date() })

/** What Poiso saw of one offer, so that anyone can check a discount (issue "Compare", 8). */
export const offerHistorySchema = z
  .object({
    variantId: idSchema,
    eshop: z.object({ id: idSchema, name: z.string() }),
    condition: z.enum(['new', 'used', 'refurbished', 'returned']),
    active: z.boolean(),
    currency: z.literal('EUR'),
    /** Since when the same article has been watched under this offer. */
    watchedSince: moment,
    /** Stretches in which it was seen at a price, oldest first; the last one is open while the offer is seen. */
    points: z.array(
      z.object({
        from: moment,
        until: moment.nullable(),
        price: eurosSchema,
        /** The shop's own "before": its claim, nothing that we saw. */
        claimedBefore: eurosSchema.nullable(),
        availability: z.enum(availabilities),
        /** To the mainland as the feed said; null: it did not. */
        delivery: eurosSchema.nullable(),
      }),
    ),
    /** Stretches in which nobody saw it. */
    gaps: z.array(z.object({ from: moment, until: moment.nullable() })),
    lowest: pricedDay.nullable(),
    highest: pricedDay.nullable(),
    /** Of half of the days or less, and of half of them or more. */
    usual: eurosSchema.nullable(),
    /** What the one rule says of the price now (ADR 0023, 0044); null: no reduction can be proven. */
    discount: z
      .object({
        discount: z.int().min(1).max(100),
        priceBeforeDiscount: eurosSchema,
        since: moment,
        validTo: moment,
      })
      .nullable(),
    /** Why there is none. */
    noDiscount: z
      .enum(['not_for_sale', 'not_reduced', 'over', 'short_history', 'not_seen', 'not_below', 'not_live'])
      .nullable(),
    /** The lowest price of the 30 days before the reduction, since when it was seen, and the days that were looked at. */
    reference: z.object({ price: eurosSchema, seenAt: moment, windowFrom: moment, windowUntil: moment }).nullable(),
    computedAt: moment,
  })
  .meta({ id: 'OfferHistory' })
export type WireOfferHistory = z.infer<typeof offerHistorySchema>

/** B-03: an offer's price history with the proof of its discount; of offers that are gone too. */
export const variantHistoryCall = defineCall({
  id: 'B-03',
  operationId: 'variantHistory',
  method: 'GET',
  path: '/api/v2/variant/{variantId}/history',
  service: 'api',
  summary: 'What was seen of an offer’s price, and how its discount was computed',
  access: 'anyone',
  priority: 'api',
  params: z.object({ variantId: idSchema }),
  answer: offerHistorySchema,
  refusals: ['not_found'],
  cacheControl: 'public, max-age=60',
})
