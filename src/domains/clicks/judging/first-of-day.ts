import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { DomainEvent } from '#platform/outbox/outbox.ts'

/**
 * `clicks.counted`: of the clicks that have just been judged, visitors who went from a product to a shop for the first time that day, summed by product,
 * hour and place in the list (null: it stood in none). No visitor is named. The same cookie, or the same hash of network and agent, is one visitor.
 * A click cannot be later than now, whatever the clock said that wrote it. Null: none counts.
 */
export async function countedEvent(
  tx: DatabaseTransaction,
  uids: readonly string[],
  now: Date,
): Promise<DomainEvent | null> {
  const own = sql`${uids as string[]}::uuid[]`
  // Looked up click by click in an index: joined as a whole, which "not exists" may become, a batch took seconds.
  // One judged earlier is before; of those judged together the earlier click.
  const isBefore = sql`e.uid <> c.uid and e.billable and (not e.uid = any(${own}) or (e.at, e.uid) < (c.at, c.uid))`
  const { rows } = await sql<{ productId: number; at: Date; position: number | null; visitors: number }>`
    select c.product_id as "productId", least(date_trunc('hour', c.at), ${now}) as at, c.position, count(*)::int as visitors from clicks.click c
    where c.uid = any(${own}) and c.billable
      and (select true from clicks.click e where e.product_id = c.product_id and e.visitor_day = c.visitor_day and ${isBefore} limit 1) is null
      and (select true from clicks.click e where e.product_id = c.product_id and e.visitor = c.visitor and ${isBefore}
        and e.at >= date_trunc('day', c.at, 'UTC') and e.at < date_trunc('day', c.at, 'UTC') + interval '1 day' limit 1) is null
    group by 1, 2, 3 order by 1, 2, 3`.execute(tx)
  return rows.length === 0
    ? null
    : { kind: 'clicks.counted', payload: { clicks: rows.map((row) => ({ ...row, at: row.at.toISOString() })) } }
}
