/**
 * How clicks become popularity (ADR 0071). A visitor who went to a shop counts once a day and product, weighed by how seldom people look
 * at the place where the card stood, and half as much after each half-life. The index knows steps only, so that it seldom changes.
 */
const DAY_MS = 86_400_000
export const HALF_LIFE_DAYS = 14
const HALF_LIFE_MS = HALF_LIFE_DAYS * DAY_MS

/** Older clicks are not taken in: less than a hundredth would be left of them. */
export const OLDEST_CLICK_DAYS = 90
/** A place far down, however far, counts a click so many times at most: whoever makes up positions gains little. */
export const MOST_PROPENSITY_WEIGHT = 4
/** People look at the place n of a list (1/n)^0.4 as often as at the first: a prior, until impressions tell better. */
const EXAMINATION_DECAY = 0.4
export const MOST_POPULAR_STEP = 15
const FIRST_STEP = 2
const STEP_FACTOR = 1.6
/** Below this nothing is remembered of a product. */
export const FORGOTTEN_BELOW = 0.05

/** What one click at this place of a list counts; null: it stood in no list whose order says who sees it. */
export function clickWeight(position: number | null): number {
  if (position === null || !(position >= 1)) return 1
  return Math.min(MOST_PROPENSITY_WEIGHT, position ** EXAMINATION_DECAY)
}

/** What is left of a weight after a time; a clock that went back takes nothing away. */
export function decayed(weight: number, elapsedMs: number): number {
  return weight * 2 ** (-Math.max(0, elapsedMs) / HALF_LIFE_MS)
}

/** 0: not popular; each step is 1.6 times the one below. */
export function stepOf(score: number): number {
  if (score < FIRST_STEP) return 0
  return Math.min(MOST_POPULAR_STEP, 1 + Math.floor(Math.log(score / FIRST_STEP) / Math.log(STEP_FACTOR) + 1e-9))
}

/** When a score falls to the next lower step, or is forgotten, if nobody clicks: so long from now. */
export function msUntilLower(score: number): number {
  const step = stepOf(score)
  const threshold = step === 0 ? FORGOTTEN_BELOW : FIRST_STEP * STEP_FACTOR ** (step - 1)
  return score <= threshold ? 0 : HALF_LIFE_MS * Math.log2(score / threshold)
}
