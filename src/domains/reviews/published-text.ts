import type { ItemName, SubmittedItem } from '#domains/moderation/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { picturesOfReview } from './photos/photo-storage.ts'
import type { Review } from './review.ts'
import { findReview } from './storage.ts'

/** What others read of a review, or of its shop's reply, as moderation keeps texts: for those that never went through it. null: nothing. */
export async function publishedReviewText(
  db: DatabaseOrTransaction,
  { kind, itemId }: ItemName,
): Promise<SubmittedItem | null> {
  if (kind !== 'review' && kind !== 'reply') return null
  const review = await findReview(db, itemId)
  if (review === null || review.state !== 'published') return null
  if (kind === 'reply') return replyText(review)
  const { version, shownVersion, body, pluses, minuses, nickname, halfStars, personId, verifiedBy } = review
  return {
    ...namesOf(review, 'review'),
    version: shownVersion ?? version,
    texts: [body ?? '', ...pluses, ...minuses, nickname ?? ''],
    halfStars,
    author: personId === null ? null : { personId },
    isVerified: verifiedBy === 'purchase',
    pictures: await picturesOfReview(db, review.id),
    writtenAt: review.writtenAt.toISOString(),
  }
}

function replyText(review: Review): SubmittedItem | null {
  const { reply, repliedAt, replyVersion, writtenAt } = review
  if (reply === null) return null
  return {
    ...namesOf(review, 'reply'),
    version: replyVersion,
    texts: [reply],
    halfStars: null,
    author: null,
    isVerified: false,
    pictures: [],
    writtenAt: (repliedAt ?? writtenAt).toISOString(),
  }
}

function namesOf({ externalId, eshopId, variantId }: Review, kind: 'review' | 'reply') {
  return { kind, itemId: externalId, eshopId, variantId, network: null }
}
