import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What came of a shop's clicks; money in micro-euros. */
export interface ClickFigures {
  readonly clicks: number
  /** Of them those that count, and those that cost something. */
  readonly counted: number
  readonly paid: number
  readonly costMicros: number
  /** Of those that cost something: taken back afterwards. */
  readonly takenBack: number
  readonly takenBackMicros: number
}

/** Days in Portugal, both of them included: "2026-11-26". */
export interface Days {
  readonly from: string
  readonly to: string
}

type KeyFigures = ClickFigures & { readonly key: string }

export type SumPeriod = 'day' | 'week' | 'month'
export type SumKind = 'reason' | 'source' | 'category' | 'offer'

const FIGURES = sql`sum(s.clicks)::int as clicks, sum(counted)::int as counted, sum(paid)::int as paid, sum(micros)::bigint as "costMicros",
  sum(taken_back)::int as "takenBack", sum(taken_back_micros)::bigint as "takenBackMicros"`

/** By the first day of each period, the first first; a week begins on Monday. Periods without clicks are absent. */
export async function clickSumsByPeriod(
  db: DatabaseOrTransaction,
  eshopId: number,
  { from, to }: Days,
  period: SumPeriod,
): Promise<KeyFigures[]> {
  const { rows } = await sql<KeyFigures>`
    select to_char(date_trunc(${period}, day), 'YYYY-MM-DD') as key, ${FIGURES} from clicks.shop_sum s
    where eshop_id = ${eshopId} and kind = 'reason' and day between ${from}::date and ${to}::date group by 1 order by 1`.execute(
    db,
  )
  return rows
}

/** By reason ('': as bid), source, category ('0': none) or offer (of whole months), the most clicks first, at most `most`. */
export async function clickSumsByKind(
  db: DatabaseOrTransaction,
  eshopId: number,
  days: Days,
  { kind, most }: { readonly kind: SumKind; readonly most: number },
): Promise<KeyFigures[]> {
  return kind === 'offer' ? sumsOfOffers(db, eshopId, days, most) : sumsOfKind(db, eshopId, days, { kind, most })
}

/** Of a kind with some hundred keys and a sum a day: one read of all, for looking each day up takes five times as long. */
async function sumsOfKind(
  db: DatabaseOrTransaction,
  eshopId: number,
  { from, to }: Days,
  { kind, most }: { readonly kind: SumKind; readonly most: number },
): Promise<KeyFigures[]> {
  const { rows } = await sql<KeyFigures>`
    select key, ${FIGURES} from clicks.shop_sum s
    where eshop_id = ${eshopId} and kind = ${kind} and day between ${from}::date and ${to}::date
    group by key order by sum(s.clicks) desc, key limit ${most}`.execute(db)
  return rows
}

/** Which they are is found by one figure alone, and the others are looked up: all six of tens of thousands of offers take twice as long. */
async function sumsOfOffers(
  db: DatabaseOrTransaction,
  eshopId: number,
  { from, to }: Days,
  most: number,
): Promise<KeyFigures[]> {
  const first = sql`date_trunc('month', ${from}::date)`
  const ofShop = sql`eshop_id = ${eshopId} and kind = 'offer'`
  const { rows } = await sql<KeyFigures>`
    with most as materialized (select key, sum(clicks) as all_clicks from clicks.shop_sum
      where ${ofShop} and day between (${first})::date and ${to}::date group by key order by 2 desc, 1 limit ${most})
    select m.key, f.* from most m cross join lateral (select ${FIGURES} from clicks.shop_sum s
      where ${ofShop} and s.key = m.key and day = any(array(select d::date from generate_series(${first}, ${to}::date, '1 month'::interval) d))) f
    order by m.all_clicks desc, 1`.execute(db)
  return rows
}
