import { sql } from 'kysely'
import { addressUntil } from '#domains/orders/contract.ts'
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
  /** null: it has been put off as often as it can be. */
  readonly delayDays: readonly number[] | null
}

const DAY_MS = 86_400_000

/** In how many days it can be asked again, while there is still an address to ask; null: it has been put off as often as it can be. */
export async function delayDaysOf(
  db: DatabaseOrTransaction,
  { purchaseId, delays }: Pick<Invitation, 'purchaseId' | 'delays'>,
  now: Date,
): Promise<readonly number[] | null> {
  if (delays >= STAR_LIMITS.delays) return null
  const until = await addressUntil(db, purchaseId)
  return STAR_LIMITS.delayDays.filter((days) => until !== null && now.getTime() + days * DAY_MS < until.getTime())
}

export async function openedInvitation(
  db: DatabaseOrTransaction,
  invitation: Invitation,
  now: Date,
): Promise<OpenedInvitation> {
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
    delayDays: await delayDaysOf(db, invitation, now),
  }
}

export async function reviewsOfPurchase(db: DatabaseOrTransaction, purchaseId: number): Promise<readonly Review[]> {
  const { rows } = await sql<Review>`select ${REVIEW_COLUMNS} from reviews.review r
    where r.purchase_id = ${purchaseId} order by r.id`.execute(db)
  return rows
}
