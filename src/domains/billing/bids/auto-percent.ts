/** A budget that is used up to this share was too small for its bids. */
const USED_UP = 0.95
const STEP = 10
const LOWEST = 20

/** How a day went. */
export interface SpentDay {
  readonly usedMicros: number
  /** null: no daily budget. */
  readonly capMicros: number | null
}

/**
 * APO, once a day: the percent of the bids that is paid today. A budget that was used up yesterday pays ten points less, for more clicks of
 * the same money; one that was not pays ten more. What no click may cost more than is `target`, not this.
 */
export function nextAutoPercent(percent: number, { usedMicros, capMicros }: SpentDay): number {
  const isUsedUp = capMicros !== null && usedMicros >= capMicros * USED_UP
  return isUsedUp ? Math.max(LOWEST, percent - STEP) : Math.min(100, percent + STEP)
}
