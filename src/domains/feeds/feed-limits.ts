/** Bounds of one feed; each has its row in docs/limits.md. Sizes in bytes, texts in UTF-16 units. */
export interface FeedLimits {
  /** Unpacked bytes of the whole feed. */
  maxBytes: number
  /** Unpacked : packed, watched beyond the first `bombFloorBytes` unpacked. */
  maxRatio: number
  bombFloorBytes: number
  maxDepth: number
  maxAttributes: number
  maxTokenChars: number
  /** Characters read of one field; all that is kept of a field is less. */
  maxFieldChars: number
  maxItems: number
  /** Refused items of an import in which fewer are accepted. */
  maxRejected: number
  maxItemValues: number
  maxItemChars: number
  maxIdChars: number
  maxColumns: number
  maxRowChars: number
}

export const FEED_LIMITS: FeedLimits = {
  maxBytes: 8 * 1024 ** 3,
  maxRatio: 100,
  // Below the longest text, so that a bomb of one endless text is called by its name.
  bombFloorBytes: 3 * 1024 ** 2,
  maxDepth: 64,
  maxAttributes: 100,
  maxTokenChars: 4 * 1024 ** 2,
  maxFieldChars: 100_000,
  maxItems: 5_000_000,
  maxRejected: 100_000,
  maxItemValues: 2000,
  maxItemChars: 5 * 1024 ** 2,
  maxIdChars: 100,
  maxColumns: 1000,
  maxRowChars: 1024 ** 2,
}
