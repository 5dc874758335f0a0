import type { Cents } from '#platform/money.ts'
import type { SecondCurrency } from '#platform/config/second-currency.ts'

/** More would promise what a rate of yesterday cannot keep. */
const SIGNIFICANT_DIGITS = 3

/** L-15: a price in the second currency, as it follows its euros: " (cerca de 702 US$)". */
export function approximately(cents: Cents, { code, rate }: SecondCurrency): string {
  if (kept?.code !== code) kept = { code, words: formatterOf(code) }
  // Of what is less than one, no more than two decimals either.
  return ` (cerca de ${kept.words.format(Math.round(cents * rate) / 100)})`
}

/** Making one costs fifty times as much as using it, and a site has one second currency. */
let kept: { readonly code: string; readonly words: Intl.NumberFormat } | null = null

function formatterOf(code: string): Intl.NumberFormat {
  return new Intl.NumberFormat('pt-PT', {
    style: 'currency',
    currency: code,
    maximumSignificantDigits: SIGNIFICANT_DIGITS,
    useGrouping: 'always',
  })
}
