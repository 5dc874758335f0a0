import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { nextDiscountChange } from './discount-times.ts'
import { type HonestDiscount, judgePrice } from './honest-discount.ts'
import { loadWatched } from './load-watched.ts'

/** Offers judged at a time: what of their rows is in memory at once. */
export const BATCH = 1000

/**
 * Judges these offers anew and keeps what the rule says with them, in the caller's transaction: to be called after their
 * prices and price rows are written. Gives the products of which a discount came, went or changed; marking them dirty is the caller's.
 */
export async function rediscount(tx: DatabaseTransaction, variantIds: readonly number[], now: Date): Promise<number[]> {
  const productIds: number[] = []
  for (let from = 0; from < variantIds.length; from += BATCH)
    productIds.push(...(await rediscountBatch(tx, variantIds.slice(from, from + BATCH), now)))
  return productIds
}

async function rediscountBatch(tx: DatabaseTransaction, variantIds: readonly number[], now: Date): Promise<number[]> {
  const watched = await loadWatched(tx, variantIds, now)
  const judged = variantIds.map((id) => {
    const prices = watched.get(id)
    // A row from the future that has come true may differ from what the offer costs now: of that nothing is proven.
    const verdict =
      prices !== undefined && prices.seen.at(-1)?.priceCents === prices.priceCents
        ? judgePrice(prices, now.getTime())
        : null
    return { id, discount: verdict?.kind === 'discount' ? verdict.discount : null }
  })
  return writeDiscounts(tx, judged, now)
}

async function writeDiscounts(
  tx: DatabaseTransaction,
  judged: readonly { id: number; discount: HonestDiscount | null }[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ product_id: number }>`
    update offers.variant v set reference_cents = d.reference_cents, reduced_since = d.reduced_since, discount_until = d.discount_until,
      next_change_at = least(v.next_change_at, ${nextDiscountChange(sql`d`, now)}), changed_at = ${now}
    from unnest(${judged.map(({ id }) => id)}::bigint[], ${judged.map(({ discount }) => discount?.referenceCents ?? null)}::int[],
      ${judged.map(({ discount }) => discount?.since ?? null)}::timestamptz[], ${judged.map(({ discount }) => discount?.until ?? null)}::timestamptz[])
      as d (id, reference_cents, reduced_since, discount_until)
    where v.id = d.id and (v.reference_cents, v.reduced_since, v.discount_until) is distinct from (d.reference_cents, d.reduced_since, d.discount_until)
    returning v.product_id`.execute(tx)
  return rows.map((row) => row.product_id)
}
