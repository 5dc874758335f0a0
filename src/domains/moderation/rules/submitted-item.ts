/** What people write and others read. */
export type ModeratedKind = 'review' | 'reply' | 'question' | 'answer'

/** What rules and moderators are told of a text. */
export interface SubmittedItem {
  readonly kind: ModeratedKind
  /** What it is called outside: the review's `externalId`, the question's and the answer's id. */
  readonly itemId: string
  /** Counted up by its domain with every change: a decision on an older one is void. */
  readonly version: number
  /** All that others would read, the body first. */
  readonly texts: readonly string[]
  /** Of a review, 1 to 10. */
  readonly halfStars: number | null
  readonly eshopId: number | null
  readonly variantId: number | null
  /** Who wrote it: an account, or without one a hash of the address; null: nobody knows. */
  readonly author: { readonly personId: number } | { readonly addressHash: string } | null
  /** Hash of the network that it came from; null: not by a visitor (imported). */
  readonly network: string | null
  /** Whether a purchase stands behind it. */
  readonly isVerified: boolean
  /** Paths of its pictures on the image host. */
  readonly pictures: readonly string[]
  /** ISO */
  readonly writtenAt: string
}
