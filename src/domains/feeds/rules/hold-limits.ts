/** Beyond what a snapshot waits for a person's decision; below `minLive` live offers it never does (decisions.md, Imports). */
export const HOLD_LIMITS = { minLive: 20, maxMissingShare: 0.3, minPriceRatio: 0.5, maxPriceRatio: 1.5 } as const
