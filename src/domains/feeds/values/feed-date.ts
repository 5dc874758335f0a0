const YEAR_FIRST = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/
const COMPACT = /^(\d{4})(\d{2})(\d{2})(?!\d)/
const DAY_FIRST = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})(?!\d)/
// "20 nov. 2026", "20 de novembro de 2026", "Fri, 20 Nov 2026", "20. November 2026"
const NAMED =
  /^(?:\p{L}{2,14}\.?,? )?(\d{1,2})(?:\.|º|st|nd|rd|th)?[ -](?:de )?(\p{L}{3,10})\.?,?[ -](?:de |del )?(\d{4})(?!\d)/u
// "November 20, 2026", "Fri Nov 20 2026"
const NAME_FIRST =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)\p{L}{0,6},? )?(\p{L}{3,10})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/iu
// Days since 30 December 1899 as spreadsheets count them, and seconds or milliseconds since 1970: a field of dates holds no other numbers that long.
const SERIAL = /^(\d{5})(?:[.,](\d{1,10}))?$/
const UNIX = /^(\d{10})(\d{3})?$/
const MONTHS = [
  ['jan', 'gen', 'ene'],
  ['feb', 'fev'],
  ['mar', 'maa'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'mag', 'mei'],
  ['jun', 'giu', 'juin'],
  ['jul', 'lug', 'juil'],
  ['aug', 'ago', 'aou'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'dez', 'dic'],
] as const
const TIME =
  /^[T, ]?\s*(?:às |at |a las )?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d+)?)?\s*(Z|UTC|GMT|[+-]\d{2}:?\d{2}|[+-]\d{2})?$/i

/**
 * An instant in UTC as ISO text, or null. Takes ISO 8601 with or without time and zone, day/month/year, month/day/year only
 * where it can be nothing else, months by name in six languages, a spreadsheet's day numbers and Unix time; without a zone
 * the clock of Lisbon counts. `endOfDay` gives the end of a day without time (its following midnight).
 */
export function parseInstant(text: string, endOfDay = false): string | null {
  const trimmed = text.length > 200 ? '' : text.trim()
  const number = ofNumber(trimmed, endOfDay)
  if (number !== undefined) return number
  const day = trimmed.length > 60 ? null : dayOf(trimmed)
  if (day === null) return null
  const midnight = Date.UTC(day.year, day.month - 1, day.date)
  const calendar = new Date(midnight)
  if (
    day.year < 2000 ||
    day.year > 2100 ||
    calendar.getUTCMonth() !== day.month - 1 ||
    calendar.getUTCDate() !== day.date
  )
    return null
  const rest = trimmed.slice(day.length)
  if (rest === '') return fromLisbon(midnight + (endOfDay ? DAY_MS : 0))
  return withTime(midnight, rest)
}

const DAY_MS = 86_400_000

interface Day {
  year: number
  month: number
  date: number
  /** Characters read. */
  length: number
}

function dayOf(text: string): Day | null {
  const iso = YEAR_FIRST.exec(text) ?? COMPACT.exec(text)
  if (iso !== null) return aDay(iso[1], Number(iso[2]), iso[3], iso)
  const european = DAY_FIRST.exec(text)
  if (european !== null) {
    const [first, second] = [Number(european[1]), Number(european[2])]
    return second > 12 && first <= 12
      ? aDay(european[3], first, european[2], european)
      : aDay(european[3], second, european[1], european)
  }
  const named = NAMED.exec(text)
  if (named !== null) return aDay(named[3], monthOf(named[2] ?? ''), named[1], named)
  const english = NAME_FIRST.exec(text)
  return english === null ? null : aDay(english[3], monthOf(english[1] ?? ''), english[2], english)
}

function aDay(year: string | undefined, month: number, date: string | undefined, found: RegExpExecArray): Day {
  return { year: Number(year), month, date: Number(date), length: found[0].length }
}

/** 1 to 12 by the first letters of a name; 0 when it is none. */
function monthOf(name: string): number {
  const start = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return MONTHS.findIndex((names) => names.some((known) => start.startsWith(known))) + 1
}

/** undefined: no number of this kind. */
function ofNumber(text: string, endOfDay: boolean): string | null | undefined {
  const serial = SERIAL.exec(text)
  if (serial !== null) {
    const fraction = serial[2] === undefined ? 0 : Number(`0.${serial[2]}`)
    const midnight = Date.UTC(1899, 11, 30) + Number(serial[1]) * DAY_MS
    return inCentury(midnight)
      ? fromLisbon(midnight + Math.round(fraction * 86_400) * 1000 + (endOfDay && fraction === 0 ? DAY_MS : 0))
      : null
  }
  const unix = UNIX.exec(text)
  if (unix === null) return undefined
  const instant = Number(unix[1]) * 1000 + Number(unix[2] ?? 0)
  return inCentury(instant) ? new Date(instant).toISOString() : null
}

function inCentury(instant: number): boolean {
  const year = new Date(instant).getUTCFullYear()
  return year >= 2000 && year <= 2100
}

/** "from/until" as Google's sale_price_effective_date has it, one of them may be missing ("2026-11-20/"); null unless what is there are instants in order. */
export function parseInterval(text: string): { from: string | null; until: string | null } | null {
  const parts =
    text.length > 150
      ? []
      : text
          .trim()
          .replace(/^(?:de|desde|from|vom|von|du)\s+/i, '')
          .split(
            /\/(?=\d{4}-?\d{2}(?!\/))|\s+[-–—/]\s+|\s+(?:a|até|to|until|till|al|hasta|bis|au|jusqu'au)\s+|\s*[;|]\s*|,\s*(?=\d{4}-)|-(?=\d{1,2}[/.]\d{1,2}[/.]\d{4}$)/i,
          )
  const [first, second] = parts
  if (first === undefined || parts.length > 2) return null
  if (second === undefined) {
    const until = UNTIL.exec(text.trim())?.[1]
    if (until !== undefined) return openInterval('', until)
    return /^[^/]+\/$/.test(first) ? openInterval(first.slice(0, -1), '') : null
  }
  if (first === '') return openInterval('', second)
  const from = parseInstant(withMonthOf(first, second))
  const until = parseInstant(second, true)
  return from !== null && until !== null && from < until ? { from, until } : null
}

// "até 30/11/2026"
const UNTIL = /^(?:até|ate|until|till|hasta|bis(?: zum)?|jusqu'au|fino al|tot)\s+(.+)$/i

/** The first day of "20 a 30 de novembro de 2026" with the month of the second. */
function withMonthOf(first: string, second: string): string {
  return /^\d{1,2}$/.test(first.trim()) ? second.replace(/^\d{1,2}/, first.trim()) : first
}

function openInterval(start: string, end: string): { from: string | null; until: string | null } | null {
  const [from, until] = [start === '' ? null : parseInstant(start), end === '' ? null : parseInstant(end, true)]
  return from === null && until === null ? null : { from, until }
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
  return last.getTime() - last.getUTCDay() * DAY_MS
}
