/** Until when (seconds since 1970) what was bid: micro-euros. */
export type EarlierBid = readonly [untilSeconds: number, cpcMicros: number]

/** A page's links are good for 24 hours (ADR 0036); an hour more for clocks. */
const KEPT_SECONDS = 25 * 3_600
/** More changes than that within a day are told as if the lowest of the oldest had stood all along. */
const MOST_KEPT = 12

/** The earlier bids once another one stands: those that no page can show any more are gone, and never more than a few are left. */
export function withEarlier(
  earlier: readonly EarlierBid[],
  before: number,
  next: number,
  now: Date,
): readonly EarlierBid[] {
  const nowSeconds = Math.ceil(now.getTime() / 1_000)
  const kept = earlier.filter(([until]) => until > nowSeconds - KEPT_SECONDS)
  const all = before === next ? kept : [...kept, [nowSeconds, before] as const]
  if (all.length <= MOST_KEPT) return all
  const [first, second, ...rest] = all as [EarlierBid, EarlierBid, ...EarlierBid[]]
  return [[second[0], Math.min(first[1], second[1])], ...rest]
}

/**
 * What a click costs whose page was drawn then: never more than was bid at that moment, nor than is bid now. A moment before all that is
 * kept is taken for the oldest bid's.
 */
export function cpcOfPage(cpcMicros: number, earlier: readonly EarlierBid[], drawnAtSeconds: number): number {
  const then = earlier.find(([until]) => drawnAtSeconds < until)
  return then === undefined ? cpcMicros : Math.min(cpcMicros, then[1])
}
