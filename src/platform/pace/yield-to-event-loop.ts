import type { Clock } from '../clock.ts'

/** The longest stretch of work before the event loop gets a turn; what cannot be divided may take longer. */
const LONGEST_MS = 3
/**
 * After this many turns the work goes on to its end. Each turn is a whole round of other requests, and time runs on
 * even while the process has no processor.
 */
const MOST_WAITS = 4

/**
 * Divides long work on the thread that answers requests (ADR 0009). The work calls the returned function between two
 * pieces; when the last turn is too long ago, it waits until the event loop has read what arrived. So clicks are
 * answered and floods refused between the cards of one page.
 */
export function createYield(clock: Clock, { mostWaits = MOST_WAITS } = {}): () => Promise<void> {
  let sinceMs = clock.monotonicMs()
  let waits = 0
  return async () => {
    if (waits >= mostWaits || clock.monotonicMs() - sinceMs < LONGEST_MS) return
    waits += 1
    await turn()
    sinceMs = clock.monotonicMs()
  }
}

/**
 * Runs work to its end and gives the event loop a turn between pieces when the last one is too long ago. For work that
 * no visitor waits for.
 */
export async function runYielding(clock: Clock, pieces: Iterator<unknown>): Promise<void> {
  let sinceMs = clock.monotonicMs()
  while (pieces.next().done !== true) {
    if (clock.monotonicMs() - sinceMs < LONGEST_MS) continue
    await turn()
    sinceMs = clock.monotonicMs()
  }
}

const waiting: (() => void)[] = []

/**
 * One waiting piece of work continues in each turn of the event loop, in order. Otherwise a turn would hold a piece of
 * every page that is being made.
 */
function turn(): Promise<void> {
  return new Promise((resolve) => {
    if (waiting.push(resolve) === 1) setImmediate(goOn)
  })
}

function goOn(): void {
  const next = waiting.shift()
  if (waiting.length > 0) setImmediate(goOn)
  next?.()
}
