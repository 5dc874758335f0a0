import type { Clock } from '#platform/clock.ts'

/** A moment of the past at which something of the demo's year is done. */
export function standingClock(at: Date): Clock {
  return { now: () => at, monotonicMs: () => performance.now() }
}
