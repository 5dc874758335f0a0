const GRAMS: Readonly<Record<string, number>> = {
  kg: 1000,
  kgs: 1000,
  kilo: 1000,
  quilo: 1000,
  kilos: 1000,
  quilos: 1000,
  kilogramas: 1000,
  kilogrammes: 1000,
  kilogramm: 1000,
  kilograms: 1000,
  quilogramas: 1000,
  kilogramos: 1000,
  κιλα: 1000,
  g: 1,
  gr: 1,
  grs: 1,
  grm: 1,
  gramas: 1,
  gramos: 1,
  grammes: 1,
  gramm: 1,
  grams: 1,
  grammi: 1,
  mg: 0.001,
  t: 1_000_000,
  ton: 1_000_000,
  tons: 1_000_000,
  tonelada: 1_000_000,
  toneladas: 1_000_000,
  tonnes: 1_000_000,
  lb: 453.59237,
  lbs: 453.59237,
  pound: 453.59237,
  pounds: 453.59237,
  libras: 453.59237,
  oz: 28.349523125,
  ounce: 28.349523125,
  ounces: 28.349523125,
  oncas: 28.349523125,
}
const MAX_GRAMS = 10_000_000

/**
 * A weight in whole grams ("12,5 kg" → 12500), at most ten tonnes; null when it cannot be told. `unit` is that of a number
 * without one, where the field or a column of its own names it; without either, nothing is guessed. Weights that a shop has
 * converted from pounds have as many decimals as a computer writes ("106140.977453896").
 */
export function parseWeightGrams(text: string, unit: string | null = null): number | null {
  const plain = text.length > 60 ? '' : text.trim().replace(AROUND, '')
  const both = KILOS_AND_GRAMS.exec(plain)
  if (both !== null) return inRange(Number(both[1]) * 1000 + Number(both[2]))
  const match = /^(\d{1,3}(?:\.\d{3})+,\d{1,20}|\d{0,9}(?:[.,]\d{1,20})?)\s*(\p{L}{1,12})?\.?$/u.exec(plain)
  const factor =
    match === null
      ? undefined
      : GRAMS[(match[2] ?? unit ?? '').trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]
  if (match === null || typeof factor !== 'number') return null
  const number = match[1] as string
  return inRange(
    Math.round(Number(number.includes(',') ? number.replaceAll('.', '').replace(',', '.') : number) * factor),
  )
}

// "Peso: cerca de 12 kg (aprox.)"
const AROUND =
  /^(?:(?:peso|weight|gewicht|poids)(?: (?:l[ií]quido|bruto|net|neto|total))?\s?:\s?)?(?:ca\.?|cerca de|aprox(?:imadamente|\.)?|approx\.?|environ|etwa|~|±|≈)?\s*(?=[\d.,])|\s*\(?(?:aprox\.?|approx\.?|bruto|l[ií]quido)\)?$/giu
const KILOS_AND_GRAMS = /^(\d{1,4})\s?kg\s?(?:e |and |und )?(\d{1,3})\s?g(?:r|ramas)?\.?$/i

function inRange(grams: number): number | null {
  return grams > 0 && grams <= MAX_GRAMS ? grams : null
}

/** A whole number in [low, high], or null. "3.0" is 3, as spreadsheets write it. */
export function parseWhole(text: string, low: number, high: number): number | null {
  const match = /^(\d{1,9})(?:[.,]0+)?$/.exec(text.trim())
  const whole = match === null ? Number.NaN : Number(match[1])
  return whole >= low && whole <= high ? whole : null
}
