import { type PriceSummary, summaryOf } from '#domains/offers/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { presentRange, type RangeView } from '../../parts/price-history/present-range.ts'
import type { WatchedOffer } from './watch-source.ts'

export const SHOWN_DAYS = 90
/** Fewer days say nothing of a price. */
const MIN_DAYS = 7

/** What an offer's last days say beside the form of its watch. */
export interface OfferPriceView {
  readonly range: RangeView
  readonly caption: string
  readonly lowest: PriceSummary['lowest']
  /** It has been watched for all of these days. */
  readonly isWhole: boolean
}

/** null: too little was seen of it. */
export function presentOfferPrice({ days, eshopName }: WatchedOffer): OfferPriceView | null {
  const summary = summaryOf(days.price, days.midnights)
  if (summary === null || days.midnights.length < MIN_DAYS) return null
  const range = presentRange({
    // Over the product's page its own charts have theirs.
    id: 'alerta',
    label: '90 dias',
    isFirst: true,
    name: `Preço na loja ${eshopName}, últimos 90 dias`,
    price: days.price,
    delivered: [],
    midnights: days.midnights,
    days: SHOWN_DAYS,
    dropSince: null,
  })
  const gaps = range.hasGaps ? ' Onde a linha falta, não o vimos à venda.' : ''
  return {
    range,
    caption: `Últimos 90 dias nesta loja, sem entrega: ${spanOf(summary)}.${gaps}`,
    lowest: summary.lowest,
    isWhole: days.midnights.length >= SHOWN_DAYS,
  }
}

function spanOf({ lowest, highest, usualCents }: PriceSummary): string {
  return lowest.cents === highest.cents
    ? `sempre ${formatCents(lowest.cents)}`
    : `entre ${formatCents(lowest.cents)} e ${formatCents(highest.cents)}, habitualmente ${formatCents(usualCents)}`
}
