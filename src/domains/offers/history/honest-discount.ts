import { thirtyDaysAfter, thirtyDaysBefore } from './thirty-days.ts'

/** What we saw an offer cost from then on, until we saw something else. Milliseconds since 1970. */
export interface SeenPrice {
  readonly at: number
  readonly priceCents: number
}

/** A stretch in which we did not see the offer: missing from its shop's feed, or nobody looked. `until` null: still. */
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
 * `not_reduced`: it never fell, or it rose since; `over`: it fell more than 30 days ago; `short_history`: it was not watched for
 * 30 days before it fell; `not_seen`: watched, but not once in those days; `not_below`: it is not one percent below the reference.
 */
export type NoDiscount = 'not_reduced' | 'over' | 'short_history' | 'not_seen' | 'not_below'

export type DiscountVerdict =
  | { readonly kind: 'discount'; readonly discount: HonestDiscount; readonly reference: Reference }
  | { readonly kind: 'none'; readonly why: NoDiscount; readonly reference: Reference | null }

/**
 * The one rule for discounts (ADR 0023; Directive 98/6 art. 6a, C-330/23): what may be said of the price that holds at `now`,
 * from what we saw alone. The shop's own claim is nowhere in it. Prices "seen" after `now` are not known yet.
 *
 * ```
 *  100 ───────────┐ since                     100 ──┐      ┌─ 100, the reduction is over
 *    ←── 30 d ──→ └── 90 ──┐ (the same one)         └─ 80 ─┘
 *                          └── 80: 20 %, until since + 30 d
 * ```
 */
export const judgePrice = (watched: WatchedPrices, now: number): DiscountVerdict => {
  const runs = priceRuns(watched, now)
  const since = reductionSince(runs)
  if (since === null) return none('not_reduced')
  const until = thirtyDaysAfter(since)
  if (now >= until) return none('over')
  const reference = referenceBefore(since, runs, watched.unseen)
  if (typeof reference === 'string') return none(reference)
  const percent = discountPercent(reference.priceCents, (runs.at(-1) as SeenPrice).priceCents)
  if (percent < 1) return none('not_below', reference)
  const discount = { referenceCents: reference.priceCents, percent, since: new Date(since).toISOString(), until: new Date(until).toISOString() }
  return { kind: 'discount', discount, reference }
}

/** Whole percent by which a price is below its reference, rounded down; below 1 there is nothing to say. */
export const discountPercent = (referenceCents: number, priceCents: number): number => Math.max(0, Math.floor(((referenceCents - priceCents) * 100) / referenceCents))

const none = (why: NoDiscount, reference: Reference | null = null): DiscountVerdict => ({ kind: 'none', why, reference })

/**
 * Prices one after another, each unlike the one before it. Of several at one instant the last written counts, as in the table;
 * the price that held when watching began counts from that moment.
 */
export const priceRuns = ({ seen, watchedSince }: WatchedPrices, now: number): SeenPrice[] => {
  const runs: SeenPrice[] = []
  for (const row of seen.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)) {
    const at = Math.max(row.at, watchedSince)
    if (runs.at(-1)?.at === at) runs.pop()
    if (runs.at(-1)?.priceCents !== row.priceCents) runs.push({ at, priceCents: row.priceCents })
  }
  return runs
}

/**
 * When the reduction began that the last price belongs to; null: it belongs to none. A fall begins one, further falls within its
 * 30 days belong to it, any rise ends it. After 30 days its price is the usual one, and a further fall begins another.
 */
const reductionSince = (runs: readonly SeenPrice[]): number | null => {
  let since: number | null = null
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1]
    if (before === undefined) continue
    if (run.priceCents > before.priceCents) since = null
    else if (since === null || run.at >= thirtyDaysAfter(since)) since = run.at
  }
  return since
}

/**
 * The lowest price that held within the 30 days before. The price that held when they began counts too, even where the offer
 * was out of sight then: who takes a cheap offer away and brings it back dearer has still asked that little.
 */
const referenceBefore = (since: number, runs: readonly SeenPrice[], unseen: readonly UnseenStretch[]): Reference | 'short_history' | 'not_seen' => {
  const windowFrom = thirtyDaysBefore(since)
  if ((runs[0] as SeenPrice).at > windowFrom) return 'short_history'
  const within = runs.filter(({ at }, index) => at < since && (runs[index + 1]?.at ?? since) > windowFrom)
  if (!isSeenWithin(windowFrom, since, within, unseen)) return 'not_seen'
  const lowest = within.reduce((low, run) => (run.priceCents <= low.priceCents ? run : low))
  return { priceCents: lowest.priceCents, seenAt: lowest.at, windowFrom, windowUntil: since }
}

/** A price that changed was seen; one that holds is seen wherever no unseen stretch covers it. */
const isSeenWithin = (from: number, until: number, runs: readonly SeenPrice[], unseen: readonly UnseenStretch[]): boolean => {
  if (runs.some(({ at }) => at >= from)) return true
  let reached = from
  for (const stretch of [...unseen].sort((a, b) => a.since - b.since)) {
    if (stretch.since > reached) break
    reached = Math.max(reached, stretch.until ?? Number.POSITIVE_INFINITY)
  }
  return reached < until
}
