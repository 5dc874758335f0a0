import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { eurosSchema, idSchema } from '#platform/http/calls/wire.ts'
import { LABELS, MOST_BIDS, MOST_CPC_MICROS, MOST_FACTOR_PERCENT, MOST_FACTORS, MOST_LABEL_FACTORS } from './bidding.ts'

const MICROS = 1_000_000
const MOST_ITEM_ID = 200
const MOST_PRICE = 1_000_000
/** As feeds are read (feeds, TEXT_LIMITS.attribute). */
const MOST_LABEL_VALUE = 300
/** Of what a change was made from: where it is given, another's change in between is a conflict. */
const VERSION = z.string().max(64)
const shared = { id: 'B-04', service: 'api', access: 'shop:bids', priority: 'api' } as const

const cpc = eurosSchema.max(MOST_CPC_MICROS / MICROS)
const price = eurosSchema.max(MOST_PRICE)

const bidding = {
  /** APO: we choose below the bids, MPO: the bids as they are, RPO: what holds the place, never above the bids. */
  mode: z.enum(['APO', 'MPO', 'RPO']),
  /** Of APO: no click costs more. */
  targetCpc: cpc.nullable(),
  bids: z
    .array(
      z.object({
        /** null: all categories. */
        categoryId: idSchema.nullable(),
        priceFrom: price,
        /** From this price on it does not hold. */
        priceTo: price.nullable(),
        cpc,
      }),
    )
    .max(MOST_BIDS),
  factors: z
    .array(z.object({ itemId: z.string().min(1).max(MOST_ITEM_ID), percent: z.int().min(0).max(MOST_FACTOR_PERCENT) }))
    .max(MOST_FACTORS),
}
const labelFactors = z
  .array(
    z.object({
      /** custom_label_0 to 4 of the feed. */
      label: z
        .int()
        .min(0)
        .max(LABELS - 1),
      value: z.string().regex(/\S/).max(MOST_LABEL_VALUE),
      percent: z.int().min(0).max(MOST_FACTOR_PERCENT),
    }),
  )
  .max(MOST_LABEL_FACTORS)
/** As a shop sends it; without factors by label there are none. */
const sent = { ...bidding, labelFactors: labelFactors.optional() }

/** As a shop sends it. */
export const sentBiddingSchema = z.strictObject(sent)
export type SentBidding = z.infer<typeof sentBiddingSchema>

/** An offer with where it stands and where the bids would put it. */
const placedOffer = z.object({
  variantId: idSchema,
  itemId: z.string(),
  price: eurosSchema,
  /** In millionths of a euro. */
  cpcMicros: z.int().min(0),
  /** It is the best offer of its product: only such a one gains a place by paying. */
  leading: z.boolean(),
  /** From 1 on; null: not among the first `mostPlaces`. */
  placeNow: z.int().min(1).nullable(),
  placeThen: z.int().min(1).nullable(),
  /** Its place would say 'Patrocinado'. */
  labelled: z.boolean(),
})

const answer = z
  .object({
    ...bidding,
    labelFactors,
    version: VERSION,
    /** Whether terms by which clicks cost hold for the shop; until then they are free, whatever it bids. */
    clicksCost: z.boolean(),
    /** From when they hold; null: no day is known. */
    costFrom: z.iso.datetime().nullable(),
    /** Below it nothing is paid, where a category has no floor of its own. */
    commonFloor: cpc,
    floors: z.array(z.object({ categoryId: idSchema, floor: cpc })),
    /** Of the shop's offers, those above them, and those that are bid for; each with the floor that holds there. */
    categories: z.array(z.object({ categoryId: idSchema, name: z.string(), floor: cpc })),
  })
  .meta({ id: 'ShopBids' })

/** B-04: what a shop pays for clicks. */
export const shopBidsCall = defineCall({
  ...shared,
  operationId: 'shopBids',
  method: 'GET',
  path: '/api/v2/bids',
  summary: "The shop's bids by category and price, factors by item, mode, and the floors",
  answer,
  refusals: [],
})

/** B-04: settles it; the whole of it at once. */
export const changeShopBidsCall = defineCall({
  ...shared,
  operationId: 'changeShopBids',
  method: 'POST',
  path: '/api/v2/bids',
  summary: 'Settles bids, factors and mode in the place of those that stand; offers are told within seconds',
  body: { name: 'requestBody', schema: z.object({ ...sent, version: VERSION.optional() }) },
  answer,
  refusals: ['conflict', 'unprocessable'],
})

/** B-04: what bids would do, before they are saved; nothing is kept. */
export const estimateShopBidsCall = defineCall({
  ...shared,
  operationId: 'estimateShopBids',
  method: 'POST',
  path: '/api/v2/bids/estimate',
  summary:
    "Estimates what bids would do to the shop's offers of a category and price band, as things stand now; nothing is saved",
  body: {
    name: 'requestBody',
    schema: z.object({
      ...sent,
      of: z.object({ categoryId: idSchema.nullable(), priceFrom: price, priceTo: price.nullable() }),
    }),
  },
  answer: z
    .object({
      /** The day in Portugal that it is of. */
      day: z.iso.date(),
      pageSize: z.int(),
      mostPlaces: z.int(),
      /** The shop has more offers than were looked through. */
      cut: z.boolean(),
      offers: z.int(),
      /** Of these, those whose clicks would cost something. */
      paying: z.int(),
      /** Those with the most clicks, at most so many as docs/limits.md says. */
      placed: z.array(placedOffer),
      /** Of all offers asked of, in the days before: clicks that counted, and what they would have cost. */
      days: z.int(),
      clicks: z.int(),
      costMicros: z.int(),
    })
    .meta({ id: 'BidEstimate' }),
  refusals: ['unprocessable'],
})
