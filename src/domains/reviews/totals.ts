import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { tellRatings } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Review, ReviewTotals, VariantTotals } from './review.ts'

/** Counts a review in (1) or out (-1), in the transaction that publishes it; offers hear of theirs at once, so that cards show it. */
export async function addToTotals(tx: DatabaseTransaction, review: Review, sign: 1 | -1): Promise<void> {
  const counted = {
    vector: Array.from({ length: 10 }, (_, index) => (index + 1 === review.halfStars ? sign : 0)),
    verifiedCount: review.verifiedBy === 'purchase' ? sign : 0,
    imagesCount: sign * review.imagesCount,
    withImageCount: review.imagesCount > 0 ? sign : 0,
  }
  if (review.variantId === null) return addToEshop(tx, review.eshopId, counted)
  await tellRatings(tx, [{ variantId: review.variantId, ...(await addToVariant(tx, review.variantId, counted)) }])
}

async function addToVariant(
  tx: DatabaseTransaction,
  variantId: number,
  { vector, verifiedCount, imagesCount, withImageCount }: VariantTotals,
): Promise<ReviewTotals> {
  const { rows } = await sql<ReviewTotals>`
    insert into reviews.variant_total as t (variant_id, vector, verified_count, images_count, with_image_count)
    values (${variantId}, ${vector as number[]}::int[], ${verifiedCount}, ${imagesCount}, ${withImageCount})
    on conflict (variant_id) do update set vector = ${summed}, verified_count = t.verified_count + excluded.verified_count,
      images_count = t.images_count + excluded.images_count, with_image_count = t.with_image_count + excluded.with_image_count
    returning vector, verified_count as "verifiedCount", images_count as "imagesCount"`.execute(tx)
  return rows[0] as ReviewTotals
}

async function addToEshop(tx: DatabaseTransaction, eshopId: number, counted: ReviewTotals): Promise<void> {
  await sql`
    insert into reviews.eshop_total as t (eshop_id, vector, verified_count) values (${eshopId}, ${counted.vector as number[]}::int[], ${counted.verifiedCount})
    on conflict (eshop_id) do update set vector = ${summed}, verified_count = t.verified_count + excluded.verified_count`.execute(
    tx,
  )
}

/** In an upsert of a row of totals `t`: what stands there and what comes, step by step. */
export const summed = sql`(select array_agg(known + told order by place) from unnest(t.vector, excluded.vector) with ordinality as s (known, told, place))`

/** Sums of offers together, as a product shares them; null: nobody has said anything. */
export async function totalsOfVariants(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReviewTotals | null> {
  const { rows } = await sql<ReviewTotals>`
    select vector, verified_count as "verifiedCount", images_count as "imagesCount" from reviews.variant_total
    where variant_id = any(${variantIds as number[]}::bigint[])`.execute(db)
  return sumOf(rows)
}

/** Sums of shops as wholes, by their ids; those that nobody has reviewed are absent. */
export async function totalsOfEshops(
  db: DatabaseOrTransaction,
  eshopIds: readonly number[],
): Promise<ReadonlyMap<number, ReviewTotals>> {
  const { rows } = await sql<ReviewTotals & { eshopId: number }>`
    select eshop_id as "eshopId", vector, verified_count as "verifiedCount", 0 as "imagesCount" from reviews.eshop_total
    where eshop_id = any(${eshopIds as number[]}::int[])`.execute(db)
  return new Map(rows.flatMap((row) => (row.vector.some((n) => n > 0) ? [[row.eshopId, row]] : [])))
}

/** Sums of several together; null: of none. */
export function sumOf(rows: readonly ReviewTotals[]): ReviewTotals | null {
  const total = {
    vector: Array.from({ length: 10 }, (_, index) => rows.reduce((sum, { vector }) => sum + (vector[index] ?? 0), 0)),
    verifiedCount: rows.reduce((sum, { verifiedCount }) => sum + verifiedCount, 0),
    imagesCount: rows.reduce((sum, { imagesCount }) => sum + imagesCount, 0),
  }
  return total.vector.some((n) => n > 0) ? total : null
}
