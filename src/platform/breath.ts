import type { Clock } from './clock.ts'

/** Longest piece of a page's making that nobody can come between, but for what cannot be divided. */
const LONGEST_MS = 2

/**
 * Divides long work on the thread that answers (ADR 0009): asked between two pieces of it, waits for the event loop to read what
 * came meanwhile when the last such wait is too long ago. Clicks are answered and floods refused between the cards of one page.
 */
export const createBreath = (clock: Clock, longestMs = LONGEST_MS): (() => Promise<void>) => {
  let sinceMs = clock.monotonicMs()
  return async () => {
    if (clock.monotonicMs() - sinceMs < longestMs) return
    await new Promise<void>((resolve) => setImmediate(resolve))
    sinceMs = clock.monotonicMs()
  }
}
