import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, daySchema, eurosSchema, idSchema } from '#platform/http/calls/wire.ts'

const MOST_DAYS = 92
/** Without `days`. */
export const COMMON_DAYS = 30

const notBilledSchema = z
  .object({ reason: z.string(), message: z.string(), clicks: countSchema })
  .meta({ id: 'ClicksNotBilled' })

/** B-04: the clicks out to a shop, day by day, and why some of them are not billed. */
export const shopClicksCall = defineCall({
  id: 'B-04',
  operationId: 'shopClicks',
  method: 'GET',
  path: '/api/v2/clicks',
  service: 'api',
  access: 'shop:read',
  priority: 'api',
  summary:
    'Clicks out to the shop by day in Portugal, newest first: billed, waiting to be judged, and not billed by reason',
  query: z.object({ days: z.int().min(1).max(MOST_DAYS).optional() }),
  answer: z.object({
    days: z.array(
      z.object({ day: z.iso.date(), billed: countSchema, waiting: countSchema, notBilled: z.array(notBilledSchema) }),
    ),
  }),
  refusals: [],
})

/** Clicks of one page of a day. */
export const CLICKS_PAGE = 100
const MOST_PAGES = 10_000

/** B-04: each click of one day, with what it costs or why it costs nothing. */
export const shopDayClicksCall = defineCall({
  id: 'B-04',
  operationId: 'shopDayClicks',
  method: 'GET',
  path: '/api/v2/clicks/{day}',
  service: 'api',
  access: 'shop:read',
  priority: 'api',
  summary: `Each click out to the shop on one day in Portugal, the newest first, ${CLICKS_PAGE} a page: what it costs, or why nothing`,
  params: z.object({ day: daySchema }),
  query: z.object({ page: z.int().min(1).max(MOST_PAGES).optional() }),
  answer: z.object({
    clicks: z.array(
      z
        .object({
          at: z.iso.datetime(),
          variantId: idSchema,
          /** The shop's own id; null: the offer is not there any more. */
          itemId: z.string().nullable(),
          /** Of the offer at the click. */
          price: eurosSchema,
          state: z.enum(['counts', 'waiting', 'not_billed']),
          /** Millionths of a euro; 0 where it costs nothing, null: who asks has no right to the shop's money (`shop:billing`). */
          costMicros: z.int().nullable(),
          reason: z.string().nullable(),
          message: z.string().nullable(),
        })
        .meta({ id: 'ShopClick' }),
    ),
    /** null: there is no page after this one. */
    nextPage: z.int().nullable(),
  }),
  refusals: [],
})
