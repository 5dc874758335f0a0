import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, daySchema } from '#platform/http/calls/wire.ts'

const MOST_DAYS = 366
/** Without `days`. */
export const COMMON_DAYS = 30

/** B-05: purchases that the shop has told, as sums; whoever sees the shop's area sees no order by it. */
export const orderDaysCall = defineCall({
  id: 'B-05',
  operationId: 'orderDays',
  method: 'GET',
  path: '/api/v2/orders/days',
  service: 'api',
  summary:
    'Purchases told by the shop by the day on which they were made, in Portugal, newest first, and those that began with a click',
  access: 'shop:read',
  priority: 'api',
  /** `to`: the last of the days; today where it is not said. */
  query: z.object({ days: z.int().min(1).max(MOST_DAYS).optional(), to: daySchema.optional() }),
  answer: z.object({
    /** In Portugal. */
    today: z.iso.date(),
    /** The day of the first purchase that the shop has told; nothing is known of days before it. null: it has told of none. */
    since: z.iso.date().nullable(),
    days: z.array(z.object({ day: z.iso.date(), orders: countSchema, byClick: countSchema })),
  }),
  refusals: [],
})
