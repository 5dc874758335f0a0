import {
  type PriceSummary,
  type ProductHistory,
  summaryOf,
  type VariantData,
  isForSale,
  isWatchedLongEnough,
  PROVING_DAYS,
} from '#domains/offers/contract.ts'
import type { Cents } from '#platform/money.ts'
import { formatCents, formatDay, formatDiscount } from '../../copy/format.ts'
import { paths } from '../../paths.ts'
import { type HistoryRow, historyRows } from './history-rows.ts'
import { presentRange, type RangeView } from './present-range.ts'

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
    ranges: RANGES.map((range) =>
      presentRange({
        ...range,
        isFirst: range.id === (history.midnights.length > 30 ? '90' : '30'),
        name: `Preço mais baixo em qualquer loja, ${range.label.toLowerCase()}`,
        price: history.price,
        delivered: history.delivered,
        midnights: history.midnights,
        dropSince: reduced === null ? null : Date.parse(reduced.discount.since),
      }),
    ),
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

function isoOf(at: number): string {
  return new Date(Math.round(at)).toISOString()
}
