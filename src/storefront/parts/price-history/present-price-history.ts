import {
  type DailyPrices,
  lisbonDate,
  lisbonMidnights,
  type PriceSummary,
  type ProductHistory,
  summaryOf,
  type VariantData,
  isForSale,
  isWatchedLongEnough,
  PROVING_DAYS,
} from '#domains/offers/contract.ts'
import type { Cents } from '#platform/money.ts'
import { formatCents, formatDay, formatDiscount, formatShortDay } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { type ChartGeometry, chartGeometry } from './chart-geometry.ts'
import { type HistoryRow, historyRows } from './history-rows.ts'

export interface PriceHistoryView {
  /** What the whole history says in a sentence. */
  readonly sentence: string
  /** The honest discount that holds, or why there is none yet (no percent); null: nothing to say. */
  readonly discount: { readonly percent: string | null; readonly text: string } | null
  readonly ranges: readonly RangeView[]
  readonly rows: readonly HistoryRow[]
  /** So many older rows stand only in the file. */
  readonly rowsLeftOut: number
  /** A shop says what it asked before. */
  readonly hasClaims: boolean
  readonly csvUrl: string
}

export interface RangeView {
  readonly id: RangeId
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

export type RangeId = (typeof RANGES)[number]['id']

const RANGES = [
  { id: '30', label: '30 dias', days: 30 },
  { id: '90', label: '90 dias', days: 90 },
  { id: '365', label: '1 ano', days: 365 },
  { id: 'tudo', label: 'Tudo', days: null },
] as const

/** A history of so few days has no picture yet. */
const MIN_DAYS = 7
/** Rows of the table; older ones stand in the file. */
const MAX_ROWS = 40
const DAY_MS = 86_400_000

interface Shown {
  readonly productId: number
  readonly slug: string
  /** Its offers; the discount of the cheapest live one is marked. */
  readonly variants: readonly VariantData[]
  readonly now: Date
}

/** A product's price history in finished words and lines; null while there is nothing to show. */
export function presentPriceHistory(
  history: ProductHistory,
  { productId, slug, variants, now }: Shown,
): PriceHistoryView | null {
  const whole = summaryOf(history.price, history.midnights)
  if (history.watchedSince === null || whole === null || history.midnights.length < MIN_DAYS) return null
  const since = isoOf(history.watchedSince)
  const reduced = cheapestReduced(variants)
  const rows = historyRows(history.offers, now)
  return {
    sentence: `Desde ${formatDay(since)} o preço mais baixo em qualquer loja, sem entrega, ${spanText(whole)}.`,
    discount: discountText(reduced, history, now),
    ranges: RANGES.map((range) => presentRange(history, range, reduced)),
    rows: rows.slice(0, MAX_ROWS),
    rowsLeftOut: Math.max(0, rows.length - MAX_ROWS),
    hasClaims: rows.slice(0, MAX_ROWS).some(({ claim }) => claim !== null),
    csvUrl: paths.productHistoryCsv(productId, slug),
  }
}

function spanText({ lowest, highest }: PriceSummary): string {
  return lowest.cents === highest.cents
    ? `foi sempre ${formatCents(lowest.cents)}`
    : `esteve entre ${formatCents(lowest.cents)} e ${formatCents(highest.cents)}`
}

type Reduced = VariantData & { readonly discount: NonNullable<VariantData['discount']> }

/** The line is that of the cheapest offer: only its own reduction is one of the line. */
function cheapestReduced(variants: readonly VariantData[]): Reduced | null {
  const live = variants.filter((variant) => variant.state === 'live' && isForSale(variant))
  const lowest = Math.min(...live.map(({ priceCents }) => priceCents))
  return live.find((variant): variant is Reduced => variant.priceCents === lowest && variant.discount !== null) ?? null
}

/** The reference is the shop's own price; the line is any shop's. Both are told of the same days, so that neither is taken for the other. */
function discountText(reduced: Reduced | null, history: ProductHistory, now: Date): PriceHistoryView['discount'] {
  if (reduced !== null) {
    const { percent, referenceCents, since } = reduced.discount
    const anywhere = lowestBefore(history, Date.parse(since))
    const elsewhere =
      anywhere === null || anywhere >= referenceCents ? '' : `; em qualquer loja foi ${formatCents(anywhere)}`
    return {
      percent: formatDiscount(percent),
      text: `na loja ${reduced.eshop.name}: nos ${PROVING_DAYS} dias antes de baixar, a ${formatDay(since)}, o preço mais baixo que vimos nesta loja foi ${formatCents(referenceCents)}${elsewhere}.`,
    }
  }
  const { watchedSince } = history
  return watchedSince !== null && !isWatchedLongEnough(watchedSince, now)
    ? {
        percent: null,
        text: `Seguimos este preço desde ${formatDay(isoOf(watchedSince))}. Só ao fim de ${PROVING_DAYS} dias podemos comprovar um desconto.`,
      }
    : null
}

/** In any shop, on the whole days that prove a reduction: the day of the drop itself has the new price too. */
function lowestBefore({ price, midnights }: ProductHistory, since: number): Cents | null {
  const proving = price.filter((cents, index): cents is Cents => {
    const midnight = midnights[index] ?? since
    const end = midnights[index + 1] ?? midnight + DAY_MS
    return cents !== null && end <= since && midnight >= since - PROVING_DAYS * DAY_MS
  })
  return proving.length === 0 ? null : Math.min(...proving)
}

function presentRange(
  history: ProductHistory,
  { id, label, days }: (typeof RANGES)[number],
  reduced: Reduced | null,
): RangeView {
  const midnights = days === null ? history.midnights : lastDays(history.midnights.at(-1) as number, days)
  const [price, delivered] = [padded(history.price, midnights.length), padded(history.delivered, midnights.length)]
  const dropAt =
    reduced === null ? -1 : midnights.findLastIndex((midnight) => midnight <= Date.parse(reduced.discount.since))
  const chart = chartGeometry({
    price,
    delivered,
    dropDay: reduced === null || midnights.length === 0 ? null : Math.max(0, dropAt),
  })
  const [summary, deliveredSummary] = [summaryOf(price, midnights), summaryOf(delivered, midnights)]
  const [from, until] = [shortDay(isoOf(midnights[0] as number)), shortDay(isoOf(midnights.at(-1) as number))]
  return {
    id,
    label,
    isFirst: id === (history.midnights.length > 30 ? '90' : '30'),
    name: `Preço mais baixo em qualquer loja, ${label.toLowerCase()}`,
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

function factsOf({ lowest, highest, usualCents }: PriceSummary): RangeView['facts'] {
  return [
    { name: 'Mais baixo', value: formatCents(lowest.cents), note: shortDay(lowest.day) },
    { name: 'Habitual', value: formatCents(usualCents), note: null },
    { name: 'Mais alto', value: formatCents(highest.cents), note: shortDay(highest.day) },
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
      : ` Com entrega no continente, entre ${formatCents(delivered.lowest.cents)} e ${formatCents(delivered.highest.cents)}.`
  return `De ${from} a ${until}: entre ${formatCents(lowest.cents)} (${shortDay(lowest.day)}) e ${formatCents(highest.cents)} (${shortDay(highest.day)}), habitualmente ${formatCents(usualCents)}.${withDelivery}`
}

/** Of an instant: its day in Lisbon. */
function shortDay(iso: string): string {
  return formatShortDay(iso.length === DAY_CHARS ? iso : lisbonDate(Date.parse(iso)))
}
const DAY_CHARS = '2026-11-21'.length

function isoOf(at: number): string {
  return new Date(Math.round(at)).toISOString()
}
