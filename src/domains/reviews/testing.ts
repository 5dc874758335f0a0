import { sql } from 'kysely'
import { asId, type UserId } from '#platform/ids.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ModeratedKind } from '#domains/moderation/contract.ts'
import { hearDecisions } from './hear-decisions.ts'
import type { Review, ReviewTotals, ReviewWords, ReviewSlot } from './review.ts'
import { findReview } from './storage.ts'
import { keepReview, submitReview } from './writing/keep-review.ts'

/** Reviews for tests; never part of the product. */
export const TEST_WORDS: ReviewWords = { halfStars: 9, body: 'Muito confortável.', pluses: ['macio'], minuses: [] }

export function aSlot(personId = 1, given: Partial<ReviewSlot> = {}): ReviewSlot {
  return {
    subject: { subject: 'variant', eshopId: 3, variantId: 7 },
    by: { personId: asId<UserId>(personId) },
    source: 'site',
    verifiedBy: 'none',
    nickname: 'Ana',
    ...given,
  }
}

/** Writes one and hands it over. */
export function aWaitingReview(
  db: Database,
  { slot = aSlot(), words = TEST_WORDS, now }: { slot?: ReviewSlot; words?: ReviewWords; now: Date },
): Promise<Review> {
  return db.transaction().execute(async (tx) => {
    const review = await keepReview(tx, slot, words, now)
    await submitReview(tx, review, { network: 'net', now })
    return (await findReview(tx, review.externalId)) as Review
  })
}

/** As moderation would tell it, now. */
export function decide(
  tx: DatabaseTransaction,
  review: Review,
  decision: 'publish' | 'refuse' | 'remove',
  { version, kind = 'review', now }: { version?: number; kind?: ModeratedKind; now: Date },
): Promise<unknown> {
  const statement = decision === 'publish' ? null : 'Contém um contacto.'
  const payload = {
    kind,
    itemId: review.externalId,
    version: version ?? review.version,
    decision,
    reasons: [],
    statement,
  }
  return Promise.resolve(hearDecisions.handle(tx, { id: 1, kind: 'moderation.decided', payload, at: now }))
}

/** The sums of an offer as its reviews are, counted anew. */
export async function recountVariant(db: Database | DatabaseTransaction, variantId: number): Promise<ReviewTotals> {
  const { rows } = await sql<{ vector: number[]; verifiedCount: number; imagesCount: number }>`
    select array(select (select count(*)::int from reviews.review where variant_id = ${variantId} and state = 'published' and half_stars = n)
        from generate_series(1, 10) n order by n) as vector,
      (select count(*)::int from reviews.review where variant_id = ${variantId} and state = 'published' and verified_by = 'purchase') as "verifiedCount",
      (select count(*)::int from reviews.photo p join reviews.review r on r.id = p.review_id where r.variant_id = ${variantId} and r.state = 'published') as "imagesCount"`.execute(
    db,
  )
  return rows[0] as ReviewTotals
}
