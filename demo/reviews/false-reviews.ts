import type { MadeReview } from './demo-review.ts'
import type { Article } from './articles.ts'
import type { DrawOptions } from './honest-reviews.ts'
export function drawFalseReviews(_a: readonly Article[], _h: readonly MadeReview[], _o: DrawOptions): MadeReview[] {
  return []
}
