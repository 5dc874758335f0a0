import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, daySchema } from '#platform/http/calls/wire.ts'

const MOST_DAYS = 366
/** Without `days`. */
export const COMMON_DAYS = 30

/** B-07: how often the shop's offers were proven to be seen. */
export const impressionDaysCall = defineCall({
  id: 'B-07',
  operationId: 'impressionDays',
  method: 'GET',
  path: '/api/v2/impressions',
  service: 'api',
  summary: "How often the shop's offers were seen, by day in Portugal, newest first",
  access: 'shop:read',
  priority: 'api',
  /** `to`: the last of the days; today where it is not said. */
  query: z.object({ days: z.int().min(1).max(MOST_DAYS).optional(), to: daySchema.optional() }),
  answer: z.object({
    /** In Portugal. Nothing is known of days before it: sums are not kept longer. */
    since: z.iso.date(),
    days: z.array(z.object({ day: z.iso.date(), impressions: countSchema })),
  }),
  refusals: [],
})
