import { lisbonMidnight, lisbonOffsetMs } from '#domains/offers/contract.ts'
import type { Hours } from './budget.ts'

const MINUTE_MS = 60_000
const DAY_MINUTES = 1_440

/**
 * Until when clicks are paid for from now on, at the latest until the day in Portugal ends; null: now they are not. Minutes are those that
 * a clock on the wall shows, also on the two days on which clocks change.
 */
export function paidUntil(hours: readonly Hours[], now: Date): Date | null {
  const at = now.getTime()
  const midnight = nextMidnight(at)
  if (hours.length === 0) return new Date(midnight)
  const { day, minute } = wallClock(at)
  const ends = hours.flatMap(({ days, from, to }) => (days.includes(day) && minute >= from && minute < to ? [to] : []))
  if (ends.length === 0) return null
  const end = Math.max(...ends)
  return new Date(end >= DAY_MINUTES ? midnight : Math.min(midnight, momentOf(end, at)))
}

function wallClock(at: number): { day: number; minute: number } {
  const wall = new Date(at + lisbonOffsetMs(at))
  return { day: ((wall.getUTCDay() + 6) % 7) + 1, minute: wall.getUTCHours() * 60 + wall.getUTCMinutes() }
}

/** When a clock on the wall next shows this minute of today. */
function momentOf(minute: number, at: number): number {
  const wall = at + lisbonOffsetMs(at)
  const shown = wall - (wall % (DAY_MINUTES * MINUTE_MS)) + minute * MINUTE_MS
  return shown - lisbonOffsetMs(shown - lisbonOffsetMs(at))
}

function nextMidnight(at: number): number {
  // A day has 23 to 25 hours: 26 hours after a midnight are always the next day.
  return lisbonMidnight(lisbonMidnight(at) + 26 * 60 * MINUTE_MS)
}
