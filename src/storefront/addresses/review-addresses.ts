import { withQuery } from './with-query.ts'

/** what buyers say of a product. */

/** Of the product that an offer belongs to; `query`: which of them, and which page of them. */
export function reviews(variantId: number, query: Readonly<Record<string, string>> = {}): string {
  return withQuery(`/product/${variantId}/reviews`, query)
}

/** Where somebody who is signed in writes one. */
export function writeReview(variantId: number): string {
  return `/product/${variantId}/reviews/escrever`
}
