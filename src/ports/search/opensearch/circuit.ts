/** closed: asks; open: refuses at once; half-open: one request tries whether the cluster is back. */
export type CircuitState = 'closed' | 'open' | 'half-open'

export interface Circuit {
  readonly state: CircuitState
  /** Whether a request may go now; of a half-open circuit the first one only. */
  mayPass(): boolean
  succeeded(): void
  failed(): void
}

const FAILURES = 5
const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 5_000

/** Opens after five failures on end, for half a second, then twice as long each time that the trial fails. `nowMs` is monotonic. */
export function aCircuit(nowMs: () => number): Circuit {
  let failures = 0
  let pauseMs = FIRST_PAUSE_MS
  let openUntilMs: number | null = null
  let isTrying = false
  return {
    get state() {
      if (openUntilMs === null) return 'closed'
      return nowMs() < openUntilMs ? 'open' : 'half-open'
    },
    mayPass() {
      if (openUntilMs === null) return true
      if (isTrying || nowMs() < openUntilMs) return false
      isTrying = true
      return true
    },
    succeeded() {
      failures = 0
      pauseMs = FIRST_PAUSE_MS
      openUntilMs = null
      isTrying = false
    },
    failed() {
      failures += 1
      if (isTrying) pauseMs = Math.min(LONGEST_PAUSE_MS, 2 * pauseMs)
      isTrying = false
      if (failures >= FAILURES) openUntilMs = nowMs() + pauseMs
    },
  }
}

/**
 * How often requests may be tried again: a share of all requests, so that a cluster in trouble is asked a fifth more and not
 * several times as much.
 */
export interface RetryBudget {
  requested(): void
  /** Takes one retry when there is one left. */
  take(): boolean
}

const RETRIES_PER_REQUEST = 0.2
const MOST_SAVED = 20

export function aRetryBudget(): RetryBudget {
  let saved = MOST_SAVED
  return {
    requested() {
      saved = Math.min(MOST_SAVED, saved + RETRIES_PER_REQUEST)
    },
    take() {
      if (saved < 1) return false
      saved -= 1
      return true
    },
  }
}
