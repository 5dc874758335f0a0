import type { Log } from '#platform/log.ts'
import type { Clock } from '#platform/clock.ts'
import { buildLikeness, type BuildLikenessOptions } from './build-likeness.ts'
import { describedStamp } from './descriptor-storage.ts'
import { forgetSimilarities } from './kept-similarities.ts'

/** Between the ends of two builds at least so much, and at least twenty times what the last one took. */
const LEAST_PAUSE_MS = 60_000
const PAUSE_OF_DURATION = 20
/** Prices end and offers go while no picture changes: a file is made anew at least so often. */
const OLDEST_MS = 6 * 3_600_000

/**
 * Keeps the file of likeness: made again when pictures have been described since, not too often, and after six hours anyway.
 * Also forgets answers that are a day old or too many. For `repeat`.
 */
export function likenessKeeper(
  options: Omit<BuildLikenessOptions, 'now'> & { clock: Clock; log: Log },
): () => Promise<void> {
  let [stamp, builtMs, pauseMs] = ['', -Infinity, 0]
  return async () => {
    const { clock, log, db } = options
    await forgetSimilarities(db, clock.now())
    const beganMs = clock.monotonicMs()
    // The stamp counts all descriptors: it is not asked for before anything would follow from it.
    if (beganMs - builtMs < pauseMs) return
    const current = await describedStamp(db)
    if (current === stamp && beganMs - builtMs < OLDEST_MS) return
    const { rows } = await buildLikeness({ ...options, now: clock.now() })
    builtMs = clock.monotonicMs()
    pauseMs = Math.max(LEAST_PAUSE_MS, (builtMs - beganMs) * PAUSE_OF_DURATION)
    stamp = current
    log.info({ rows, ms: Math.round(builtMs - beganMs) }, 'like pieces can be found')
  }
}
