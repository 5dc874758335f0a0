import { sql } from 'kysely'
import { discountPercent, type HonestDiscount } from './honest-discount.ts'

/** What the rule left on an offer (migration 0140), as a query reads it. */
export interface DiscountColumns {
  readonly price_cents: number
  readonly reference_cents: number | null
  readonly reduced_since: Date | null
  readonly discount_until: Date | null
  readonly watched_since: Date | null
  readonly first_seen_at: Date
}

/** SQL: what `discountOfRow` needs of the offer `v` beside its price and first_seen_at. */
export const DISCOUNT_COLUMNS = sql`v.reference_cents, v.reduced_since, v.discount_until, v.watched_since`

/**
 * The honest discount of an offer at `now`, and since when it has been watched (ISO). Pages and the index read this alone.
 * `isSeen`: live and not stale; of a price that nobody has seen lately nothing is said.
 */
export function discountOfRow(
  row: DiscountColumns,
  isSeen: boolean,
  now: Date,
): { discount: HonestDiscount | null; watchedSince: string } {
  return {
    discount: isSeen ? standingDiscount(row, now) : null,
    watchedSince: (row.watched_since ?? row.first_seen_at).toISOString(),
  }
}

function standingDiscount(row: DiscountColumns, now: Date): HonestDiscount | null {
  if (
    row.reference_cents === null ||
    row.reduced_since === null ||
    row.discount_until === null ||
    row.discount_until <= now
  )
    return null
  const percent = discountPercent(row.reference_cents, row.price_cents)
  return percent < 1
    ? null
    : {
        referenceCents: row.reference_cents,
        percent,
        since: row.reduced_since.toISOString(),
        until: row.discount_until.toISOString(),
      }
}
