const PRICE = /^(\d{1,6})(?:[.,](\d{1,2}))?$/

/** '249,90 €', '249.9', '1 299' as cents; null: it is no price above nothing. */
export function readTargetPrice(text: string): number | null {
  const [, euros, cents = ''] = PRICE.exec(text.replace(/[\s€]/g, '')) ?? []
  if (euros === undefined) return null
  const all = Number(euros) * 100 + Number(cents.padEnd(2, '0'))
  return all > 0 ? all : null
}

export interface SuggestedTarget {
  readonly cents: number
  readonly words: string
}

/** Below the price of now: 5 and 10 % less, and the lowest of 90 days where that is less. */
export function suggestedTargets(priceCents: number, lowestCents: number | null): SuggestedTarget[] {
  const shares = [5, 10].map((percent) => ({
    cents: Math.floor((priceCents * (100 - percent)) / 10_000) * 100,
    words: `${percent} % menos`,
  }))
  const lowest =
    lowestCents !== null && lowestCents < priceCents ? [{ cents: lowestCents, words: 'o mais baixo de 90 dias' }] : []
  return [...lowest, ...shares].filter(({ cents }) => cents > 0)
}
