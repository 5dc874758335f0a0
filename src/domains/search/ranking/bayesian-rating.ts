import type { IndexableProduct } from '#domains/offers/contract.ts'

/** What is believed of a product that nobody has reviewed, in stars, and of how many reviews that belief is worth (ADR 0099). */
const PRIOR_STARS = 3.8
const PRIOR_REVIEWS = 8

/**
 * By what 'Melhor avaliados' orders products, in thousandths of a star: the mean of the reviews together with the prior's, so that one five is not
 * above a hundred of which ninety are. Null without reviews: such products come last.
 */
export function bayesianRating(reviews: IndexableProduct['reviews']): number | null {
  if (reviews === null) return null
  const halfStars = reviews.vector.reduce((sum, count, index) => sum + count * (index + 1), 0)
  return Math.round(((halfStars / 2 + PRIOR_STARS * PRIOR_REVIEWS) / (reviews.reviewsCount + PRIOR_REVIEWS)) * 1000)
}
