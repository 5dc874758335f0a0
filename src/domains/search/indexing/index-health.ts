import type { ComponentHealth } from '#platform/http/process/readiness.ts'
import type { RepeatedAct } from '#platform/pace/repeat.ts'
import type { ListingIndex } from './listing-index.ts'

const FOLLOW_EVERY_MS = 200
const FOLLOW_LONGEST_PAUSE_MS = 2_000

/** What a process that has an index does again and again. */
export function followEveryMs(index: Pick<ListingIndex, 'step'>): RepeatedAct {
  return {
    everyMs: FOLLOW_EVERY_MS,
    longestPauseMs: FOLLOW_LONGEST_PAUSE_MS,
    complaint: 'the index cannot follow the database',
    act: () => index.step(),
  }
}

/** What /readyz says of an index: an older one still answers, and so do pages that were made from one that is away now. */
export function indexHealth(
  index: Pick<ListingIndex, 'isReady' | 'isCaughtUp' | 'rowCount' | 'trouble' | 'isListed'>,
): ComponentHealth {
  if (index.trouble) return { state: index.isReady || index.isListed ? 'degraded' : 'down', detail: index.trouble }
  if (!index.isReady) return { state: 'down', detail: 'no base index yet' }
  return index.isCaughtUp
    ? { state: 'works', detail: `${index.rowCount} offers` }
    : { state: 'degraded', detail: 'not up to date with the database' }
}
