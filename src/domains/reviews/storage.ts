import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Review, ReviewState } from './review.ts'

/** Columns of a review in the words of `Review`. */
export const REVIEW_COLUMNS: RawBuilder<unknown> = sql`
  r.id, r.external_id as "externalId", r.subject, r.eshop_id as "eshopId", r.variant_id as "variantId", r.source, r.verified_by as "verifiedBy",
  r.purchase_id as "purchaseId", r.person_id as "personId", r.nickname, r.half_stars as "halfStars", r.delivery_half_stars as "deliveryHalfStars",
  r.packaging_half_stars as "packagingHalfStars", r.service_half_stars as "serviceHalfStars", r.body, r.language, r.translated_body as "translatedBody",
  r.pluses, r.minuses, r.reply, r.translated_reply as "translatedReply", r.replied_at as "repliedAt", r.state, r.images_count as "imagesCount", r.version,
  r.written_at as "writtenAt", r.changed_at as "changedAt", r.published_at as "publishedAt"`

export async function findReview(db: DatabaseOrTransaction, externalId: string): Promise<Review | null> {
  const { rows } =
    await sql<Review>`select ${REVIEW_COLUMNS} from reviews.review r where r.external_id = ${externalId}`.execute(db)
  return rows[0] ?? null
}

/** The same, held until the transaction ends: who changes a review locks it first. */
export async function lockReview(tx: DatabaseOrTransaction, externalId: string): Promise<Review | null> {
  const { rows } =
    await sql<Review>`select ${REVIEW_COLUMNS} from reviews.review r where r.external_id = ${externalId} for update`.execute(
      tx,
    )
  return rows[0] ?? null
}

/** A name outside for a new review. */
export function newExternalId(): string {
  return `r${randomBytes(8).toString('hex')}`
}

/** Moves a review that is locked into a state; what that does to the sums is `publish.ts`'. */
export async function setState(
  tx: DatabaseOrTransaction,
  id: number,
  { state, publishedAt }: { readonly state: ReviewState; readonly publishedAt: Date | null },
): Promise<void> {
  await sql`update reviews.review set state = ${state}, published_at = ${publishedAt} where id = ${id}`.execute(tx)
}
