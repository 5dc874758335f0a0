import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { EshopId } from '#platform/ids.ts'

export interface DayOfOrders {
  /** In Portugal, '2026-11-26'. */
  readonly day: string
  readonly orders: number
  readonly byClick: number
}

/** A shop's purchases of so many days up to one of them in Portugal, that the shop itself has told; the newest day first. */
export async function orderDays(
  db: Database,
  eshopId: EshopId,
  { days, to }: { readonly days: number; readonly to: string },
): Promise<DayOfOrders[]> {
  const { rows } = await sql<DayOfOrders>`
    select to_char(ordered_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day, count(*)::int as orders,
      count(click_uid)::int as "byClick" from orders.purchase
    where eshop_id = ${eshopId} and ordered_at >= (${to}::date - ${days - 1}::int)::timestamp at time zone 'Europe/Lisbon'
      and ordered_at < (${to}::date + 1)::timestamp at time zone 'Europe/Lisbon'
    group by 1 order by 1 desc`.execute(db)
  return rows
}

/** The day of the first purchase that a shop has told; null: it has told of none, so that nothing is known of its purchases. */
export async function firstOrderDay(db: Database, eshopId: EshopId): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(ordered_at) at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day from orders.purchase where eshop_id = ${eshopId}`.execute(
    db,
  )
  return rows[0]?.day ?? null
}
