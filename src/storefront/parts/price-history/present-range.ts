import {
  type DailyPrices,
  lisbonDate,
  lisbonMidnights,
  type PriceSummary,
  summaryOf,
} from '#domains/offers/contract.ts'
import { formatCents, formatShortDay } from '../../copy/format.ts'
import { type ChartGeometry, chartGeometry } from './chart-geometry.ts'

const DAY_MS = 86_400_000

/** Some days of a price as a picture, in words and in figures. */
export interface RangeView {
  readonly id: string
  readonly label: string
  readonly isFirst: boolean
  /** What the picture shows, for those who do not see it. */
  readonly name: string
  readonly description: string
  readonly chart: ChartGeometry
  readonly hasDelivered: boolean
  readonly hasGaps: boolean
  readonly tickLabels: readonly string[]
  /** First and last day. */
  readonly from: string
  readonly until: string
  readonly facts: readonly { readonly name: string; readonly value: string; readonly note: string | null }[]
}

/** Prices of days, and which of them are told. */
export interface RangeInput extends Pick<RangeView, 'id' | 'label' | 'isFirst' | 'name'> {
  readonly price: DailyPrices
  readonly delivered: DailyPrices
  /** Of the days of these prices; at least one. */
  readonly midnights: readonly number[]
  /** The last so many of them; null: all. */
  readonly days: number | null
  /** Since when the price is truly lower; null: it is not. */
  readonly dropSince: number | null
}

export function presentRange({ id, label, isFirst, name, days, dropSince, ...told }: RangeInput): RangeView {
  const midnights = days === null ? told.midnights : lastDays(told.midnights.at(-1) as number, days)
  const [price, delivered] = [padded(told.price, midnights.length), padded(told.delivered, midnights.length)]
  const dropAt = dropSince === null ? -1 : midnights.findLastIndex((midnight) => midnight <= dropSince)
  const chart = chartGeometry({
    price,
    delivered,
    dropDay: dropSince === null || midnights.length === 0 ? null : Math.max(0, dropAt),
  })
  const [summary, deliveredSummary] = [summaryOf(price, midnights), summaryOf(delivered, midnights)]
  const [from, until] = [dayOf(midnights[0] as number), dayOf(midnights.at(-1) as number)]
  return {
    id,
    label,
    isFirst,
    name,
    description: descriptionOf(summary, deliveredSummary, { from, until }),
    chart,
    hasDelivered: chart.delivered !== '',
    hasGaps: chart.gaps.length > 0,
    tickLabels: chart.ticks.map(({ cents }) => formatCents(cents)),
    from,
    until,
    facts: summary === null ? [] : factsOf(summary),
  }
}

/** So many days up to the last; those before anyone watched belong to the picture, as a gap. */
function lastDays(last: number, days: number): readonly number[] {
  return lisbonMidnights(last - (days + 1) * DAY_MS, last, days)
}

function padded(days: DailyPrices, length: number): DailyPrices {
  return [...Array.from({ length: Math.max(0, length - days.length) }, () => null), ...days.slice(-length)]
}

/** A price that never moved is one figure: a lowest and a highest of it would say nothing. */
function factsOf({ lowest, highest, usualCents }: PriceSummary): RangeView['facts'] {
  if (lowest.cents === highest.cents) return [{ name: 'Sempre', value: formatCents(usualCents), note: null }]
  return [
    { name: 'Mais baixo', value: formatCents(lowest.cents), note: formatShortDay(lowest.day) },
    { name: 'Habitual', value: formatCents(usualCents), note: null },
    { name: 'Mais alto', value: formatCents(highest.cents), note: formatShortDay(highest.day) },
  ]
}

function descriptionOf(
  summary: PriceSummary | null,
  delivered: PriceSummary | null,
  { from, until }: { from: string; until: string },
): string {
  if (summary === null) return `De ${from} a ${until} não vimos este produto à venda.`
  const { lowest, highest, usualCents } = summary
  const withDelivery =
    delivered === null
      ? ''
      : ` Com entrega no continente, ${spanOf(formatCents(delivered.lowest.cents), formatCents(delivered.highest.cents))}.`
  if (lowest.cents === highest.cents) return `De ${from} a ${until}: sempre ${formatCents(usualCents)}.${withDelivery}`
  return `De ${from} a ${until}: entre ${formatCents(lowest.cents)} (${formatShortDay(lowest.day)}) e ${formatCents(highest.cents)} (${formatShortDay(highest.day)}), habitualmente ${formatCents(usualCents)}.${withDelivery}`
}

function spanOf(low: string, high: string): string {
  return low === high ? `sempre ${low}` : `entre ${low} e ${high}`
}

/** Of an instant: its day in Lisbon. */
function dayOf(at: number): string {
  return formatShortDay(lisbonDate(at))
}
