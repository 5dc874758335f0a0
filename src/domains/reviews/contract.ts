/** What others may use of reviews (architecture.md, Layout). */
export type { PhotoOutcome } from './photos/photo-routes.ts'
export { takeInPhotos } from './photos/take-photos.ts'
export { photoTickets, type PhotoPage } from './photos/photo-tickets.ts'
export { publishedReviewText } from './published-text.ts'
export {
  countOf,
  ratingOf,
  type Review,
  REVIEW_LIMITS,
  type ReviewSource,
  type ReviewTotals,
  type VerifiedBy,
} from './review.ts'
export { totalsOfEshops } from './totals.ts'
export { isOfShops } from './shops-own-address.ts'
export { createStar, type Star, type StarGone } from './star/star.ts'
export { type EshopStanding, eshopReviews, eshopStanding } from './star/eshop-standing.ts'
export type { OpenedInvitation } from './star/opened-invitation.ts'
export { isAnswersName, isIdent } from './star/idents.ts'
export { STAR_LIMITS } from './star/star-limits.ts'
export { type WillingBuyer, willingBuyers } from './star/willing-buyers.ts'
export { takeInReviews, type TakenReview } from './writing/take-in-reviews.ts'
export {
  createReviewReader,
  type AskedReviews,
  type ReviewReader,
  type ReviewsOfProduct,
} from './read/review-reader.ts'
export type { CollectedRating } from './read/collected.ts'
export type { WireReviewSums } from './read/present-sums.ts'
export type { WireReview, WireReviewList, WireReviewsModal } from './read/wire.ts'
export type { ListedReview, OwnStanding, WrittenReview } from './writing/own-reviews.ts'
export {
  readHalfStars,
  readTyped,
  type ReadTyped,
  type ReviewComplaints,
  type TypedReview,
} from './writing/read-typed.ts'
export {
  createReviewWriting,
  type ReviewAuthor,
  type ReviewOpened,
  type ReviewWriting,
} from './writing/review-writing.ts'
export type { ClaimSentence, ReviewSummary, SummaryClaim } from './summaries/summary-of.ts'
export type { WebSummary } from './summaries/web-summary.ts'
export { REVIEW_FEED_LIMITS } from './feed/feed-limits.ts'
export { registerReviewFeed } from './feed/registered-feeds.ts'
export { isRepliedTo } from './replies/is-replied-to.ts'
