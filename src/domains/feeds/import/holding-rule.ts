/** What the holding rule looks at. */
export interface HoldFacts {
  readonly live: number
  readonly missing: number
  /** Median of new : live price over the ids that both have, or null. */
  readonly priceRatio: number | null
}

export const HOLD_LIMITS = { minLive: 20, maxMissingShare: 0.3, minPriceRatio: 0.5, maxPriceRatio: 1.5 } as const

/**
 * Should a person look before this snapshot goes live? More than 30 % of the live ids missing, or the median price moved by
 * more than half; never below 20 live ids (decisions.md, Imports; fault F14).
 */
export const mustHold = ({ live, missing, priceRatio }: HoldFacts): boolean => {
  if (live < HOLD_LIMITS.minLive) return false
  if (missing > live * HOLD_LIMITS.maxMissingShare) return true
  return priceRatio !== null && (priceRatio < HOLD_LIMITS.minPriceRatio || priceRatio > HOLD_LIMITS.maxPriceRatio)
}
