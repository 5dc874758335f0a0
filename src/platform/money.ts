/** Money is integer cents of EUR everywhere inside; euros appear only on the wire and on the screen (decisions.md, Wire). */
export type Cents = number

/** Cents as the wire's euros: a number with at most two decimals. */
export function eurosFromCents(cents: Cents): number {
  return Math.round(cents) / 100
}

/** The wire's euros as cents. */
export function centsOfEuros(euros: number): Cents {
  return Math.round(euros * 100)
}
