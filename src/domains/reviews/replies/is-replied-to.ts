import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { findReview } from '../storage.ts'

/** Whether a review of a shop has a reply of it that was decided about: what a shop may complain about (G-04). */
export async function isRepliedTo(db: DatabaseOrTransaction, eshopId: number, externalId: string): Promise<boolean> {
  const review = await findReview(db, externalId)
  return review !== null && review.eshopId === eshopId && review.replyVersion > 0 && review.waitingReply === null
}
