import type { Clock } from '#platform/clock.ts'

/** Milliseconds of each stage of one run. */
export interface Timing {
  /** The stage that began at the end of the one before has ended. */
  ended(stage: string): void
  all(): Record<string, number>
}

export function startTiming(clock: Clock): Timing {
  const start = clock.monotonicMs()
  const stages: Record<string, number> = {}
  let last = start
  return {
    ended: (stage) => {
      const now = clock.monotonicMs()
      stages[stage] = Math.round(now - last)
      last = now
    },
    all: () => ({ ...stages, total: Math.round(clock.monotonicMs() - start) }),
  }
}
