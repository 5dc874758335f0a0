import type { Cents } from '#platform/money.ts'

/** Round prices at which people stop, in cents: between two of them lies one step of the index's column `price-step`. */
export const priceStepEnds: readonly Cents[] = [
  5, 10, 15, 20, 30, 40, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1250, 1500, 2000, 2500, 3000, 4000,
  5000,
].map((euros) => euros * 100)

/** The step that a price lies in: the first whose end it does not exceed; those above all ends share the last. */
export function priceStepOf(cents: Cents): number {
  const at = priceStepEnds.findIndex((end) => cents <= end)
  return at === -1 ? priceStepEnds.length : at
}
