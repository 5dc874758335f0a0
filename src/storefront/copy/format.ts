import { memoised } from '#platform/memory/memoised.ts'
import type { Cents } from '#platform/money.ts'

/** Formatters are made once: making one costs fifty times as much as using it (architecture.md, Pages). */
const wholeEuros = new Intl.NumberFormat('pt-PT', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 0,
  useGrouping: 'always',
})
const eurosAndCents = new Intl.NumberFormat('pt-PT', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
})
const counts = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 0, useGrouping: 'always' })
const oneDecimal = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 1, useGrouping: 'always' })
const relative = new Intl.RelativeTimeFormat('pt-PT', { numeric: 'always' })
const moment = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Lisbon' })
const dayAndMonth = new Intl.DateTimeFormat('pt-PT', { day: 'numeric', month: 'long', timeZone: 'Europe/Lisbon' })
const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' })

/** A page has two hundred prices, most of them met before: writing one takes ten times as long as finding it. */
const PRICES_REMEMBERED = 20_000

/** L-15: whole euros without decimals, else two; thousands grouped (decisions.md, Wire). 129900 → "1 299 €". */
export const formatCents: (cents: Cents) => string = memoised(
  (cents) => (cents % 100 === 0 ? wholeEuros : eurosAndCents).format(cents / 100),
  PRICES_REMEMBERED,
)

/** The wire's euros in the same words. */
export function formatEuros(euros: number): string {
  return formatCents(Math.round(euros * 100))
}

/** Counts have no decimals: 24011 → "24 011". */
export function formatCount(count: number): string {
  return Number.isInteger(count) && count >= 0 && count < 1000 ? String(count) : counts.format(count)
}

/** "1 produto", "0 produtos", "24 011 produtos": the singular only when the count is 1. */
export function countOf(count: number, [singular, plural]: readonly [singular: string, plural: string]): string {
  return `${formatCount(count)} ${count === 1 ? singular : plural}`
}

/** Lengths are shown in cm with at most one decimal: 1205 mm → "120,5". */
export function formatCentimetres(mm: number): string {
  return oneDecimal.format(mm / 10)
}

/** L-15: a percentage is rounded down, never up. */
export function formatDiscount(percent: number): string {
  return `-${Math.floor(percent)} %`
}

const DAYS_IN_A_WEEK = 7
/** From this many days on, a time is given in weeks, rounded up (decisions.md, Wire). */
const WEEKS_FROM_DAYS = 14

/** "dentro de 1 dia", "dentro de 13 dias", "dentro de 2 semanas". */
export function formatDaysAhead(days: number): string {
  return days < WEEKS_FROM_DAYS
    ? relative.format(days, 'day')
    : relative.format(Math.ceil(days / DAYS_IN_A_WEEK), 'week')
}

/** A moment as the server prints it, in Lisbon's time; relative words are made in the browser. */
export function formatMoment(iso: string): string {
  return moment.format(new Date(iso))
}

/** "21 de novembro de 2026" in Lisbon. */
export function formatDay(iso: string): string {
  return day.format(new Date(iso))
}

/** "21 de novembro" in Lisbon: of a day that can be of no other year. */
export function formatDayAndMonth(iso: string): string {
  return dayAndMonth.format(new Date(iso))
}

/** '2026-11-21' → "21/11/2026": a day where there is no room for its month's name. */
export function formatShortDay(day: string): string {
  return day.split('-').toReversed().join('/')
}
