import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A click that counts, without who made it. */
export interface ClickOnOffer {
  readonly variantId: number
  readonly eshopId: number
  readonly at: Date
  /** The offer's price at the click. */
  readonly priceCents: number
}

export interface AskedClicks {
  readonly eshopIds: readonly number[]
  /** After this moment. */
  readonly from: Date
  /** Up to this moment. */
  readonly until: Date
  /** Clicks of one shop at most: the last ones. */
  readonly mostOfShop: number
}

/** Counted clicks of these shops in a stretch of time; of several on one offer the last. Read shop by shop, as its index stands. */
export async function lastCountedClicks(
  db: DatabaseOrTransaction,
  { eshopIds, from, until, mostOfShop }: AskedClicks,
): Promise<ClickOnOffer[]> {
  const { rows } = await sql<ClickOnOffer>`
    select distinct on (c.variant_id) c.variant_id as "variantId", c.eshop_id as "eshopId", c.at, c.price_cents as "priceCents"
    from unnest(${eshopIds as number[]}::int[]) e cross join lateral (
      select variant_id, eshop_id, at, price_cents from clicks.click
      where eshop_id = e and at > ${from} and at <= ${until} and billable order by at desc limit ${mostOfShop}) c
    order by c.variant_id, c.at desc`.execute(db)
  return rows
}

/** Whether somebody, known for a day by this hash (`visitorOfDay`), made a click on an offer that counts, in this stretch of time. */
export async function hasCountedClick(
  db: DatabaseOrTransaction,
  asked: { readonly variantId: number; readonly visitorDay: string; readonly from: Date; readonly until: Date },
): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from clicks.click where variant_id = ${asked.variantId} and visitor_day = ${asked.visitorDay} and billable
      and at > ${asked.from} and at <= ${asked.until}) as found`.execute(db)
  return rows[0]?.found === true
}
