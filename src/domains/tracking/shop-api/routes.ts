import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { variantsOfShop } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { COMMON_DAYS, impressionDaysCall } from './impression-days-call.ts'

export interface ShopImpressionParts {
  /** What was seen may be some seconds old. */
  readonly replica: { readonly db: Database }
  readonly clock: Clock
}

/** `GET /api/v2/impressions` (B-07). Each shop sees its own offers' alone. */
export function shopImpressionRoutes(app: FastifyInstance, { replica, clock }: ShopImpressionParts): void {
  mountCall(app, impressionDaysCall, ({ request, query: { days = COMMON_DAYS } }) =>
    ofShop(request, async (eshopId) => ({
      days: await impressionDays(replica.db, await variantsOfShop(replica.db, eshopId), clock.now(), days),
    })),
  )
}

async function impressionDays(db: Database, variantIds: readonly number[], now: Date, days: number) {
  const { rows } = await sql<{ day: string; impressions: number }>`
    select to_char(day, 'YYYY-MM-DD') as day, sum(impressions)::int as impressions from tracking.impression_sum
    where variant_id = any(${variantIds as number[]}::bigint[]) and kind = 'proven'
      and day > (${now}::timestamptz at time zone 'Europe/Lisbon')::date - ${days}::int
    group by 1 order by 1 desc`.execute(db)
  return rows
}
