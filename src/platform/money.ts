/** Money is integer cents of EUR everywhere inside; euros appear only on the wire and on the screen (decisions.md, Wire). */
export type Cents = number

/** Cents as the wire's euros: a number with at most two decimals. */
export const eurosFromCents = (cents: Cents): number => Math.round(cents) / 100

/** The wire's euros as cents; null when the number is not finite, negative or has more than two decimals. */
export const centsFromEuros = (euros: number): Cents | null => {
  const cents = Math.round(euros * 100)
  const exact = Number.isFinite(euros) && euros >= 0 && Math.abs(euros * 100 - cents) < 1e-6
  return exact ? cents : null
}
