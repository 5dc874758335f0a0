import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'

/** Bounds of one download of a feed. */
export const FETCH_LIMITS: FetchLimits = {
  maxRedirects: 5,
  headersMs: 15_000,
  idleMs: 15_000,
  totalMs: 600_000,
  minBytesPerSecond: 1024,
  rateWindowMs: 20_000,
  maxBytes: 2 * 1024 ** 3,
  maxHeaderBytes: 32 * 1024,
}
