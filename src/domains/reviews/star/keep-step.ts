import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { changeOf } from '../changes.ts'
import { takePhotosOff } from '../photos/take-photos-off.ts'
import type { ReviewSubject, ReviewSlot } from '../review.ts'
import { keepReview, type KeptWords, submitReview } from '../writing/keep-review.ts'
import { findReviewBy, lockReviewBy } from '../storage.ts'
import { askedItems, type Invitation } from './invitation-storage.ts'
import { reviewsOfPurchase } from './opened-invitation.ts'

/** What was said of one thing. */
export interface StarStep {
  /** null: of the shop as a whole. */
  readonly variantId: number | null
  readonly words: KeptWords
  /** false: kept as it is typed. Nothing becomes of it before it is sent. */
  readonly isSent: boolean
  /** Hash of the network that it comes from. */
  readonly network: string | null
}

/** not-asked: the invitation does not ask about that thing. */
export type KeptStep = 'kept' | 'not-asked'

export async function keepStep(
  tx: DatabaseTransaction,
  invitation: Invitation,
  { variantId, words, isSent, network }: StarStep,
  now: Date,
): Promise<KeptStep> {
  if (variantId !== null && !(await askedItems(tx, invitation.id)).some((item) => item.variantId === variantId))
    return 'not-asked'
  const slot = slotOf(invitation, variantId)
  const before = await findReviewBy(tx, slot.subject, slot.by)
  // What has been sent already changes when its change is sent, not while it is typed.
  if (!isSent && before !== null && before.state !== 'draft') return 'kept'
  const review = await keepReview(tx, slot, words, now)
  // Sent again as it was, there is nothing to decide anew.
  if (isSent && (review.version !== before?.version || review.state === 'draft'))
    await submitReview(tx, review, { network, now })
  return 'kept'
}

/** Takes one picture of the buyer's own review off; false: it has no such picture. */
export async function dropStepPhoto(
  tx: DatabaseTransaction,
  invitation: Invitation,
  { variantId, path }: { readonly variantId: number; readonly path: string },
  now: Date,
): Promise<boolean> {
  const slot = slotOf(invitation, variantId)
  const review = await lockReviewBy(tx, slot.subject, slot.by)
  return review !== null && (await takePhotosOff(tx, review, { now, path })) > 0
}

/** Signs all that was sent with the invitation's nickname: others read it, so that each waits for a decision again. */
export async function nameReviews(
  tx: DatabaseTransaction,
  invitation: Invitation,
  network: string | null,
  now: Date,
): Promise<void> {
  for (const review of await reviewsOfPurchase(tx, invitation.purchaseId)) {
    const said = (await changeOf(tx, review.id)) ?? review
    if (said.nickname === invitation.nickname || review.state === 'refused' || review.state === 'removed') continue
    const named = await keepReview(tx, slotOf(invitation, review.variantId), said, now)
    if (review.state !== 'draft') await submitReview(tx, named, { network, now })
  }
}

function slotOf({ purchaseId, eshopId, isTrusted, nickname }: Invitation, variantId: number | null): ReviewSlot {
  const subject: ReviewSubject =
    variantId === null ? { subject: 'eshop', eshopId, variantId } : { subject: 'variant', eshopId, variantId }
  return { subject, by: { purchaseId }, source: 'star', verifiedBy: isTrusted ? 'purchase' : 'none', nickname }
}
