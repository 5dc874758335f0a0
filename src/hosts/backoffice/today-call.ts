import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'

const count = z.int().min(0)
const known = count.nullable()

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
      /** What waits for somebody's decision. */
      waiting: z.object({
        applications: known,
        complaints: known,
        texts: known,
        contests: known,
        /** Live offers without a category. */
        uncertain: known,
        /** Shops with invoices past their day. */
        overdue: known,
        /** Shops in which nobody may let others in, the first of them by name. */
        withoutOwner: z.object({ count, first: z.array(z.object({ eshopId: z.int(), name: z.string() })) }).nullable(),
      }),
      /** Of this process, since it began. */
      errors: z.object({ count, since: z.string() }),
      days: z
        .array(
          z.object({
            day: z.string(),
            /** null, here and below: of a day before anything was counted. */
            clicks: known,
            counted: known,
            applied: known,
            held: known,
            failed: known,
          }),
        )
        .nullable(),
    })
    .meta({ id: 'Today' }),
  refusals: [],
})
