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
export { createStar, type Star, type StarGone } from './star/star.ts'
export { type EshopStanding, eshopReviews, eshopStanding } from './star/eshop-standing.ts'
export type { OpenedInvitation, OwnReview } from './star/opened-invitation.ts'
export { isAnswersName, isIdent } from './star/idents.ts'
export { STAR_LIMITS } from './star/star-limits.ts'
export { type WillingBuyer, willingBuyers } from './star/willing-buyers.ts'
