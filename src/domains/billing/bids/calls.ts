import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { eurosSchema, idSchema } from '#platform/http/calls/wire.ts'
import { MOST_BIDS, MOST_CPC_MICROS, MOST_FACTOR_PERCENT, MOST_FACTORS } from './bidding.ts'

const MICROS = 1_000_000
const MOST_ITEM_ID = 200
const MOST_PRICE = 1_000_000
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

const answer = z
  .object({
    ...bidding,
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
  body: { name: 'requestBody', schema: z.object({ ...bidding, version: VERSION.optional() }) },
  answer,
  refusals: ['conflict', 'unprocessable'],
})
