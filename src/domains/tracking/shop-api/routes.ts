import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { lisbonDate, variantsOfShop } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { oldestKeptDay } from '../impression-days.ts'
import { COMMON_DAYS, impressionDaysCall } from './impression-days-call.ts'

export interface ShopImpressionParts {
  /** What was seen may be some seconds old. */
  readonly replica: { readonly db: Database }
  readonly clock: Clock
}

/** `GET /api/v2/impressions` (B-07). Each shop sees its own offers' alone. */
export function shopImpressionRoutes(app: FastifyInstance, { replica, clock }: ShopImpressionParts): void {
  mountCall(app, impressionDaysCall, ({ request, query: { days = COMMON_DAYS, to } }) =>
    ofShop(request, async (eshopId) => {
      const today = lisbonDate(clock.now().getTime())
      return {
        since: oldestKeptDay(clock.now()),
        days: await impressionDays(replica.db, await variantsOfShop(replica.db, eshopId), { days, to: to ?? today }),
      }
    }),
  )
}

async function impressionDays(
  db: Database,
  variantIds: readonly number[],
  { days, to }: { readonly days: number; readonly to: string },
) {
  const { rows } = await sql<{ day: string; impressions: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(impressions)::int as impressions from tracking.impression_sum
    where variant_id = any(${variantIds as number[]}::bigint[]) and kind = 'proven'
      and day > ${to}::date - ${days}::int and day <= ${to}::date
    group by 1 order by 1 desc`.execute(db)
  return rows
}
