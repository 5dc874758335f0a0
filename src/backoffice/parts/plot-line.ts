import { formatCount } from '#storefront/copy/format.ts'
import { eurosText } from './money-words.ts'
import { dayWords } from './words.ts'

/** A line of a plot. */
export interface PlotLine {
  readonly label: string
  readonly tone: 'first' | 'second' | 'wrong'
  /** Of the period before, place by place: drawn lighter, and broken. */
  readonly isBefore?: boolean
  /** One a day, week or month; null: unknown, and the line has a gap. */
  readonly values: readonly (number | null)[]
}

/** What is drawn: lines over days, or over weeks and months, which are named by their first days. */
export interface PlotFacts {
  readonly days: readonly string[]
  readonly lines: readonly PlotLine[]
  readonly by?: 'day' | 'week' | 'month'
  readonly unit?: 'count' | 'euros'
}

/** A place on the axis: "26/11", of months "11/2026". */
export function placeWords(day: string, by: PlotFacts['by'] = 'day'): string {
  return by === 'month' ? `${day.slice(5, 7)}/${day.slice(0, 4)}` : dayWords(day)
}

/** Where a value stands between two that are unknown: no line goes through it, so that it wants a point to be seen. */
export function lonePlaces(values: PlotLine['values']): number[] {
  return values.flatMap((value, at) =>
    value !== null && (values[at - 1] ?? null) === null && (values[at + 1] ?? null) === null ? [at] : [],
  )
}

export function valueWords(value: number | null | undefined, unit: PlotFacts['unit'] = 'count'): string {
  if (value == null) return 'sem dados'
  return unit === 'euros' ? eurosText(value) : formatCount(value)
}
