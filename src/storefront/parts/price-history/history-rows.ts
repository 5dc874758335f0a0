import { isForSale, lisbonDate, type OfferHistory } from '#domains/offers/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { labels } from '../../copy/labels.ts'

/** A line of the table behind the chart: what an offer was seen to cost from one day to another, or that it was not seen. */
export interface HistoryRow {
  /** '2026-11-21', in Lisbon. */
  readonly from: string
  /** null: still. */
  readonly until: string | null
  readonly eshopName: string
  /** null: it was not seen then. */
  readonly price: string | null
  readonly delivery: string | null
  /** The shop's own "before". */
  readonly claim: string | null
  readonly isOutOfStock: boolean
}

/** All offers' stretches and gaps, newest first. */
export function historyRows(offers: readonly OfferHistory[], now: Date): HistoryRow[] {
  return offers
    .flatMap((offer) => [...withoutRepeats(seenRows(offer, now)), ...unseenRows(offer, now)])
    .sort((a, b) => b.at - a.at)
    .map(({ row }) => row)
}

interface TimedRow {
  readonly at: number
  readonly until: number
  readonly row: HistoryRow
}

/** What changed and is not shown here makes no line of its own. */
function withoutRepeats(rows: readonly TimedRow[]): TimedRow[] {
  const kept: TimedRow[] = []
  for (const { at, until, row } of rows) {
    const last = kept.at(-1)
    const isSame = last !== undefined && last.until === at && SHOWN.every((name) => last.row[name] === row[name])
    if (isSame) kept[kept.length - 1] = { at: last.at, until, row: { ...row, from: last.row.from } }
    else kept.push({ at, until, row })
  }
  return kept
}

const SHOWN = ['price', 'delivery', 'claim', 'isOutOfStock'] as const

function seenRows({ segments, eshop }: OfferHistory, now: Date): TimedRow[] {
  return segments.map(({ from, until, row }) => ({
    at: from,
    until,
    row: {
      from: lisbonDate(from),
      until: until > now.getTime() ? null : lisbonDate(until),
      eshopName: eshop.name,
      price: formatCents(row.priceCents),
      delivery:
        row.deliveryCents === null
          ? null
          : row.deliveryCents === 0
            ? labels.freeShipping
            : `+ ${formatCents(row.deliveryCents)} de entrega`,
      claim: row.claimedBeforeCents === null ? null : formatCents(row.claimedBeforeCents),
      isOutOfStock: !isForSale(row),
    },
  }))
}

function unseenRows({ unseen, eshop, watchedSince }: OfferHistory, now: Date): TimedRow[] {
  return unseen
    .filter(({ since, until }) => since < now.getTime() && (until ?? Number.POSITIVE_INFINITY) > watchedSince)
    .map(({ since, until }) => ({
      at: since,
      until: until ?? now.getTime(),
      row: {
        from: lisbonDate(since),
        until: until === null ? null : lisbonDate(until),
        eshopName: eshop.name,
        price: null,
        delivery: null,
        claim: null,
        isOutOfStock: false,
      },
    }))
}
