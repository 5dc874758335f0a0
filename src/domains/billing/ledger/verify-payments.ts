import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Difference } from './difference.ts'

/**
 * What payments and assignments moved is what they say: of the same amount, of the same shop. Money that is another shop's in the ledger
 * than in its row is named, and so is a transaction of them that no row has.
 */
export async function verifyPayments(tx: DatabaseTransaction): Promise<Difference[]> {
  const { rows } = await sql<{ name: string; ledger: string | null; should: string | null }>`
    with said as (
      select p.journal_id, 'payment ' || p.id as name, s.* from billing.payment p cross join lateral (values
        ('bank', null::int, p.cents * 10000), (case when p.eshop_id is null then 'unmatched' else 'receivable' end, p.eshop_id, -p.cents * 10000)) s (account, eshop_id, micros)
      union all
      select a.journal_id, 'assignment of payment ' || p.id, s.* from billing.assignment a join billing.payment p on p.id = a.payment_id
        cross join lateral (values ('unmatched', null::int, p.cents * 10000), ('receivable', a.eshop_id, -p.cents * 10000)) s (account, eshop_id, micros)
    ), moved as (
      select e.journal_id, e.account, e.eshop_id, e.micros, j.key from billing.entry e join billing.journal j on j.id = e.journal_id
      where j.kind in ('payment', 'assignment')
    ), differing as (
      select coalesce(s.name, (select min(n.name) from said n where n.journal_id = m.journal_id), 'transaction ' || m.key) as name,
        case when m.account is not null then format('%s %s of shop %s', m.account, m.micros, coalesce(m.eshop_id::text, 'nobody')) end as ledger,
        case when s.account is not null then format('%s %s of shop %s', s.account, s.micros, coalesce(s.eshop_id::text, 'nobody')) end as should
      from said s full join moved m on m.journal_id = s.journal_id and m.account = s.account
      where m.account is null or s.account is null or m.micros <> s.micros or m.eshop_id is distinct from s.eshop_id
    )
    select name, string_agg(ledger, ', ' order by ledger) as ledger, string_agg(should, ', ' order by should) as should from differing
    group by name order by name`.execute(tx)
  return rows.map(({ name, ledger, should }) => ({ of: name, ledger: ledger ?? 'none', should: should ?? 'none' }))
}
