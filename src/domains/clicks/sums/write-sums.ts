import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

const DAY = sql`(c.at at time zone 'Europe/Lisbon')::date`

/** A click's place in each kind of sum (ADR 0126); `c` is `clicks.click`. */
export const SUM_PLACES = sql`lateral (values
  ('reason', ${DAY}, coalesce(c.reason, '')), ('source', ${DAY}, c.source::text), ('category', ${DAY}, coalesce(c.category_id, 0)::text),
  ('offer', date_trunc('month', c.at at time zone 'Europe/Lisbon')::date, c.variant_id::text)) s (kind, day, key)`

/** What judged clicks add up to. */
export const JUDGED_SUMS = sql`count(*)::int as clicks, (count(*) filter (where c.billable))::int as counted, count(c.billable_number)::int as paid,
  coalesce(sum(c.cpc_micros) filter (where c.billable_number is not null), 0)::bigint as micros`

/** Adds clicks that have just been judged to their shops' sums; call it once for each click, in the transaction that judges it. */
export async function addJudged(tx: DatabaseTransaction, uids: readonly string[]): Promise<void> {
  await sql`
    insert into clicks.shop_sum as t (eshop_id, kind, day, key, clicks, counted, paid, micros)
    select c.eshop_id, s.kind, s.day, s.key, ${JUDGED_SUMS} from clicks.click c cross join ${SUM_PLACES}
    where c.uid = any(${uids as string[]}::uuid[]) group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (eshop_id, kind, day, key) do update set clicks = t.clicks + excluded.clicks, counted = t.counted + excluded.counted,
      paid = t.paid + excluded.paid, micros = t.micros + excluded.micros`.execute(tx)
}

/** Adds paid clicks that are taken back; they stay among those that were judged. Once for each, in the transaction of the correction. */
export async function addTakenBack(tx: DatabaseTransaction, uids: readonly string[]): Promise<void> {
  await sql`
    insert into clicks.shop_sum as t (eshop_id, kind, day, key, taken_back, taken_back_micros)
    select c.eshop_id, s.kind, s.day, s.key, count(*), sum(c.cpc_micros) from clicks.click c cross join ${SUM_PLACES}
    where c.uid = any(${uids as string[]}::uuid[]) group by 1, 2, 3, 4 order by 1, 2, 3, 4
    on conflict (eshop_id, kind, day, key) do update set taken_back = t.taken_back + excluded.taken_back,
      taken_back_micros = t.taken_back_micros + excluded.taken_back_micros`.execute(tx)
}
