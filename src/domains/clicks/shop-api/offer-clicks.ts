import { sql } from 'kysely'
import { lisbonDate } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What came of the clicks on an offer. */
export interface OfferClicks {
  /** Those that count. */
  readonly counted: number
  /** Micro-euros, without what was taken back. */
  readonly costMicros: number
}

/**
 * Clicks on a shop's offers in this month and the one before, in Portugal: sums of offers are of whole months (ADR 0126). Offers without
 * any are absent. `variantIds`: of these alone; null: of all that the shop has had.
 */
export async function clicksOfOffers(
  db: DatabaseOrTransaction,
  eshopId: number,
  variantIds: readonly number[] | null,
  now: Date,
): Promise<ReadonlyMap<number, OfferClicks>> {
  const today = lisbonDate(now.getTime())
  const ofKeys = variantIds === null ? sql`true` : sql`key = any(${variantIds.map(String)}::text[])`
  const { rows } = await sql<OfferClicks & { variantId: number }>`
    select key::bigint as "variantId", sum(counted)::int as counted, sum(micros - taken_back_micros)::bigint as "costMicros"
    from clicks.shop_sum where eshop_id = ${eshopId} and kind = 'offer'
      and day in (date_trunc('month', ${today}::date)::date, (date_trunc('month', ${today}::date) - interval '1 month')::date) and ${ofKeys}
    group by key`.execute(db)
  return new Map(rows.map(({ variantId, ...clicks }) => [variantId, clicks]))
}
