import { sql } from 'kysely'
import { offersToCheck } from '#domains/offers/contract.ts'
import type { Database } from '#platform/database/connect.ts'
import type { ReportKind } from './report-kinds.ts'

export interface ShopperReport {
  readonly variantId: number
  readonly kind: ReportKind
  /** The price that was seen at the shop; null: not said. */
  readonly seenCents: number | null
  /** Who says so, as the clicks know it today and knew it yesterday (`clickVisitorDays`). */
  readonly visitorDays: readonly [today: string, yesterday: string]
}

/** Keeps what a shopper says of an offer, the first word of a day; whether it counts is found later. 'unknown': there is no such offer any more. */
export async function keepReport(
  db: Database,
  { variantId, kind, seenCents, visitorDays: [today, yesterday] }: ShopperReport,
  now: Date,
): Promise<'kept' | 'unknown'> {
  const offer = (await offersToCheck(db, [variantId])).get(variantId)
  if (offer === undefined) return 'unknown'
  await sql`
    insert into accuracy.report (eshop_id, variant_id, kind, seen_cents, visitor_day, visitor_day_before, reported_at)
    values (${offer.eshopId}, ${variantId}, ${kind}, ${seenCents}, ${today}, ${yesterday}, ${now})
    on conflict (variant_id, visitor_day) do nothing`.execute(db)
  return 'kept'
}
