import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Review } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'
import { ownReview, type WrittenReview } from '../writing/own-reviews.ts'
import { askedItems, type Invitation, type InvitationItem } from './invitation-storage.ts'
import { STAR_LIMITS } from './star-limits.ts'

/** What the pages of an invitation show. */
export interface OpenedInvitation {
  readonly eshopId: number
  readonly items: readonly InvitationItem[]
  /** Of the shop as a whole; null: nothing has been said yet. */
  readonly ofEshop: WrittenReview | null
  /** Of things, by the offers' ids. */
  readonly ofItems: ReadonlyMap<number, WrittenReview>
  readonly nickname: string | null
  readonly answersQuestions: boolean
  readonly delaysLeft: number
}

export async function openedInvitation(db: DatabaseOrTransaction, invitation: Invitation): Promise<OpenedInvitation> {
  const items = await askedItems(db, invitation.id)
  const reviews = await reviewsOfPurchase(db, invitation.purchaseId)
  const own = await Promise.all(reviews.map((review) => ownReview(db, review)))
  return {
    eshopId: invitation.eshopId,
    items,
    ofEshop: own.find(({ variantId }) => variantId === null) ?? null,
    ofItems: new Map(own.flatMap((review) => (review.variantId === null ? [] : [[review.variantId, review]]))),
    nickname: invitation.nickname,
    answersQuestions: invitation.answersSince !== null,
    delaysLeft: STAR_LIMITS.delays - invitation.delays,
  }
}

export async function reviewsOfPurchase(db: DatabaseOrTransaction, purchaseId: number): Promise<readonly Review[]> {
  const { rows } = await sql<Review>`select ${REVIEW_COLUMNS} from reviews.review r
    where r.purchase_id = ${purchaseId} order by r.id`.execute(db)
  return rows
}
