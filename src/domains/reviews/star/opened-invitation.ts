import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { changeOf, type SaidWords } from '../changes.ts'
import type { Review } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'
import { askedItems, type Invitation, type InvitationItem } from './invitation-storage.ts'
import { STAR_LIMITS } from './star-limits.ts'

/** A review as its buyer left it: what others read, or the change of it that waits. */
export interface OwnReview extends Omit<SaidWords, 'nickname'> {
  readonly externalId: string
  readonly state: Review['state']
}

/** What the pages of an invitation show. */
export interface OpenedInvitation {
  readonly eshopId: number
  readonly items: readonly InvitationItem[]
  /** Of the shop as a whole; null: nothing has been said yet. */
  readonly ofEshop: OwnReview | null
  /** Of things, by the offers' ids. */
  readonly ofItems: ReadonlyMap<number, OwnReview>
  readonly nickname: string | null
  readonly answersQuestions: boolean
  readonly delaysLeft: number
}

export async function openedInvitation(db: DatabaseOrTransaction, invitation: Invitation): Promise<OpenedInvitation> {
  const items = await askedItems(db, invitation.id)
  const reviews = await reviewsOfPurchase(db, invitation.purchaseId)
  const own = await Promise.all(reviews.map(async (review) => [review.variantId, await ownReview(db, review)] as const))
  return {
    eshopId: invitation.eshopId,
    items,
    ofEshop: own.find(([variantId]) => variantId === null)?.[1] ?? null,
    ofItems: new Map(own.flatMap(([variantId, review]) => (variantId === null ? [] : [[variantId, review]]))),
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

async function ownReview(db: DatabaseOrTransaction, review: Review): Promise<OwnReview> {
  const { halfStars, deliveryHalfStars, packagingHalfStars, serviceHalfStars, body, pluses, minuses } =
    (await changeOf(db, review.id)) ?? review
  const { externalId, state } = review
  const marks = { deliveryHalfStars, packagingHalfStars, serviceHalfStars }
  return { externalId, state, halfStars, ...marks, body, pluses, minuses }
}
