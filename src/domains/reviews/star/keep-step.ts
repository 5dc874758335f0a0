import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { changeOf } from '../changes.ts'
import type { ReviewSubject, ReviewSlot } from '../review.ts'
import { keepReview, type KeptWords, submitReview } from '../writing/keep-review.ts'
import { findReviewBy } from '../storage.ts'
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
  // What has been sent already changes when its change is sent, not while it is typed.
  const known = isSent ? null : await findReviewBy(tx, slot.subject, slot.by)
  if (known !== null && known.state !== 'draft') return 'kept'
  const review = await keepReview(tx, slot, words, now)
  if (isSent) await submitReview(tx, review, { network, now, addressHash: hexOf(invitation) })
  return 'kept'
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
    if (review.state !== 'draft') await submitReview(tx, named, { network, now, addressHash: hexOf(invitation) })
  }
}

function slotOf({ purchaseId, eshopId, isTrusted, nickname }: Invitation, variantId: number | null): ReviewSlot {
  const subject: ReviewSubject =
    variantId === null ? { subject: 'eshop', eshopId, variantId } : { subject: 'variant', eshopId, variantId }
  return { subject, by: { purchaseId }, source: 'star', verifiedBy: isTrusted ? 'purchase' : 'none', nickname }
}

function hexOf({ addressHash }: Invitation): string {
  return addressHash.toString('hex')
}
