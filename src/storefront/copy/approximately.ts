import type { Cents } from '#platform/money.ts'
import type { SecondCurrency } from '#platform/second-currency.ts'

/** From here on an approximation has no decimals: they would promise what a rate of yesterday cannot keep. */
const WHOLE_FROM = 100
/** L-15: money has no more, whatever its currency (a Kuwaiti dinar has three). */
const MOST_DECIMALS = 2

/** L-15: a price in the second currency, as it follows its euros: " (cerca de 702 US$)". */
export function approximately(cents: Cents, { code, rate }: SecondCurrency): string {
  const amount = (cents / 100) * rate
  const { whole, exact } = formattersOf(code)
  return ` (cerca de ${(amount < WHOLE_FROM ? exact : whole).format(amount)})`
}

interface Formatters {
  readonly code: string
  readonly whole: Intl.NumberFormat
  readonly exact: Intl.NumberFormat
}

/** A site has one second currency. */
let kept: Formatters | null = null

function formattersOf(code: string): Formatters {
  if (kept?.code === code) return kept
  const usual = formatter(code, {}).resolvedOptions().maximumFractionDigits ?? MOST_DECIMALS
  return (kept = { code, whole: withDecimals(code, 0), exact: withDecimals(code, Math.min(usual, MOST_DECIMALS)) })
}

function withDecimals(code: string, decimals: number): Intl.NumberFormat {
  return formatter(code, { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
}

function formatter(code: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  return new Intl.NumberFormat('pt-PT', { style: 'currency', currency: code, useGrouping: 'always', ...options })
}
