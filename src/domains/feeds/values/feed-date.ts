const DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})|^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})/
const TIME = /^[T ]?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i

/**
 * An instant in UTC as ISO text, or null. Takes ISO 8601 with or without time and zone, and day/month/year; without a zone
 * the clock of Lisbon counts. `endOfDay` gives the end of a day without time (its following midnight).
 */
export function parseInstant(text: string, endOfDay = false): string | null {
  const trimmed = text.trim()
  const day = trimmed.length > 40 ? null : DAY.exec(trimmed)
  if (day === null) return null
  const [year, month, date] = day[1] === undefined ? [Number(day[6]), Number(day[5]), Number(day[4])] : [Number(day[1]), Number(day[2]), Number(day[3])]
  const midnight = Date.UTC(year, month - 1, date)
  const calendar = new Date(midnight)
  if (year < 2000 || year > 2100 || calendar.getUTCMonth() !== month - 1 || calendar.getUTCDate() !== date) return null
  const rest = trimmed.slice(day[0].length)
  if (rest === '') return fromLisbon(midnight + (endOfDay ? 86_400_000 : 0))
  return withTime(midnight, rest)
}

/** "from/until" as Google's sale_price_effective_date has it; null unless both are instants in order. */
export function parseInterval(text: string): { from: string; until: string } | null {
  const parts = text.length > 100 ? [] : text.split(/\/(?=\d{4}-)|\s+[-–]\s+/)
  if (parts.length !== 2) return null
  const from = parseInstant(parts[0] as string)
  const until = parseInstant(parts[1] as string, true)
  return from !== null && until !== null && from < until ? { from, until } : null
}

function withTime(midnight: number, rest: string): string | null {
  const time = TIME.exec(rest)
  if (time === null) return null
  const [hour, minute, second] = [Number(time[1]), Number(time[2]), Number(time[3] ?? 0)]
  if (hour > 24 || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return null
  const local = midnight + ((hour * 60 + minute) * 60 + second) * 1000
  const zone = time[4]
  if (zone === undefined) return fromLisbon(local)
  return new Date(local - zoneMinutes(zone) * 60_000).toISOString()
}

function zoneMinutes(zone: string): number {
  if (!/^[+-]/.test(zone)) return 0
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0)
  return zone.startsWith('-') ? -minutes : minutes
}

/** Lisbon keeps UTC, and one hour more from the last Sunday of March to that of October, 01:00 UTC (directive 2000/84/EC). */
function fromLisbon(local: number): string {
  const year = new Date(local).getUTCFullYear()
  const isSummer = local - 3_600_000 >= lastSunday(year, 2) && local - 3_600_000 < lastSunday(year, 9)
  return new Date(isSummer ? local - 3_600_000 : local).toISOString()
}

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1))
  return last.getTime() - last.getUTCDay() * 86_400_000
}
