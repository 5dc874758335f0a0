import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { type SubmittedItem, submitForModeration } from '#domains/moderation/contract.ts'
import { changeOf, putChange, type SaidWords } from '../changes.ts'
import { picturesOfReview } from '../photos/photo-storage.ts'
import type { Review, ReviewSlot, ReviewWords, ShopMarks } from '../review.ts'
import { keepRevision } from '../revisions.ts'
import { insertReview, lockReviewBy, putWords, raiseVersion, setState } from '../storage.ts'

/** What its author says, whole: marks that are left out are not said. */
export type KeptWords = ReviewWords & Partial<ShopMarks>

/**
 * Makes or changes the one review that an author has of a thing. One that others do not read yet becomes a draft with these words; a
 * published one goes on being shown as it is, and what is new waits beside it. Nothing is decided on until `submitReview`. Gives it locked.
 */
export async function keepReview(
  tx: DatabaseTransaction,
  slot: ReviewSlot,
  words: KeptWords,
  now: Date,
): Promise<Review> {
  const said = { ...NO_MARKS, ...words, nickname: slot.nickname }
  const made = await insertReview(tx, slot, said, now)
  if (made !== null) return made
  const review = await lockReviewBy(tx, slot.subject, slot.by)
  if (review === null) throw new Error('a review that stood in the way of another is gone')
  if (isSame(said, (await changeOf(tx, review.id)) ?? review)) return review
  if (review.state === 'published') await putChange(tx, review.id, said, now)
  else {
    // Star keeps a draft as one goes: what was never sent is no history.
    if (review.state !== 'draft') await keepRevision(tx, review, now)
    await putWords(tx, review.id, said, now)
    await setState(tx, review.id, { state: 'draft', publishedAt: review.publishedAt })
  }
  await raiseVersion(tx, review.id)
  return (await lockReviewBy(tx, slot.subject, slot.by)) as Review
}

const NO_MARKS = { deliveryHalfStars: null, packagingHalfStars: null, serviceHalfStars: null }

const SAID = [
  'nickname',
  'halfStars',
  'deliveryHalfStars',
  'packagingHalfStars',
  'serviceHalfStars',
  'body',
  'pluses',
  'minuses',
] as const satisfies readonly (keyof SaidWords)[]

function isSame(a: SaidWords, b: SaidWords): boolean {
  return SAID.every((name) => JSON.stringify(a[name]) === JSON.stringify(b[name]))
}

export interface SubmitFacts {
  /** Hash of the network that it came from; null: not by a visitor. */
  readonly network: string | null
  readonly now: Date
}

/** Hands a locked review, with the change and the pictures of it that wait, to moderation. One that is published stays so meanwhile. */
export async function submitReview(
  tx: DatabaseTransaction,
  review: Review,
  { network, now }: SubmitFacts,
): Promise<void> {
  const said = (await changeOf(tx, review.id)) ?? review
  if (review.state !== 'published') await setState(tx, review.id, { state: 'waiting', publishedAt: review.publishedAt })
  await sql`update reviews.review set statement = null, reasons = '{}' where id = ${review.id}`.execute(tx)
  await submitForModeration(tx, {
    kind: 'review',
    itemId: review.externalId,
    version: review.version,
    texts: [said.body ?? '', ...said.pluses, ...said.minuses, said.nickname ?? ''],
    halfStars: said.halfStars,
    eshopId: review.eshopId,
    variantId: review.variantId,
    author: await authorOf(tx, review),
    network,
    isVerified: review.verifiedBy === 'purchase',
    pictures: await picturesOfReview(tx, review.id),
    writtenAt: now.toISOString(),
  })
}

/** Who wrote it: an account, or the address that was asked about a purchase, by its hash. */
export async function authorOf(
  db: DatabaseOrTransaction,
  { personId, purchaseId }: Pick<Review, 'personId' | 'purchaseId'>,
): Promise<SubmittedItem['author']> {
  if (personId !== null) return { personId }
  const { rows } = await sql<{ addressHash: string }>`
    select encode(address_hash, 'hex') as "addressHash" from reviews.invitation where purchase_id = ${purchaseId}`.execute(
    db,
  )
  return rows[0] ?? null
}
