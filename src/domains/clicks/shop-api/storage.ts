import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { EshopId } from '#platform/ids.ts'

export interface DayOfClicks {
  /** In Portugal, "2026-11-21". */
  readonly day: string
  /** null: not judged yet. */
  readonly billable: boolean | null
  readonly reason: string | null
  readonly clicks: number
}

/** A shop's clicks of so many days up to today, by day, outcome and reason; newest day first, commonest reason first. */
export async function shopClickDays(db: Database, eshopId: EshopId, now: Date, days: number): Promise<DayOfClicks[]> {
  const { rows } = await sql<DayOfClicks>`
    select to_char(at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day, billable, reason, count(*)::int as clicks from clicks.click
    where eshop_id = ${eshopId} and at >= ((${now}::timestamptz at time zone 'Europe/Lisbon')::date - ${days - 1}::int)::timestamp at time zone 'Europe/Lisbon'
    group by 1, 2, 3 order by 1 desc, 4 desc, 3`.execute(db)
  return rows
}

/** A click as its shop sees it: nothing of who made it. */
export interface ClickOfShop {
  readonly at: Date
  readonly variantId: number
  readonly priceCents: number
  readonly cpcMicros: number
  /** null: not judged yet. */
  readonly billable: boolean | null
  readonly reason: string | null
}

/** A shop's clicks of one day in Portugal, the newest first. */
export async function clicksOfDay(
  db: Database,
  eshopId: EshopId,
  day: string,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ClickOfShop[]> {
  const { rows } = await sql<ClickOfShop>`
    select at, variant_id as "variantId", price_cents as "priceCents", cpc_micros as "cpcMicros", billable, reason from clicks.click
    where eshop_id = ${eshopId} and at >= ${day}::date::timestamp at time zone 'Europe/Lisbon' and at < (${day}::date + 1)::timestamp at time zone 'Europe/Lisbon'
    order by at desc, uid limit ${limit} offset ${offset}`.execute(db)
  return rows
}
