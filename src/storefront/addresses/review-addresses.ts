import { withQuery } from './with-query.ts'

/** what buyers say of a product. */

/** Of the product that an offer belongs to; `query`: which of them, and which page of them. */
export function reviews(variantId: number, query: Readonly<Record<string, string>> = {}): string {
  return withQuery(`/product/${variantId}/reviews`, query)
}

/** Where somebody who is signed in writes one. */
export function writeReview(variantId: number, query: Readonly<Record<string, string>> = {}): string {
  return withQuery(`/product/${variantId}/reviews/escrever`, query)
}

/** What came of pictures that were sent. */
export function writeReviewPhotos(variantId: number, outcome: string): string {
  return `${writeReview(variantId, { fotografia: outcome })}#fotografias`
}

/** what a person has written. */
export function userReviews(): string {
  return '/user/avaliacoes'
}
