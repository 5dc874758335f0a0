import { countOf, formatCount } from '#storefront/copy/format.ts'
import type { ListPage } from './list-page.ts'

const moment = new Intl.DateTimeFormat('pt-PT', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Lisbon',
})

/** A moment of a list: "26/11/2026, 09:41"; nothing is a dash. */
export function momentWords(iso: string | null): string {
  return iso === null ? '–' : moment.format(new Date(iso))
}

/** Who made a decision that keeps its maker as text: 'person 7', the name that a command was given, 'audit log'. */
export function makerWords(by: string): string {
  if (by === 'audit log') return 'pelo registo de alterações'
  const person = /^person (\d+)$/.exec(by)?.[1]
  return person === undefined ? by : `pela pessoa n.º ${person}`
}

const STEPS = [
  [86_400, ['dia', 'dias']],
  [3_600, ['hora', 'horas']],
  [60, ['minuto', 'minutos']],
  [1, ['segundo', 'segundos']],
] as const

/** How long something has lasted, in its largest whole unit: 5400 → "1 hora". */
export function durationWords(seconds: number): string {
  const [size, words] = STEPS.find(([size]) => seconds >= size) ?? STEPS[3]
  return countOf(Math.floor(seconds / size), words)
}

/** What of a list is on the screen: "1–50 de 1 240 trabalhos". */
export function countLine(
  { rows, page, pageSize, totalCount }: ListPage<unknown>,
  words: readonly [string, string],
): string {
  if (rows.length === 0) return countOf(totalCount ?? 0, words)
  const first = (page - 1) * pageSize + 1
  const last = first + rows.length - 1
  if (totalCount === rows.length) return countOf(totalCount, words)
  const range = `${formatCount(first)}–${formatCount(last)}`
  return totalCount === null ? `${range}, ${words[1]} por contar` : `${range} de ${countOf(totalCount, words)}`
}

/** A day of a plot or its table: '2026-11-26' → "26/11". */
export function dayWords(day: string): string {
  const [, month = '', date = ''] = day.split('-')
  return `${date}/${month}`
}

const month = new Intl.DateTimeFormat('pt-PT', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A month, or that of a day: '2026-11' and '2026-11-26' → "novembro de 2026". */
export function monthWords(monthOrDay: string): string {
  return month.format(new Date(monthOrDay))
}
