import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Review } from '../review.ts'
import { REVIEW_COLUMNS } from '../storage.ts'

/** A published review of a shop or its offers, with what the shop calls the offer. */
export type ShopReview = Review & { readonly publishedAt: Date }

export interface ShopReviewsAsked {
  /** Published at or after this moment. */
  readonly since: Date | null
  /** Name of the last one of the page before. */
  readonly after: string | null
  readonly isNewestFirst: boolean
  /** Only those without a reply, and without one that waits. */
  readonly isUnanswered: boolean
}

const UNANSWERED = sql`reply is null and waiting_reply is null`

/** What is said of a shop: the oldest first, so that a program that asks again misses nothing, or for people the newest. */
export async function shopReviews(
  db: DatabaseOrTransaction,
  eshopId: number,
  { since, after, isNewestFirst, isUnanswered }: ShopReviewsAsked,
  most: number,
): Promise<ShopReview[]> {
  const behind = isNewestFirst ? sql`<` : sql`>`
  const order = isNewestFirst ? sql`r.published_at desc, r.id desc` : sql`r.published_at, r.id`
  const { rows } = await sql<ShopReview>`
    select ${REVIEW_COLUMNS} from reviews.review r
    where r.eshop_id = ${eshopId} and r.state = 'published' and (${since}::timestamptz is null or r.published_at >= ${since})
      and (not ${isUnanswered}::boolean or ${UNANSWERED})
      and (${after}::text is null or (r.published_at, r.id) ${behind} (select published_at, id from reviews.review where external_id = ${after} and eshop_id = ${eshopId}))
    order by ${order} limit ${most}`.execute(db)
  return rows
}

/** Published reviews of a shop and its offers that it has not replied to. */
export async function countUnanswered(db: DatabaseOrTransaction, eshopId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from reviews.review
    where eshop_id = ${eshopId} and state = 'published' and ${UNANSWERED}`.execute(db)
  return rows[0]?.count ?? 0
}
