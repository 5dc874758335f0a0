import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** The lowest price since a moment at which the offer could be had, the one that held then among them; null: it never could. */
export async function lowestPriceSince(
  db: DatabaseOrTransaction,
  variantId: number,
  since: Date,
): Promise<number | null> {
  const { rows } = await sql<{ cents: number | null }>`
    select min(price_cents) as cents from (
      select price_cents, availability from offers.price_observation where variant_id = ${variantId} and observed_at >= ${since}
      union all (select price_cents, availability from offers.price_observation
        where variant_id = ${variantId} and observed_at < ${since} order by observed_at desc limit 1)) seen
    where availability <> 'out_of_stock'`.execute(db)
  return rows[0]?.cents ?? null
}
