import type { Clock } from './clock.ts'

/** Longest piece of work that nobody can come between, but for what cannot be divided. */
const LONGEST_MS = 3
/** Who has waited so often goes on to its end: each wait is a whole turn of others' work, and where the process has no processor time runs on without any work done. */
const MOST_WAITS = 4

/**
 * Divides long work on the thread that answers (ADR 0009): asked between two pieces of it, waits for the event loop to read what
 * came meanwhile when the last such wait is too long ago. Clicks are answered and floods refused between the cards of one page.
 */
export function createBreath(clock: Clock, { mostWaits = MOST_WAITS } = {}): () => Promise<void> {
  let sinceMs = clock.monotonicMs()
  let waits = 0
  return async () => {
    if (waits >= mostWaits || clock.monotonicMs() - sinceMs < LONGEST_MS) return
    waits += 1
    await turn()
    sinceMs = clock.monotonicMs()
  }
}

/** Does work to its end, with a breath wherever a piece of it ends and the last breath is too long ago. For work that no visitor waits for. */
export async function breatheBetween(clock: Clock, pieces: Iterator<unknown>): Promise<void> {
  let sinceMs = clock.monotonicMs()
  while (pieces.next().done !== true) {
    if (clock.monotonicMs() - sinceMs < LONGEST_MS) continue
    await turn()
    sinceMs = clock.monotonicMs()
  }
}

const waiting: (() => void)[] = []

/** One who waits goes on in each turn of the event loop, in their order: else a turn would be a piece of every page that is being made. */
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
