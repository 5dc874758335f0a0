import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import type { Review } from './review.ts'
import { setState } from './storage.ts'
import { addToTotals } from './totals.ts'

/** What is published of an offer or a shop has changed. Payload: `{ eshopId, variantId }`; null: of the shop as a whole. */
export const REVIEWS_CHANGED = 'reviews.changed'

/** Others may read a locked review from now on, and its stars count. One that is published already stays as it is. */
export async function publishReview(tx: DatabaseTransaction, review: Review, now: Date): Promise<void> {
  if (review.state === 'published') return
  await setState(tx, review.id, { state: 'published', publishedAt: review.publishedAt ?? now })
  await addToTotals(tx, review, 1)
  await tellChanged(tx, review)
}

/** Takes a locked review off, whatever becomes of it then: its stars count no more. */
export async function withdrawReview(
  tx: DatabaseTransaction,
  review: Review,
  state: Exclude<Review['state'], 'published'>,
): Promise<void> {
  await setState(tx, review.id, { state, publishedAt: review.publishedAt })
  if (review.state !== 'published') return
  await addToTotals(tx, review, -1)
  await tellChanged(tx, review)
}

function tellChanged(tx: DatabaseTransaction, { eshopId, variantId }: Review): Promise<void> {
  return publishEvents(tx, [{ kind: REVIEWS_CHANGED, payload: { eshopId, variantId } }])
}
