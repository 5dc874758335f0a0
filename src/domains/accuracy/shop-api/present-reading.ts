import { UNKNOWN_WORDS } from '../contests/reading-words.ts'
import type { ReadingRow } from './storage.ts'

/** A reading as shops and the back office are told it: euros, ISO moments, and why nothing can be said in a sentence. */
export function presentReading(row: ReadingRow) {
  return {
    id: row.id,
    variantId: row.variantId,
    cause: row.cause,
    clickedAt: row.clickedAt.toISOString(),
    observedAt: row.observedAt.toISOString(),
    url: row.url,
    shownPrice: row.shownCents / 100,
    shownAvailability: row.shownAvailability,
    readPrice: row.readCents === null ? null : row.readCents / 100,
    readAvailability: row.readAvailability,
    outcome: row.outcome,
    reason: row.why,
    message: row.why === null ? null : UNKNOWN_WORDS[row.why],
    evidence: row.evidence,
    contest:
      row.contestState === null
        ? null
        : {
            state: row.contestState,
            reason: row.contestReason ?? '',
            contestedAt: (row.contestedAt as Date).toISOString(),
            decision: row.decision,
          },
  }
}
