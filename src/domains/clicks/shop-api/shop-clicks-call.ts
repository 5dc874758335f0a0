import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema } from '#platform/http/calls/wire.ts'

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
