/** Where time comes from. Only this file reads the machine's clock (style.md 13); everything else is given a Clock. */
export interface Clock {
  /** The present moment, in UTC. */
  now(): Date
  /** Milliseconds that never run backwards: for deadlines and durations. */
  monotonicMs(): number
}

export const systemClock: Clock = {
  now: () => new Date(),
  monotonicMs: () => performance.now(),
}

/** A clock that starts at the given moment instead of now and runs on from there (POISO_CLOCK, tests only). */
export function shiftedClock(startIso: string): Clock {
  const shiftMs = Date.parse(startIso) - Date.now()
  return { now: () => new Date(Date.now() + shiftMs), monotonicMs: () => performance.now() }
}

/** A clock that stands still until it is moved: for tests. */
export function manualClock(startIso: string): Clock & { advanceMs(ms: number): void } {
  let nowMs = Date.parse(startIso)
  let monotonic = 0
  return {
    now: () => new Date(nowMs),
    monotonicMs: () => monotonic,
    advanceMs: (ms) => {
      nowMs += ms
      monotonic += ms
    },
  }
}
