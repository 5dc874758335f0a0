import { randomBytes } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { SaidWords } from './changes.ts'
import type { Review, ReviewBy, ReviewSlot, ReviewState, ReviewSubject } from './review.ts'

/** Columns of a review in the words of `Review`. */
export const REVIEW_COLUMNS: RawBuilder<unknown> = sql`
  r.id, r.external_id as "externalId", r.subject, r.eshop_id as "eshopId", r.variant_id as "variantId", r.source, r.verified_by as "verifiedBy",
  r.purchase_id as "purchaseId", r.person_id as "personId", r.nickname, r.half_stars as "halfStars", r.delivery_half_stars as "deliveryHalfStars",
  r.packaging_half_stars as "packagingHalfStars", r.service_half_stars as "serviceHalfStars", r.body, r.language, r.translated_body as "translatedBody",
  r.pluses, r.minuses, r.reply, r.translated_reply as "translatedReply", r.replied_at as "repliedAt", r.state, r.images_count as "imagesCount", r.version,
  r.written_at as "writtenAt", r.changed_at as "changedAt", r.published_at as "publishedAt",
  r.shown_version as "shownVersion", r.statement, r.waiting_reply as "waitingReply", r.reply_version as "replyVersion", r.reply_statement as "replyStatement"`

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

/** A new draft; null when the author has a review of that thing already. */
export async function insertReview(
  tx: DatabaseOrTransaction,
  { subject, by, source, verifiedBy }: Omit<ReviewSlot, 'nickname'>,
  said: SaidWords,
  now: Date,
): Promise<Review | null> {
  const [personId, purchaseId] = 'personId' in by ? [by.personId, null] : [null, by.purchaseId]
  const { rows } = await sql<Review>`
    insert into reviews.review as r (external_id, subject, eshop_id, variant_id, source, verified_by, purchase_id, person_id, nickname, half_stars,
      delivery_half_stars, packaging_half_stars, service_half_stars, body, pluses, minuses, state, written_at, changed_at)
    values (${newExternalId()}, ${subject.subject}, ${subject.eshopId}, ${subject.variantId}, ${source}, ${verifiedBy}, ${purchaseId}, ${personId},
      ${said.nickname}, ${said.halfStars}, ${said.deliveryHalfStars}, ${said.packagingHalfStars}, ${said.serviceHalfStars}, ${said.body},
      ${said.pluses as string[]}, ${said.minuses as string[]}, 'draft', ${now}, ${now})
    on conflict do nothing returning ${REVIEW_COLUMNS}`.execute(tx)
  return rows[0] ?? null
}

/** The one review of that thing by that author, locked. */
export async function lockReviewBy(
  tx: DatabaseOrTransaction,
  subject: ReviewSubject,
  by: ReviewBy,
): Promise<Review | null> {
  const { rows } =
    await sql<Review>`select ${REVIEW_COLUMNS} from reviews.review r where ${isBy(subject, by)} for update`.execute(tx)
  return rows[0] ?? null
}

/** The same to look at. */
export async function findReviewBy(
  db: DatabaseOrTransaction,
  subject: ReviewSubject,
  by: ReviewBy,
): Promise<Review | null> {
  const { rows } = await sql<Review>`select ${REVIEW_COLUMNS} from reviews.review r where ${isBy(subject, by)}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** As the unique indexes of the table say it. */
function isBy({ subject, eshopId, variantId }: ReviewSubject, by: ReviewBy): RawBuilder<unknown> {
  const author =
    'personId' in by
      ? sql`r.person_id = ${by.personId} and r.source = 'site' and r.eshop_id = ${eshopId}`
      : sql`r.purchase_id = ${by.purchaseId}`
  return sql`${author} and r.subject = ${subject} and coalesce(r.variant_id, 0) = ${variantId ?? 0}`
}

/** Other words for a review that is locked. */
export async function putWords(tx: DatabaseOrTransaction, id: number, said: SaidWords, now: Date): Promise<void> {
  await sql`
    update reviews.review set nickname = ${said.nickname}, half_stars = ${said.halfStars}, delivery_half_stars = ${said.deliveryHalfStars},
      packaging_half_stars = ${said.packagingHalfStars}, service_half_stars = ${said.serviceHalfStars}, body = ${said.body},
      pluses = ${said.pluses as string[]}, minuses = ${said.minuses as string[]}, translated_body = null, changed_at = ${now}
    where id = ${id}`.execute(tx)
}

/** A decision on what was is void from now on. */
export async function raiseVersion(tx: DatabaseOrTransaction, id: number): Promise<void> {
  await sql`update reviews.review set version = version + 1 where id = ${id}`.execute(tx)
}

/** These words are what others read now, and the author hears nothing bad of them. */
export async function setShownVersion(tx: DatabaseOrTransaction, id: number, version: number): Promise<void> {
  await sql`update reviews.review set shown_version = ${version}, statement = null, reasons = '{}' where id = ${id}`.execute(
    tx,
  )
}

/** What the author is told of a decision. */
export async function setStatement(
  tx: DatabaseOrTransaction,
  id: number,
  { statement, reasons }: { readonly statement: string | null; readonly reasons: readonly string[] },
): Promise<void> {
  await sql`update reviews.review set statement = ${statement}, reasons = ${reasons as string[]} where id = ${id}`.execute(
    tx,
  )
}
