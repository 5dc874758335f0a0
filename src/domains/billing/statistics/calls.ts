import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, daySchema } from '#platform/http/calls/wire.ts'

export const STATISTICS_BY = ['day', 'week', 'month', 'reason', 'source', 'category', 'offer'] as const
/** Days that one call looks at together: a year, and the day a year ago. */
export const MOST_STATISTICS_DAYS = 366
/** Offers with the most clicks; of the others there are never so many. */
export const MOST_STATISTICS_ROWS = 500

const day = z.iso.date()
/** Millionths of a euro; null: who asks has no right to the shop's money (`shop:billing`). */
const micros = z.int().min(0).nullable()

/** What is summed up; of both addresses. */
export const statisticsQuery = z.object({ by: z.enum(STATISTICS_BY), from: daySchema, to: daySchema })

/** B-04: what came of a shop's clicks, summed up. */
export const shopStatisticsCall = defineCall({
  id: 'B-04',
  operationId: 'shopStatistics',
  method: 'GET',
  path: '/api/v2/billing/statistics',
  service: 'api',
  access: 'shop:read',
  priority: 'api',
  summary: `The shop's clicks summed up by period, reason, place, category or offer (of whole months, the ${MOST_STATISTICS_ROWS} with the most), of at most ${MOST_STATISTICS_DAYS} days in Portugal; what they cost for who has the right \`billing\``,
  query: statisticsQuery,
  answer: z.object({
    by: z.enum(STATISTICS_BY),
    from: day,
    to: day,
    rows: z.array(
      z
        .object({
          /** The first day of a period, a reason ('billed': none), the number of a place, the id of a category (null: none) or an offer. */
          key: z.string().nullable(),
          /** For people; null: nothing names it. */
          name: z.string().nullable(),
          clicks: countSchema,
          counted: countSchema,
          paid: countSchema,
          costMicros: micros,
          takenBack: z.object({ clicks: countSchema, costMicros: micros }),
        })
        .meta({ id: 'ShopStatisticsRow' }),
    ),
  }),
  refusals: ['parameter_invalid'],
  files: [
    {
      path: '/api/v2/billing/statistics.csv',
      type: 'text/csv',
      summary: 'The same sums as CSV',
      query: statisticsQuery,
    },
  ],
})
