import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ImpressionKind, RecordReason } from './impression-kinds.ts'

export interface DaySum {
  readonly day: string
  readonly source: number
  readonly kind: ImpressionKind
  readonly impressions: number
}

/** Of an offer, the newest day first. */
export async function sumsOfVariant(db: DatabaseOrTransaction, variantId: number): Promise<DaySum[]> {
  const { rows } =
    await sql<DaySum>`select to_char(day, 'YYYY-MM-DD') as day, source, kind, sum(impressions)::float8 as impressions
    from tracking.impression_sum where variant_id = ${variantId} group by 1, 2, 3 order by 1 desc, 2, 3`.execute(db)
  return rows
}

/** Of all offers on a day, and what was not proven by its reason. */
export async function sumsOfDay(
  db: DatabaseOrTransaction,
  day: string,
): Promise<{
  readonly sums: readonly DaySum[]
  readonly reasons: readonly { readonly reason: RecordReason; readonly records: number }[]
}> {
  const { rows: sums } =
    await sql<DaySum>`select to_char(day, 'YYYY-MM-DD') as day, source, kind, sum(impressions)::float8 as impressions
    from tracking.impression_sum where day = ${day}::date group by 1, 2, 3 order by 2, 3`.execute(db)
  const { rows: reasons } = await sql<{
    reason: RecordReason
    records: number
  }>`select reason, sum(records)::float8 as records
    from tracking.reason_sum where day = ${day}::date group by 1 order by 2 desc, 1`.execute(db)
  return { sums, reasons }
}

/** How often each of these offers was proven to be seen, from a day on; those that were not are absent. */
export async function provenImpressions(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
  fromDay: string,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ variantId: number; impressions: number }>`
    select variant_id as "variantId", sum(impressions)::float8 as impressions from tracking.impression_sum
    where variant_id = any(${variantIds as number[]}::bigint[]) and day >= ${fromDay}::date and kind = 'proven' group by 1`.execute(
    db,
  )
  return new Map(rows.map(({ variantId, impressions }) => [variantId, impressions]))
}
