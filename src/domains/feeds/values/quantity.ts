const GRAMS: Readonly<Record<string, number>> = { kg: 1000, kgs: 1000, kilo: 1000, quilo: 1000, kilos: 1000, quilos: 1000, g: 1, gr: 1, grs: 1, gramas: 1, lb: 453.59237, lbs: 453.59237, oz: 28.349523125 }
const MAX_GRAMS = 10_000_000

/** A weight with its unit in whole grams ("12,5 kg" → 12500), at most ten tonnes; null when it cannot be told. */
export function parseWeightGrams(text: string): number | null {
  const match = /^(\d{1,9}(?:[.,]\d{1,6})?)\s*([a-z]{1,6})\.?$/i.exec(text.trim())
  const factor = match === null ? undefined : GRAMS[(match[2] as string).toLowerCase()]
  if (match === null || factor === undefined) return null
  const grams = Math.round(Number((match[1] as string).replace(',', '.')) * factor)
  return grams > 0 && grams <= MAX_GRAMS ? grams : null
}

/** A whole number in [low, high], or null. "3.0" is 3, as spreadsheets write it. */
export function parseWhole(text: string, low: number, high: number): number | null {
  const match = /^(\d{1,9})(?:[.,]0+)?$/.exec(text.trim())
  const whole = match === null ? Number.NaN : Number(match[1])
  return whole >= low && whole <= high ? whole : null
}
