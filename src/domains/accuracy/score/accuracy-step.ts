import { BEST_ACCURACY_STEP } from '#domains/offers/contract.ts'

/** Shares from here to 1 are told apart in the rank; below it all stand alike. */
export const LOWEST_TOLD_SHARE = 0.8
/** In steps: a shop that wavers between two stays where it is, for each change brings all its offers into the index anew. */
const STICKS = 0.75

/** The step of a share, from 0 to 10; null: unknown. `before`: the step that stands. */
export function accuracyStep(share: number | null, before: number | null): number | null {
  if (share === null) return null
  const exact = Math.max(0, ((share - LOWEST_TOLD_SHARE) / (1 - LOWEST_TOLD_SHARE)) * BEST_ACCURACY_STEP)
  if (before !== null && Math.abs(exact - before) < STICKS) return before
  return Math.round(exact)
}
