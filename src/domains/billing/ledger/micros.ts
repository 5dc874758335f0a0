/** One cent is so many micro-euros. */
export const MICROS_PER_CENT = 10_000

/** A quotient rounded half to even, whatever its sign; both are whole numbers below 2^53. */
export function dividedHalfToEven(dividend: number, divisor: number): number {
  const floor = Math.floor(dividend / divisor)
  const twice = 2 * (dividend - floor * divisor)
  return twice > divisor || (twice === divisor && floor % 2 !== 0) ? floor + 1 : floor
}

/** Micro-euros as cents, rounded half to even. */
export function centsOfMicros(micros: number): number {
  return dividedHalfToEven(micros, MICROS_PER_CENT)
}
