import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'

/** Bounds of one download of a picture; each has its row in docs/limits.md. */
export const PICTURE_FETCH_LIMITS: FetchLimits = {
  maxRedirects: 5,
  headersMs: 10_000,
  idleMs: 10_000,
  totalMs: 30_000,
  minBytesPerSecond: 4096,
  rateWindowMs: 5_000,
  maxBytes: 15 * 1024 ** 2,
  maxHeaderBytes: 32 * 1024,
}

/** Bodies of pictures in memory at once, from their first byte until they have been read. */
export const MOST_BYTES_AT_ONCE = 48 * 1024 ** 2
/** So long a server holds its answer for us when there is no room for it; then the address comes again. */
export const ROOM_PATIENCE_MS = 5_000

/** Bounds of reading the bytes of one. */
export const PICTURE_READ_LIMITS = {
  /** Width × height as the header says, looked at before anything is decoded. */
  maxPixels: 40_000_000,
  /** Decoding of one that has more takes turns with others of that kind: a large one takes 160 MB for a moment. */
  largePixels: 8_000_000,
  maxSide: 30_000,
  /** Longest side of one that is worth showing, and its shorter side. */
  minLongSide: 200,
  minShortSide: 80,
  decodeSeconds: 10,
  decodingAtOnce: 2,
} as const

/** What is kept: longest side, and how it is written (ports/image-store/README.md). */
export const KEPT_PICTURE = { longestSide: 1600, quality: 88 } as const
