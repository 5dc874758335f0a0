import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Review } from './review.ts'

/** What an author can say anew. */
export type SaidWords = Pick<
  Review,
  | 'nickname'
  | 'halfStars'
  | 'deliveryHalfStars'
  | 'packagingHalfStars'
  | 'serviceHalfStars'
  | 'body'
  | 'pluses'
  | 'minuses'
>

/** The change of a published review that waits; null: none does. */
export async function changeOf(db: DatabaseOrTransaction, reviewId: number): Promise<SaidWords | null> {
  const { rows } = await sql<SaidWords>`
    select nickname, half_stars as "halfStars", delivery_half_stars as "deliveryHalfStars", packaging_half_stars as "packagingHalfStars",
      service_half_stars as "serviceHalfStars", body, pluses, minuses
    from reviews.change where review_id = ${reviewId}`.execute(db)
  return rows[0] ?? null
}

/** Keeps a change of a published review, in the place of one that waits. */
export async function putChange(
  tx: DatabaseOrTransaction,
  reviewId: number,
  said: SaidWords,
  now: Date,
): Promise<void> {
  await sql`
    insert into reviews.change (review_id, nickname, half_stars, delivery_half_stars, packaging_half_stars, service_half_stars, body, pluses, minuses, at)
    values (${reviewId}, ${said.nickname}, ${said.halfStars}, ${said.deliveryHalfStars}, ${said.packagingHalfStars}, ${said.serviceHalfStars},
      ${said.body}, ${said.pluses as string[]}, ${said.minuses as string[]}, ${now})
    on conflict (review_id) do update set nickname = excluded.nickname, half_stars = excluded.half_stars, delivery_half_stars = excluded.delivery_half_stars,
      packaging_half_stars = excluded.packaging_half_stars, service_half_stars = excluded.service_half_stars, body = excluded.body,
      pluses = excluded.pluses, minuses = excluded.minuses, at = excluded.at`.execute(tx)
}

export async function dropChange(tx: DatabaseOrTransaction, reviewId: number): Promise<void> {
  await sql`delete from reviews.change where review_id = ${reviewId}`.execute(tx)
}
