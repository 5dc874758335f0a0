import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Months that are over on that day ("2026-10"), the last first: from that of the first document on, and the last one anyway, also where it has none. */
export async function endedMonths(db: DatabaseOrTransaction, today: string): Promise<string[]> {
  const { rows } = await sql<{ month: string }>`
    with ended as (select date_trunc('month', ${today}::date) - interval '1 month' as last)
    select to_char(m, 'YYYY-MM') as month from ended,
      generate_series(least(last, coalesce((select date_trunc('month', min(issued_on)::timestamp) from billing.document), last)), last, interval '1 month') m
    order by m desc`.execute(db)
  return rows.map(({ month }) => month)
}
