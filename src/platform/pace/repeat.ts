import type { Log } from '../log.ts'

export interface Repetition {
  /** Ends it; resolves when the round that may be running has ended. */
  stop(): Promise<void>
}

export interface RepeatOptions {
  readonly everyMs: number
  /** The first round comes at once, not after the first pause. */
  readonly atOnce?: boolean
  /** Pauses double after each failure, up to this. */
  readonly longestPauseMs?: number
  readonly log: Log
  /** What the log says when a failure begins: "clicks cannot be drained". */
  readonly complaint: string
}

/** What is to be done again and again, before anybody has begun it (`beginRepeating`). */
export interface RepeatedAct extends Omit<RepeatOptions, 'log'> {
  act(): Promise<unknown>
}

const LONGEST_PAUSE_MS = 5_000

/** Does a thing again and again, never twice at once. A failure is logged when it begins and when it is over, not at each try. */
export function repeat(options: RepeatOptions, act: () => Promise<unknown>): Repetition {
  const { everyMs, log, complaint, longestPauseMs = Math.max(LONGEST_PAUSE_MS, everyMs) } = options
  let failures = 0
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const round = async (): Promise<void> => {
    try {
      await act()
      if (failures > 0) log.info({ failures }, `over: ${complaint}`)
      failures = 0
    } catch (error) {
      if (failures++ === 0) log.error({ err: error }, complaint)
    }
    if (!stopped) schedule(Math.min(everyMs * 2 ** Math.min(failures, 10), longestPauseMs))
  }
  const schedule = (ms: number): void => {
    timer = setTimeout(() => (running = round()), ms)
  }
  schedule(options.atOnce === true ? 0 : everyMs)
  return {
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await running
    },
  }
}

/** Begins all of these; `stop` ends them together. */
export function beginRepeating(acts: readonly RepeatedAct[], log: Log): Repetition {
  const repetitions = acts.map(({ act, ...options }) => repeat({ ...options, log }, act))
  return { stop: async () => void (await Promise.all(repetitions.map((repetition) => repetition.stop()))) }
}
