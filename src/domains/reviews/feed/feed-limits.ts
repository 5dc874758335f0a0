import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'

/** Bounds of a shop's review feed (docs/limits.md). */
export const REVIEW_FEED_LIMITS = {
  /** Unpacked. */
  maxBytes: 4 * 1024 ** 3,
  reviews: 2_000_000,
  depth: 32,
  /** Of a tag. */
  nameChars: 200,
  /** Ids that a feed says are deleted: what it has no more is withdrawn without them. */
  deleted: 200_000,
  /** No text is packed more tightly than this, once it is longer than the second. */
  maxRatio: 100,
  bombFloorBytes: 64 * 1024 ** 2,
  /** Characters that are kept of one field; what is longer is told, not cut. */
  fieldChars: 20_000,
  /** Characters without a tag's end: no feed needs more. */
  tokenChars: 4_000_000,
  productsOfReview: 50,
  idLength: 200,
  /** Problems that a report names one by one; it counts all. */
  problems: 200,
  /** A feed that has fewer than this part of the reviews that it had is held: nothing of it is withdrawn. */
  leastPart: 0.5,
  /** Below so many reviews before, a fall says nothing. */
  heldFrom: 20,
  everyMinutes: 1_440,
} as const

export const REVIEW_FETCH_LIMITS: FetchLimits = {
  maxRedirects: 5,
  headersMs: 15_000,
  idleMs: 15_000,
  totalMs: 600_000,
  minBytesPerSecond: 1024,
  rateWindowMs: 20_000,
  maxBytes: 1024 ** 3,
  maxHeaderBytes: 32 * 1024,
}
