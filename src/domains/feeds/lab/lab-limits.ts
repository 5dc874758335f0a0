import { FEED_LIMITS, type FeedLimits } from '../feed-limits.ts'
import { LAB_KEPT_HOURS } from '../rules/feed-times.ts'

/** Bounds of the feed lab, a page that anybody may use; each has its row in docs/limits.md. */
export const LAB_LIMITS = {
  /** Of a file as it is sent or fetched, packed or not. */
  maxBytes: 100 * 1024 ** 2,
  /** A piece of an upload, so that each stays far below the time limit of a request. */
  pieceBytes: 4 * 1024 ** 2,
  fetchMs: 120_000,
  readMs: 180_000,
  /** From the start of a run until its row and file are gone. */
  keptMs: LAB_KEPT_HOURS * 3_600_000,
  /** An upload that has not ended by then is given up. */
  uploadMs: 15 * 60_000,
  /** Runs that are received, wait or are read at the same time; one more is refused. */
  maxOpen: 40,
  /** Files of all open runs together. */
  maxOpenBytes: 2 * 1024 ** 3,
  /** Read at the same time in one worker. */
  reading: 2,
  /** A run whose reader has died is read again, so often in all. */
  attempts: 2,
  cards: 12,
  /** Examples of each code that are shown in their lines. */
  excerptsPerCode: 3,
  categoryPaths: 2_000,
  shownPaths: 60,
  /** Items of each kind that a trial keeps beside the live offers; counts are of all. */
  trialItems: 1_000,
  /** Trials of a shop that are kept: an older one goes when another begins. */
  keptTrials: 3,
} as const

/** The importer's own limits; only the size of the whole is smaller. */
export const LAB_FEED_LIMITS: FeedLimits = { ...FEED_LIMITS, maxBytes: 1024 ** 3 }
