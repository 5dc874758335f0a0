/** A review as the database keeps it, in the words of the specification (E-03). */

/** Who says that it was bought: an order that we were told of, the shop in its feed, or nobody. */
export type VerifiedBy = 'purchase' | 'shop' | 'none'
/** star: asked for after a purchase. site: written by somebody signed in. import: of the shop's review feed. */
export type ReviewSource = 'star' | 'site' | 'import'
export type ReviewState = 'draft' | 'waiting' | 'published' | 'refused' | 'removed'

/** What is reviewed: an offer, or its shop as a whole. */
export type ReviewSubject =
  | { readonly subject: 'variant'; readonly eshopId: number; readonly variantId: number }
  | { readonly subject: 'eshop'; readonly eshopId: number; readonly variantId: null }

/** What its author says. */
export interface ReviewWords {
  /** 1 to 10. */
  readonly halfStars: number
  readonly body: string | null
  readonly pluses: readonly string[]
  readonly minuses: readonly string[]
}

/** How a shop did; each 1 to 10, null: not said. */
export interface ShopMarks {
  readonly deliveryHalfStars: number | null
  readonly packagingHalfStars: number | null
  readonly serviceHalfStars: number | null
}

/** One review with all that is known of it. */
export type Review = ReviewSubject &
  ReviewWords &
  ShopMarks & {
    readonly id: number
    readonly externalId: string
    readonly source: ReviewSource
    readonly verifiedBy: VerifiedBy
    readonly purchaseId: number | null
    readonly personId: number | null
    readonly nickname: string | null
    readonly language: string
    readonly translatedBody: string | null
    readonly reply: string | null
    readonly translatedReply: string | null
    readonly repliedAt: Date | null
    readonly state: ReviewState
    readonly imagesCount: number
    readonly version: number
    readonly writtenAt: Date
    readonly changedAt: Date
    readonly publishedAt: Date | null
    /** Version of the words that others read; null: none yet. */
    readonly shownVersion: number | null
    /** What the author was told of the last decision; null: published, or none yet. */
    readonly statement: string | null
    readonly waitingReply: string | null
    readonly replyVersion: number
    readonly replyStatement: string | null
  }

/** Whose review it is: of somebody signed in, of whoever bought, or one that the shop's feed names. */
export type ReviewBy = { readonly personId: number } | { readonly purchaseId: number } | { readonly importKey: string }

export interface ReviewSlot {
  readonly subject: ReviewSubject
  readonly by: ReviewBy
  readonly source: ReviewSource
  readonly verifiedBy: VerifiedBy
  readonly nickname: string | null
  /** Of one that was written elsewhere; absent: now, in Portuguese. */
  readonly writtenAt?: Date
  readonly language?: string
}

/** docs/limits.md */
export const REVIEW_LIMITS = {
  bodyLength: 5_000,
  replyLength: 2_000,
  points: 10,
  pointLength: 200,
  nicknameLength: 60,
  photos: 10,
  /** Of what it said before. */
  revisions: 50,
} as const

/** Sums of published reviews: E-01 `reviews` once the numbers are in stars. */
export interface ReviewTotals {
  /** Ten counts in half-star steps, from 0.5 to 5. */
  readonly vector: readonly number[]
  readonly verifiedCount: number
  readonly imagesCount: number
}

/** Those of an offer. */
export interface VariantTotals extends ReviewTotals {
  /** Reviews with photos. */
  readonly withImageCount: number
}

export function countOf({ vector }: Pick<ReviewTotals, 'vector'>): number {
  return vector.reduce((sum, count) => sum + count, 0)
}

/** Mean in stars, 0 to 5; null without reviews. */
export function ratingOf(totals: Pick<ReviewTotals, 'vector'>): number | null {
  const count = countOf(totals)
  return count === 0 ? null : totals.vector.reduce((sum, n, index) => sum + n * (index + 1), 0) / count / 2
}
