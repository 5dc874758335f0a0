import { tellReviewed } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { changeOf, dropChange } from './changes.ts'
import { dropPhotos, showWaitingPhotos } from './photos/photo-storage.ts'
import type { Review } from './review.ts'
import { keepRevision } from './revisions.ts'
import { putWords, setShownVersion, setState } from './storage.ts'
import { addToTotals } from './totals.ts'

/** What is published of an offer or a shop has changed. Payload: `{ eshopId, variantId }`; null: of the shop as a whole. */
export const REVIEWS_CHANGED = 'reviews.changed'

/**
 * Others may read a locked review from now on, with the pictures that wait, and its stars count. Of one that they read already, what
 * waits takes the place of what is shown, which goes to its history.
 */
export async function publishReview(tx: DatabaseTransaction, review: Review, now: Date): Promise<void> {
  const isShown = review.state === 'published'
  const change = await changeOf(tx, review.id)
  if (isShown) await addToTotals(tx, review, -1)
  if (change !== null) {
    await keepRevision(tx, review, now)
    await putWords(tx, review.id, change, now)
    await dropChange(tx, review.id)
  }
  const imagesCount = await showWaitingPhotos(tx, review.id)
  if (!isShown) await setState(tx, review.id, { state: 'published', publishedAt: review.publishedAt ?? now })
  await setShownVersion(tx, review.id, review.version)
  await addToTotals(tx, { ...review, ...change, imagesCount }, 1)
  await tellChanged(tx, review)
}

/** Takes a locked review off, whatever becomes of it then: its stars count no more, and a change that waits is void. */
export async function withdrawReview(
  tx: DatabaseTransaction,
  review: Review,
  state: Exclude<Review['state'], 'published'>,
): Promise<void> {
  await setState(tx, review.id, { state, publishedAt: review.publishedAt })
  if (review.state !== 'published') return
  await dropChange(tx, review.id)
  await addToTotals(tx, review, -1)
  await tellChanged(tx, review)
}

/** Takes off what is shown of a locked review; what its author has sent meanwhile, and nobody has decided on, takes its place and goes on waiting. */
export async function withdrawShown(tx: DatabaseTransaction, review: Review, now: Date): Promise<void> {
  const change = await changeOf(tx, review.id)
  await withdrawReview(tx, review, 'waiting')
  if (change === null) return
  await keepRevision(tx, review, now)
  await putWords(tx, review.id, change, now)
}

/** A change of a locked review is not published: it goes on being shown as it was. */
export async function refuseChange(tx: DatabaseTransaction, review: Review, now: Date): Promise<void> {
  await dropChange(tx, review.id)
  await dropPhotos(tx, review.id, { now, isOnlyWaiting: true })
}

/** Tells that something shown of the review is another: whoever hears of it, and the page of its product. */
export async function tellChanged(tx: DatabaseTransaction, { eshopId, variantId }: Review): Promise<void> {
  await publishEvents(tx, [{ kind: REVIEWS_CHANGED, payload: { eshopId, variantId } }])
  if (variantId !== null) await tellReviewed(tx, [variantId])
}
