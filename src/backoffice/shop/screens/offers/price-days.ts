import type { OfferHistory } from '#platform/api-client/calls.ts'
import { dayFrom, everyDay } from '../../day-list.ts'

/** As many days as are drawn. */
const MOST_DAYS = 92

/** An offer's price by day, the oldest first, in euros, as it stood at the day's end; null: nobody saw it. */
export function priceDays({ points, computedAt }: Pick<OfferHistory, 'points' | 'computedAt'>): {
  readonly days: readonly string[]
  readonly prices: readonly (number | null)[]
} {
  const today = computedAt.slice(0, 10)
  const first = points[0]?.from.slice(0, 10)
  if (first === undefined) return { days: [], prices: [] }
  const earliest = dayFrom(today, 1 - MOST_DAYS)
  const days = everyDay(first > earliest ? first : earliest, today)
  return { days, prices: days.map((day) => priceOn(points, day)) }
}

function priceOn(points: OfferHistory['points'], day: string): number | null {
  const point = points.findLast(({ from }) => from.slice(0, 10) <= day)
  return point === undefined || (point.until !== null && point.until.slice(0, 10) < day) ? null : point.price
}
