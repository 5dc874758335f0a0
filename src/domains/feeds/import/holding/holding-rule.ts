import { HOLD_LIMITS } from '../../rules/hold-limits.ts'

/** What the holding rule looks at. */
export interface HoldFacts {
  readonly live: number
  readonly missing: number
  /** Median of new : live price over the ids that both have, or null. */
  readonly priceRatio: number | null
}

export type HoldReason = 'held_missing' | 'held_prices'

/**
 * Why a person should look before this snapshot goes live, or nothing: more than 30 % of the live ids missing, the median price
 * moved by more than half; never below 20 live ids (decisions.md, Imports; fault F14).
 */
export function holdReasons({ live, missing, priceRatio }: HoldFacts): HoldReason[] {
  if (live < HOLD_LIMITS.minLive) return []
  const reasons: HoldReason[] = missing > live * HOLD_LIMITS.maxMissingShare ? ['held_missing'] : []
  return priceRatio !== null && (priceRatio < HOLD_LIMITS.minPriceRatio || priceRatio > HOLD_LIMITS.maxPriceRatio)
    ? [...reasons, 'held_prices']
    : reasons
}

/** The figure that a reason speaks of: "36 de 40", "× 3,00". */
export function holdFigure(reason: HoldReason, { live, missing, priceRatio }: HoldFacts): string {
  return reason === 'held_missing' ? `${missing} de ${live}` : `× ${(priceRatio ?? 0).toFixed(2).replace('.', ',')}`
}
