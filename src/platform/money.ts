/** Money is integer cents of EUR everywhere inside; euros appear only on the wire and on the screen (decisions.md, Wire). */
export type Cents = number

/** Cents as the wire's euros: a number with at most two decimals. */
export const eurosFromCents = (cents: Cents): number => Math.round(cents) / 100
