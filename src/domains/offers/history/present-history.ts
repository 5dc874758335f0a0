import { eurosFromCents } from '#platform/money.ts'
import { dailyLowest, historyMidnights, type PricedDay, summaryOf } from './daily-prices.ts'
import { type DiscountVerdict, judgePrice } from './honest-discount.ts'
import type { WireOfferHistory } from './history-wire.ts'
import type { OfferHistory } from './load-history.ts'
import type { SeenSegment } from './seen-segments.ts'

/** One offer's history as the API tells it; the verdict is found anew from the rows that stand beside it. */
export function presentOfferHistory(history: OfferHistory, now: Date): WireOfferHistory {
  const midnights = historyMidnights(history.watchedSince, now.getTime())
  const summary = summaryOf(
    dailyLowest(
      history.segments.map(({ from, until, row }) => ({ from, until, cents: row.priceCents })),
      midnights,
    ),
    midnights,
  )
  return {
    variantId: history.variantId,
    eshop: { id: history.eshop.id, name: history.eshop.name },
    condition: history.condition,
    active: history.state === 'live',
    currency: 'EUR',
    watchedSince: iso(history.watchedSince),
    points: history.segments.map((segment) => presentPoint(segment, now)),
    gaps: history.unseen
      .filter(({ since, until }) => since < now.getTime() && (until ?? Infinity) > history.watchedSince)
      .sort((a, b) => a.since - b.since)
      .map(({ since, until }) => ({ from: iso(since), until: until === null ? null : iso(until) })),
    lowest: summary && presentDay(summary.lowest),
    highest: summary && presentDay(summary.highest),
    usual: summary && eurosFromCents(summary.usualCents),
    ...presentVerdict(verdictOf(history, now)),
    computedAt: now.toISOString(),
  }
}

/** Of an offer that is live and fresh and costs what was last seen; of any other nothing is said (null). */
function verdictOf({ state, rows, priceCents, unseen, watchedSince }: OfferHistory, now: Date): DiscountVerdict | null {
  return state !== 'live' ||
    unseen.some(({ since, until }) => until === null && since < now.getTime()) ||
    rows.at(-1)?.priceCents !== priceCents
    ? null
    : judgePrice({ seen: rows, unseen, watchedSince }, now.getTime())
}

function presentVerdict(
  verdict: DiscountVerdict | null,
): Pick<WireOfferHistory, 'discount' | 'noDiscount' | 'reference'> {
  const reference = verdict?.reference ?? null
  const discount = verdict?.kind === 'discount' ? verdict.discount : null
  return {
    discount: discount && {
      discount: discount.percent,
      priceBeforeDiscount: eurosFromCents(discount.referenceCents),
      since: discount.since,
      validTo: discount.until,
    },
    noDiscount: verdict === null ? 'not_live' : verdict.kind === 'none' ? verdict.why : null,
    reference: reference && {
      price: eurosFromCents(reference.priceCents),
      seenAt: iso(reference.seenAt),
      windowFrom: iso(reference.windowFrom),
      windowUntil: iso(reference.windowUntil),
    },
  }
}

function presentPoint({ from, until, row }: SeenSegment, now: Date): WireOfferHistory['points'][number] {
  return {
    from: iso(from),
    until: until > now.getTime() ? null : iso(until),
    price: eurosFromCents(row.priceCents),
    claimedBefore: row.claimedBeforeCents === null ? null : eurosFromCents(row.claimedBeforeCents),
    availability: row.availability,
    delivery: row.deliveryCents === null ? null : eurosFromCents(row.deliveryCents),
  }
}

function presentDay({ cents, day }: PricedDay) {
  return { price: eurosFromCents(cents), day }
}

function iso(at: number): string {
  return new Date(Math.round(at)).toISOString()
}
