import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Clicks of one shop, day and price that count and cost something. */
export interface SumOfClicks {
  readonly eshopId: number
  /** In Portugal, "2026-11-21". */
  readonly day: string
  /** Of one click, in micro-euros. */
  readonly cpcMicros: number
  readonly clicks: number
}

/** One of them. */
export interface PaidClick extends Omit<SumOfClicks, 'clicks'> {
  readonly uid: string
  /** Its place among all that count and cost something, in the order in which they were judged; without gaps. */
  readonly number: number
}

const DAY = sql<string>`to_char(at at time zone 'Europe/Lisbon', 'YYYY-MM-DD')`

/**
 * Sums of the paid clicks numbered above `after`, at most `most` of them, and the last number among them (`after`: there are
 * none). Numbers are given under the judge's lock, so that none below one that is seen comes later.
 */
export async function billableSums(
  db: DatabaseOrTransaction,
  after: number,
  most: number,
): Promise<{ readonly through: number; readonly sums: readonly SumOfClicks[] }> {
  const { rows } = await sql<SumOfClicks & { last: number }>`
    select eshop_id as "eshopId", ${DAY} as day, cpc_micros as "cpcMicros", count(*)::int as clicks, max(billable_number) as last
    from clicks.click where billable_number > ${after} and billable_number <= ${after + most}
    group by 1, 2, 3 order by 1, 2, 3`.execute(db)
  return {
    through: rows.reduce((most, { last }) => Math.max(most, last), after),
    sums: rows.map(({ eshopId, day, cpcMicros, clicks }) => ({ eshopId, day, cpcMicros, clicks })),
  }
}

/** Those of these clicks that count and cost something; the others are absent. */
export async function paidClicks(db: DatabaseOrTransaction, uids: readonly string[]): Promise<PaidClick[]> {
  const { rows } = await sql<PaidClick>`
    select uid, eshop_id as "eshopId", ${DAY} as day, cpc_micros as "cpcMicros", billable_number as number
    from clicks.click where uid = any(${uids as string[]}::uuid[]) and billable_number is not null order by number`.execute(
    db,
  )
  return rows
}
