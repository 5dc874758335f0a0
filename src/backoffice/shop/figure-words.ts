/** What stands where a figure is unknown: never 0. */
export const UNKNOWN = 'sem dados'

const percent = new Intl.NumberFormat('pt-PT', { maximumFractionDigits: 2 })

/** 0.0215 → "2,15 %". */
export function shareText(value: number): string {
  return `${percent.format(value * 100)}\u00A0%`
}

/** A figure in its words, or that nothing is known of it. */
export function knownText(value: number | null, words: (value: number) => string): string {
  return value === null ? UNKNOWN : words(value)
}
