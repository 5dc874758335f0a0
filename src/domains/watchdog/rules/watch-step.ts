/** The rule of crossings (ADR 0077): what a watch waits for is found once, and again only after it has been gone for long enough. */

/** total: of the price and the delivery to a region. */
export type WatchKind = 'availability' | 'price' | 'total'

export interface WatchState {
  /** It was found and has not been gone for long enough since. */
  readonly isTold: boolean
  /** Since when it is not so, in milliseconds; null: it is so. */
  readonly awaySince: number | null
}

const DAY_MS = 86_400_000
/** Prices that go to and fro do so within days: two feeds of one shop, a weekend. Stock comes back for good or not at all. */
export const GONE_FOR_MS = { price: 7 * DAY_MS, total: 7 * DAY_MS, availability: 2 * DAY_MS } as const

/** How a watch begins: what is so already is no news. */
export function newWatch(holds: boolean, now: number): WatchState {
  return { isTold: holds, awaySince: holds ? null : now }
}

/** What it is after a moment at which the thing is so, or is not; `found`: it is to be told. */
export function watchStep(
  kind: WatchKind,
  { isTold, awaySince }: WatchState,
  { holds, at }: { readonly holds: boolean; readonly at: number },
): { readonly state: WatchState; readonly found: boolean } {
  if (!holds) return { state: { isTold, awaySince: awaySince ?? at }, found: false }
  const found = !isTold || (awaySince !== null && at - awaySince >= GONE_FOR_MS[kind])
  return { state: { isTold: true, awaySince: null }, found }
}
