import type { SourceState } from '../keeping/picture-storage.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** Pauses by how many times in a row it came out so; the last one goes on. */
const PAUSES = {
  /** The same picture again: looked at more and more seldom. A shop's own swap resets it. */
  unchanged: [DAY_MS, 3 * DAY_MS, 7 * DAY_MS, 14 * DAY_MS],
  /** The server failed: it may be back soon. */
  passing: [2 * MINUTE_MS, 10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, DAY_MS],
  /** No picture there: a shop's new articles often come before their pictures. */
  gone: [HOUR_MS, 6 * HOUR_MS, DAY_MS, 7 * DAY_MS, 28 * DAY_MS],
  /** The bytes will not do until somebody changes them. */
  refused: [DAY_MS, 7 * DAY_MS, 28 * DAY_MS],
} as const

/** Failures of a server after which an address that never had a picture counts as having none: its cards show drawings, not promises. */
export const GIVEN_UP_AFTER = 3

/** When to look again. Spread by a tenth, by id, so that what was fetched together is not checked together. */
export function nextTry(kind: keyof typeof PAUSES, timesBefore: number, id: number, now: Date): Date {
  const pauses = PAUSES[kind]
  const pause = pauses[Math.min(timesBefore, pauses.length - 1)] as number
  return new Date(now.getTime() + pause + (pause / 10) * ((Math.imul(id, 2_654_435_761) >>> 8) / 2 ** 24))
}

/** What an address is after its server has failed: what it was, or given up. */
export function stateAfterFailure(state: SourceState, failures: number): SourceState {
  return state === 'due' && failures >= GIVEN_UP_AFTER ? 'refused' : state
}
