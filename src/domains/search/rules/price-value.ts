import type { Cents } from '#platform/money.ts'

const MAX_CENTS = 100_000_000
const PRICE = /^\d{1,7}(?:[.,]\d{1,2})?$/

/** Euros as people type them, with a comma or a point; null when it is no such price. */
export function parsePrice(text: string): Cents | null {
  const trimmed = text.trim()
  if (!PRICE.test(trimmed)) return null
  const [euros = '', decimals = ''] = trimmed.split(/[.,]/)
  const cents = Number(euros) * 100 + Number(decimals.padEnd(2, '0'))
  return cents <= MAX_CENTS ? cents : null
}

/** Whole euros without decimals, else two after a point. */
export function priceValue(cents: Cents): string {
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
