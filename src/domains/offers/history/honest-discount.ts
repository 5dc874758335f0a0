import { type Availability, isForSale } from '../rules/availability.ts'
import { thirtyDaysAfter, thirtyDaysBefore } from './thirty-days.ts'

/** What we saw an offer cost from then on, until we saw something else. Milliseconds since 1970. */
export interface SeenPrice {
  readonly at: number
  readonly priceCents: number
  readonly availability: Availability
}

/** A stretch in which we did not see the offer for sale: missing from its shop's feed, or nobody looked. `until` null: still. */
export interface UnseenStretch {
  readonly since: number
  readonly until: number | null
}

export interface WatchedPrices {
  /** In the order in which they were written. */
  readonly seen: readonly SeenPrice[]
  readonly unseen: readonly UnseenStretch[]
  /** Since when the article is the same; what was seen before counts for nothing. */
  readonly watchedSince: number
}

/** A reduction that we can prove. ISO instants; `until`: from then on it is shown no more. */
export interface HonestDiscount {
  readonly referenceCents: number
  readonly percent: number
  readonly since: string
  readonly until: string
}

/** The lowest price in the 30 days before a reduction, and when we saw it. Milliseconds since 1970. */
export interface Reference {
  readonly priceCents: number
  /** When it was first seen at that price, perhaps before the window opens. */
  readonly seenAt: number
  readonly windowFrom: number
  readonly windowUntil: number
}

/**
 * `not_for_sale`: it cannot be bought; `not_reduced`: it never fell, or it rose since; `over`: it fell more than 30 days ago; `short_history`: it was not watched for
 * 30 days before it fell; `not_seen`: watched, but not once seen for sale in those days; `not_below`: it is not one percent below the reference.
 */
export type NoDiscount = 'not_for_sale' | 'not_reduced' | 'over' | 'short_history' | 'not_seen' | 'not_below'

export type DiscountVerdict =
  | { readonly kind: 'discount'; readonly discount: HonestDiscount; readonly reference: Reference }
  | { readonly kind: 'none'; readonly why: NoDiscount; readonly reference: Reference | null }

/**
 * The one rule for discounts (ADR 0023, 0044; Directive 98/6 art. 6a, C-330/23): what may be said of the price that holds at `now`,
 * from what we saw alone. The shop's own claim is nowhere in it. Prices "seen" after `now` are not known yet.
 *
 * ```
 *  100 ────────┐                                    100 ──┐      ┌─ 100, the reduction is over
 *   ←─ 30 d ─→ └── 90: 10 % ──┐                           └─ 80 ─┘
 *               ←─── 30 d ──→ └── 80: 11 % of 90     100 ──╎ 200, sold out ╎── 120: nothing
 * ```
 */
export function judgePrice(watched: WatchedPrices, now: number): DiscountVerdict {
  const rows = knownRows(watched, now)
  const current = rows.at(-1)
  if (current !== undefined && !isForSale(current)) return none('not_for_sale')
  const runs = priceRuns(rows)
  const [before, last] = [runs.at(-2), runs.at(-1)]
  if (before === undefined || last === undefined || last.priceCents > before.priceCents) return none('not_reduced')
  const since = last.at
  const until = thirtyDaysAfter(since)
  if (now >= until) return none('over')
  const reference = referenceBefore(since, runs, [...watched.unseen, ...soldOut(rows)])
  if (typeof reference === 'string') return none(reference)
  const percent = discountPercent(reference.priceCents, last.priceCents)
  if (percent < 1) return none('not_below', reference)
  const discount = {
    referenceCents: reference.priceCents,
    percent,
    since: new Date(since).toISOString(),
    until: new Date(until).toISOString(),
  }
  return { kind: 'discount', discount, reference }
}

/** Whole percent by which a price is below its reference, rounded down; below 1 there is nothing to say. */
export function discountPercent(referenceCents: number, priceCents: number): number {
  return Math.max(0, Math.floor(((referenceCents - priceCents) * 100) / referenceCents))
}

function none(why: NoDiscount, reference: Reference | null = null): DiscountVerdict {
  return {
    kind: 'none',
    why,
    reference,
  }
}

/** A price that was applied: the offer could be bought for it from then on. */
interface PriceRun {
  readonly at: number
  readonly priceCents: number
}

/** Prices that were applied, one after another, each unlike the one before it: what an offer is said to cost while nobody can buy it is none. */
function priceRuns(rows: readonly SeenPrice[]): PriceRun[] {
  const runs: PriceRun[] = []
  for (const row of rows)
    if (isForSale(row) && runs.at(-1)?.priceCents !== row.priceCents)
      runs.push({ at: row.at, priceCents: row.priceCents })
  return runs
}

/** Until it could be bought again, or still. */
function soldOut(rows: readonly SeenPrice[]): UnseenStretch[] {
  return rows.flatMap((row, index) => (isForSale(row) ? [] : [{ since: row.at, until: rows[index + 1]?.at ?? null }]))
}

/** Rows in order. Of several at one instant the last written counts, as in the table; what held when watching began counts from that moment. */
function knownRows({ seen, watchedSince }: WatchedPrices, now: number): SeenPrice[] {
  const rows: SeenPrice[] = []
  for (const row of seen.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
    const at = Math.max(row.at, watchedSince)
    if (rows.at(-1)?.at === at) rows.pop()
    rows.push({ ...row, at })
  }
  return rows
}

/**
 * The lowest price that was applied within the 30 days before. The last one that was applied before they began counts too, even
 * where the offer was sold out or out of sight then: who takes a cheap offer away and brings it back dearer has still asked that little.
 */
function referenceBefore(
  since: number,
  runs: readonly PriceRun[],
  unseen: readonly UnseenStretch[],
): Reference | 'short_history' | 'not_seen' {
  const windowFrom = thirtyDaysBefore(since)
  const [first] = runs
  if (first === undefined || first.at > windowFrom) return 'short_history'
  const within = runs.filter(({ at }, index) => at < since && (runs[index + 1]?.at ?? since) > windowFrom)
  if (!isSeenWithin(windowFrom, since, within, unseen)) return 'not_seen'
  const lowest = within.reduce((low, run) => (run.priceCents <= low.priceCents ? run : low))
  return { priceCents: lowest.priceCents, seenAt: lowest.at, windowFrom, windowUntil: since }
}

/** A price that changed was seen; one that holds is seen wherever no unseen stretch covers it. */
function isSeenWithin(
  from: number,
  until: number,
  runs: readonly PriceRun[],
  unseen: readonly UnseenStretch[],
): boolean {
  if (runs.some(({ at }) => at >= from)) return true
  let reached = from
  for (const stretch of [...unseen].sort((a, b) => a.since - b.since)) {
    if (stretch.since > reached) break
    reached = Math.max(reached, stretch.until ?? Number.POSITIVE_INFINITY)
  }
  return reached < until
}
