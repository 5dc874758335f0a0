import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'

const count = z.int().min(0)

/** B-08 Hoje. What could not be read is null, and the screen says so: the rest is as true. */
export const getTodayCall = defineCall({
  id: 'B-08',
  operationId: 'getToday',
  method: 'GET',
  path: '/v1/backoffice/today',
  service: 'admin',
  summary:
    'How the site stands: imports, feeds, index, work, mail, errors and clicks, and what they were on the days before.',
  access: 'staff',
  priority: 'api',
  answer: z
    .object({
      at: z.string(),
      /** Whether a worker is there. */
      hasWorker: z.boolean().nullable(),
      feeds: z.object({ feeds: count, held: count, failing: count, disabled: count }).nullable(),
      index: z.object({ offers: count, lagSeconds: z.number().min(0).nullable() }),
      work: z.object({ waiting: count, oldestSeconds: z.number().min(0), failed: count }).nullable(),
      mail: z.object({ waiting: count, failed: count }).nullable(),
      /** Of this process, since it began. */
      errors: z.object({ count, since: z.string() }),
      days: z
        .array(z.object({ day: z.string(), clicks: count, counted: count, applied: count, held: count, failed: count }))
        .nullable(),
    })
    .meta({ id: 'Today' }),
  refusals: [],
})
