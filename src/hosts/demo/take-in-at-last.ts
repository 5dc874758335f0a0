import { setTimeout as wait } from 'node:timers/promises'
import type { Log } from '#platform/log.ts'
import type { Repetition } from '#platform/pace/repeat.ts'

/** Before the first new try; it doubles with each failure. */
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = 600_000

export interface TakingIn {
  readonly log: Log
  /** What the log says of each failure: "the demo's reviews could not be taken in". */
  readonly complaint: string
  /** For tests; default five seconds. */
  readonly firstPauseMs?: number
}

/** Does once what goes on where it stopped: a failure (a database that is away for a while) is logged, and after a pause it is tried again, until it is done or stopped. */
export function takeInAtLast(options: TakingIn, act: (signal: AbortSignal) => Promise<void>): Repetition {
  const ending = new AbortController()
  const taking = tryUntilDone(options, act, ending.signal)
  return {
    stop: async () => {
      ending.abort()
      await taking
    },
  }
}

async function tryUntilDone(
  { log, complaint, firstPauseMs = FIRST_PAUSE_MS }: TakingIn,
  act: (signal: AbortSignal) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)) {
    try {
      return await act(signal)
    } catch (error) {
      if (signal.aborted) return
      log.error({ err: error, pauseMs }, `${complaint}; it is tried again`)
    }
    // A stop ends the pause.
    await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined)
  }
}
