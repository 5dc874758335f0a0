import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { markDirtyFrom } from '#platform/outbox/outbox.ts'

/** Sums of an offer's reviews. */
export interface ToldRating {
  readonly variantId: number
  /** Ten counts in half-star steps, from 0.5 to 5. */
  readonly vector: readonly number[]
  readonly imagesCount: number
}

/** Keeps what buyers say of offers, in the transaction that changes it; their products come into the index anew. */
export async function tellRatings(tx: DatabaseTransaction, told: readonly ToldRating[]): Promise<void> {
  if (told.length === 0) return
  await sql`
    insert into offers.rating (variant_id, vector, images_count)
    select "variantId", vector, "imagesCount" from jsonb_to_recordset(${JSON.stringify(told)}::jsonb) as t ("variantId" bigint, vector int[], "imagesCount" int) order by 1
    on conflict (variant_id) do update set vector = excluded.vector, images_count = excluded.images_count`.execute(tx)
  await tellReviewed(
    tx,
    told.map(({ variantId }) => variantId),
  )
}

/** What is said of these offers is another, if only in its words: their products' pages are made anew. */
export async function tellReviewed(tx: DatabaseTransaction, variantIds: readonly number[]): Promise<void> {
  await markDirtyFrom(
    tx,
    sql`select product_id from offers.variant where id = any(${variantIds as number[]}::bigint[]) and product_id is not null`,
  )
}
