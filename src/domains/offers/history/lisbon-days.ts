const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const hourInLisbon = new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Lisbon', hour: '2-digit', hourCycle: 'h23' })

/** By how much Lisbon's clocks are ahead of UTC at an instant: nothing in winter, an hour in summer. The Azores' are an hour behind, always. */
export function lisbonOffsetMs(at: number): number {
  return Number(hourInLisbon.format(at)) === new Date(at).getUTCHours() ? 0 : HOUR_MS
}

/** The midnight in Lisbon with which the day of an instant begins. Clocks change at 1:00 UTC, so that each day has one midnight. */
export function lisbonMidnight(at: number): number {
  const local = at + lisbonOffsetMs(at)
  const asUtc = local - (local % DAY_MS)
  return asUtc - lisbonOffsetMs(asUtc - HOUR_MS)
}

/** Midnights of the days from that of `from` to that of `until`, at most the last `most` of them. */
export function lisbonMidnights(from: number, until: number, most: number): readonly number[] {
  const [first, last] = [lisbonMidnight(from), lisbonMidnight(until)]
  const days = Math.min(most, Math.max(0, Math.round((last - first) / DAY_MS) + 1))
  return midnightsUntil(last, days).slice(0, days).reverse()
}

/** The last ones of today, newest first: the same for every product of a day, and 4 µs each to make. */
let remembered: number[] = []

function midnightsUntil(last: number, count: number): number[] {
  if (remembered[0] !== last) remembered = [last]
  while (remembered.length < count) remembered.push(lisbonMidnight((remembered.at(-1) as number) - 2 * HOUR_MS))
  return remembered
}

/** '2026-11-21': the day of an instant in Lisbon. */
export function lisbonDate(at: number): string {
  return new Date(at + lisbonOffsetMs(at)).toISOString().slice(0, 10)
}
