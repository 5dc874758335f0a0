import { lisbonDate, lisbonMidnights } from './lisbon-days.ts'

/** A stretch of time at a price. */
export interface PricedStretch {
  readonly from: number
  readonly until: number
  readonly cents: number
}

/** The lowest price of each day in Lisbon, oldest first; null: on that day nobody saw any. */
export type DailyPrices = readonly (number | null)[]

export interface PricedDay {
  readonly cents: number
  /** '2026-11-21' */
  readonly day: string
}

/** What may be said of some days' prices in words. */
export interface PriceSummary {
  readonly lowest: PricedDay
  readonly highest: PricedDay
  /** The price of half of the days or less, and of half of them or more: an unusual week does not move it. */
  readonly usualCents: number
}

/** The days of a history, as many as are told at most: five years. */
export const MAX_HISTORY_DAYS = 5 * 366

/** Midnights of the days that a history since `from` tells of. */
export function historyMidnights(from: number, now: number): readonly number[] {
  return lisbonMidnights(from, now, MAX_HISTORY_DAYS)
}

export function dailyLowest(stretches: readonly PricedStretch[], midnights: readonly number[]): DailyPrices {
  const days: (number | null)[] = midnights.map(() => null)
  for (const { from, until, cents } of stretches) {
    for (let day = Math.max(0, dayOf(from, midnights)); (midnights[day] ?? Number.POSITIVE_INFINITY) < until; day += 1)
      days[day] = Math.min(days[day] ?? cents, cents)
  }
  return days
}

/** The last day that begins at or before an instant; -1: before all of them. */
function dayOf(moment: number, midnights: readonly number[]): number {
  let [low, high] = [0, midnights.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((midnights[middle] as number) <= moment) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Lowest and highest with the latest day of each, and the usual price; null where nothing was seen. */
export function summaryOf(days: DailyPrices, midnights: readonly number[]): PriceSummary | null {
  const known = days.filter((cents) => cents !== null).sort((a, b) => a - b)
  const [lowest, highest, usual] = [known[0], known.at(-1), known[(known.length - 1) >> 1]]
  if (lowest === undefined || highest === undefined || usual === undefined) return null
  const last = (cents: number): PricedDay => ({ cents, day: lisbonDate(midnights[days.lastIndexOf(cents)] as number) })
  return { lowest: last(lowest), highest: last(highest), usualCents: usual }
}
