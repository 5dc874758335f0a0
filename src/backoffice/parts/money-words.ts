const MICROS = 1_000_000

const money = new Intl.NumberFormat('pt-PT', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: 'always',
})

/** Money of clicks, which may cost parts of a cent: 1150000 → "1,15 €". */
export function microsText(micros: number): string {
  return money.format(micros / MICROS)
}

/** Money of accounts, always with its cents: 12 → "12,00 €". */
export function eurosText(euros: number): string {
  return money.format(euros)
}

const typed = new Intl.NumberFormat('pt-PT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 4,
  useGrouping: false,
})

/** Euros as a field shows them, always with their cents: 0.9 → "0,90"; null is an empty field. */
export function eurosTyped(euros: number | null): string {
  return euros === null ? '' : typed.format(euros)
}

/** 490 → 4.9; null stays what it is, unknown. */
export function centsInEuros(cents: number | null): number | null {
  return cents === null ? null : cents / 100
}

/** Cents as a field of euros shows them, always with both: 490 → "4,90"; null is an empty field. */
export function centsTyped(cents: number | null): string {
  return cents === null ? '' : (cents / 100).toFixed(2).replace('.', ',')
}

const READS_AS_EUROS = /^\d{1,9}(?:[.,]\d{1,2})?$/

/** What somebody typed as euros; null: nothing; 'wrong': none that can be taken. */
export function eurosIn(typed: string): number | null | 'wrong' {
  const text = typed.trim().replace(/\s*€$/, '')
  if (text === '') return null
  return READS_AS_EUROS.test(text) ? Number(text.replace(',', '.')) : 'wrong'
}
