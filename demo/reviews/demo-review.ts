import type { ReviewTruth } from './review-truth.ts'

/** A line of `reviews/reviews.jsonl`: one review as the product takes it in. */
export interface DemoReview {
  readonly externalId: string
  readonly subject: 'variant' | 'eshop'
  readonly shop: string
  readonly itemId: string | null
  readonly source: 'star' | 'site' | 'import'
  readonly verifiedBy: 'purchase' | 'shop' | 'none'
  readonly nickname: string | null
  readonly halfStars: number
  readonly deliveryHalfStars: number | null
  readonly packagingHalfStars: number | null
  readonly serviceHalfStars: number | null
  readonly body: string | null
  readonly pluses: readonly string[]
  readonly minuses: readonly string[]
  readonly reply: string | null
  /** ISO instants. */
  readonly repliedAt: string | null
  readonly writtenAt: string
}

/** One review on its way into the files. */
export interface MadeReview {
  readonly review: DemoReview
  readonly truth: ReviewTruth
}
