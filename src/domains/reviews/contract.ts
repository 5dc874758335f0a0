/** What others may use of reviews (architecture.md, Layout). */
export { REVIEWS_CHANGED } from './publish.ts'
export {
  countOf,
  ratingOf,
  type Review,
  REVIEW_LIMITS,
  type ReviewSource,
  type ReviewTotals,
  type VerifiedBy,
} from './review.ts'
export { totalsOfEshops, totalsOfVariants } from './totals.ts'
