const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000, kgs: 1000, kilo: 1000, quilo: 1000, kilos: 1000, quilos: 1000, kilogramas: 1000, kilogrammes: 1000, kilogramm: 1000, kilograms: 1000, quilogramas: 1000, kilogramos: 1000, κιλα: 1000,
  g: 1, gr: 1, grs: 1, grm: 1, gramas: 1, gramos: 1, grammes: 1, gramm: 1, grams: 1, grammi: 1, mg: 0.001, t: 1_000_000, ton: 1_000_000, tons: 1_000_000, tonelada: 1_000_000, toneladas: 1_000_000, tonnes: 1_000_000,
  lb: 453.59237, lbs: 453.59237, pound: 453.59237, pounds: 453.59237, libras: 453.59237, oz: 28.349523125, ounce: 28.349523125, ounces: 28.349523125, oncas: 28.349523125,
}
const MAX_GRAMS = 10_000_000

/**
 * A weight in whole grams ("12,5 kg" → 12500), at most ten tonnes; null when it cannot be told. `unit` is that of a number
 * without one, where the field or a column of its own names it; without either, nothing is guessed.
 */
export function parseWeightGrams(text: string, unit: string | null = null): number | null {
  const match = /^(?:ca\.?|aprox\.?|~|±)?\s*(\d{1,9}(?:[.,]\d{1,6})?)\s*(\p{L}{1,12})?\.?$/iu.exec(text.trim())
  const factor = match === null ? undefined : GRAMS[(match[2] ?? unit ?? '').trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]
  if (match === null || typeof factor !== 'number') return null
  const grams = Math.round(Number((match[1] as string).replace(',', '.')) * factor)
  return grams > 0 && grams <= MAX_GRAMS ? grams : null
}

/** A whole number in [low, high], or null. "3.0" is 3, as spreadsheets write it. */
export function parseWhole(text: string, low: number, high: number): number | null {
  const match = /^(\d{1,9})(?:[.,]0+)?$/.exec(text.trim())
  const whole = match === null ? Number.NaN : Number(match[1])
  return whole >= low && whole <= high ? whole : null
}
