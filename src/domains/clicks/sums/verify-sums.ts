import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { JUDGED_SUMS, SUM_PLACES } from './write-sums.ts'

/** A sum of clicks that is not what its clicks make. */
export interface WrongSum {
  readonly eshopId: number
  readonly kind: string
  /** "2026-11-26" */
  readonly day: string
  readonly key: string
  /** clicks, counted, paid, micro-euros: as the sum has them, and as the clicks do. */
  readonly has: string
  readonly should: string
}

function figures(of: 'sums' | 'made') {
  return sql`concat_ws(' ', coalesce(${sql.ref(`${of}.clicks`)}, 0), coalesce(${sql.ref(`${of}.counted`)}, 0), coalesce(${sql.ref(`${of}.paid`)}, 0), coalesce(${sql.ref(`${of}.micros`)}, 0))`
}

/** Sums of judged clicks that differ from what the clicks themselves make. Reads all of them. */
export async function wrongSums(tx: DatabaseTransaction): Promise<WrongSum[]> {
  const { rows } = await sql<WrongSum>`
    with made as (select c.eshop_id, s.kind, s.day, s.key, ${JUDGED_SUMS} from clicks.click c cross join ${SUM_PLACES}
      where c.classified_at is not null group by 1, 2, 3, 4)
    select eshop_id as "eshopId", kind, to_char(day, 'YYYY-MM-DD') as day, key, ${figures('sums')} as has, ${figures('made')} as should
    from clicks.shop_sum sums full join made using (eshop_id, kind, day, key)
    where ${figures('sums')} <> ${figures('made')} order by 1, 2, 3, 4`.execute(tx)
  return rows
}

/** What the sums say was taken back, by shop and day, as the one kind that has every click says it. */
export async function takenBackSums(
  tx: DatabaseTransaction,
): Promise<{ readonly eshopId: number; readonly day: string; readonly clicks: number; readonly micros: number }[]> {
  const { rows } = await sql<{ eshopId: number; day: string; clicks: number; micros: number }>`
    select eshop_id as "eshopId", to_char(day, 'YYYY-MM-DD') as day, sum(taken_back)::int as clicks, sum(taken_back_micros)::bigint as micros
    from clicks.shop_sum where kind = 'reason' and taken_back > 0 group by 1, 2 order by 1, 2`.execute(tx)
  return rows
}
