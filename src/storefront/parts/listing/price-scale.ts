/** What a price slider is made of: whole euros, with ends that hold every price. */
export interface PriceScale {
  readonly min: number
  readonly max: number
  readonly step: number
}

/** About as many positions as one can tell apart. */
const POSITIONS = 100
const STEPS = [1, 5, 10, 25, 50, 100, 250, 500, 1000]

/** The scale of the prices between two ends, in euros; null when there is nothing to choose between. */
export function priceScale(min: number | null, max: number | null): PriceScale | null {
  if (min === null || max === null || max - min < 2) return null
  const step = STEPS.findLast((each) => (max - min) / each >= POSITIONS) ?? 1
  return { min: Math.floor(min / step) * step, max: Math.ceil(max / step) * step, step }
}

/** Handles do not pass each other, and stay on the scale. */
export function movedHandle(
  scale: PriceScale,
  [from, to]: readonly [number, number],
  handle: 'from' | 'to',
  value: number,
): readonly [number, number] {
  const within = Math.min(Math.max(value, scale.min), scale.max)
  return handle === 'from' ? [Math.min(within, to), to] : [from, Math.max(within, from)]
}

/** What a field of the form says for a handle: at the end of the scale nothing is asked for. */
export function fieldOf(scale: PriceScale, handle: 'from' | 'to', value: number): string {
  return value === (handle === 'from' ? scale.min : scale.max) ? '' : String(value)
}
