import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { REPORT_LIMITS } from '../accuracy-limits.ts'

/**
 * Sums what was found from this day on anew. A reading that its shop contests counts only once it is decided that it stands, unless too many of its contests wait; of a shop's
 * reports a day has three at most.
 */
export async function sumDays(
  tx: DatabaseOrTransaction,
  { eshopIds, from, until }: { readonly eshopIds: readonly number[] | null; readonly from: Date; readonly until: Date },
): Promise<void> {
  const ofShops = sql`(${eshopIds as number[] | null}::int[] is null or eshop_id = any(${eshopIds as number[] | null}::int[]))`
  const day = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Lisbon')::date`
  const since = sql`(date_trunc('day', ${from}::timestamptz, 'Europe/Lisbon'))`
  const counts = sql`c.observation_id is null or c.state = 'refused' or (c.state = 'waiting' and c.counts_meanwhile)`
  await sql`
    with reading as (
        select o.eshop_id, ${day('o.observed_at')} as day, count(*) filter (where outcome = 'right') as right_count,
          count(*) filter (where outcome = 'price' and (${counts})) as price_count, count(*) filter (where outcome = 'stock' and (${counts})) as stock_count,
          count(*) filter (where outcome = 'unknown') as unknown_count, count(*) filter (where not (${counts})) as contested_count
        from accuracy.observation o left join accuracy.contest c on c.observation_id = o.id
        where ${sql`(${eshopIds as number[] | null}::int[] is null or o.eshop_id = any(${eshopIds as number[] | null}::int[]))`}
          and o.observed_at >= ${since} and o.observed_at <= ${until} group by 1, 2),
      said as (
        select eshop_id, ${day('reported_at')} as day, least(count(*), ${REPORT_LIMITS.ofShopADay}) as report_count
        from accuracy.report where standing = 'counts' and ${ofShops} and reported_at >= ${since} and reported_at <= ${until} group by 1, 2)
    insert into accuracy.day as d (eshop_id, day, right_count, price_count, stock_count, unknown_count, contested_count, report_count)
    select eshop_id, day, coalesce(right_count, 0), coalesce(price_count, 0), coalesce(stock_count, 0), coalesce(unknown_count, 0), coalesce(contested_count, 0), coalesce(report_count, 0)
    from reading full join said using (eshop_id, day) order by 1, 2
    on conflict (eshop_id, day) do update set right_count = excluded.right_count, price_count = excluded.price_count, stock_count = excluded.stock_count,
      unknown_count = excluded.unknown_count, contested_count = excluded.contested_count, report_count = excluded.report_count`.execute(
    tx,
  )
}
