import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { WireVariant } from '../answers/wire.ts'

/** E-01 `reviews`: what buyers say of a product, of all its offers together; null: nobody has said anything. */
export type ProductReviews = WireVariant['reviews']

/** Of these products, by their ids; those that nobody has reviewed are absent. Offers that are for sale no more count as well. */
export async function reviewsOfProducts(
  db: DatabaseOrTransaction,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, NonNullable<ProductReviews>>> {
  if (productIds.length === 0) return new Map()
  const { rows } = await sql<{ productId: number; vector: number[]; imagesCount: number }>`
    select v.product_id as "productId", r.vector, r.images_count as "imagesCount"
    from offers.variant v join offers.rating r on r.variant_id = v.id
    where v.product_id = any(${productIds as number[]}::bigint[]) order by v.product_id, v.id`.execute(db)
  return new Map(
    [...Map.groupBy(rows, ({ productId }) => productId)].flatMap(([productId, own]) => {
      const reviews = reviewsOf(own)
      return reviews === null ? [] : [[productId, reviews] as const]
    }),
  )
}

function reviewsOf(
  rows: readonly { readonly vector: readonly number[]; readonly imagesCount: number }[],
): ProductReviews {
  const vector = Array.from({ length: 10 }, (_, index) => rows.reduce((sum, row) => sum + (row.vector[index] ?? 0), 0))
  const reviewsCount = vector.reduce((sum, count) => sum + count, 0)
  if (reviewsCount === 0) return null
  const halfStars = vector.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return {
    // As exact as the label and the order of products need it, and the same whatever adds up.
    rating: Math.round((halfStars / reviewsCount / 2) * 1000) / 1000,
    reviewsCount,
    imagesCount: rows.reduce((sum, row) => sum + row.imagesCount, 0),
    vector,
  }
}
