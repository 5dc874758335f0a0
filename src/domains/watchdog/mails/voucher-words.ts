import type { EshopVoucher } from '#domains/eshops/contract.ts'
import { euroText } from './alert-words.ts'

const day = new Intl.DateTimeFormat('pt-PT', { dateStyle: 'long', timeZone: 'Europe/Lisbon' })

/** '10 % de desconto em compras de 50 € ou mais, até 30 de novembro de 2026' */
export function voucherWords({
  valueType,
  value,
  minOrderCents,
  validUntil,
}: Pick<EshopVoucher, 'valueType' | 'value' | 'minOrderCents' | 'validUntil'>): string {
  const off = valueType === 'percent' ? `${value} % de desconto` : `${euroText(value)} de desconto`
  const least = minOrderCents > 0 ? ` em compras de ${euroText(minOrderCents)} ou mais` : ''
  return `${off}${least}${validUntil === null ? '' : `, até ${lastDay(validUntil)}`}`
}

/** The end is the first moment at which it holds no more. */
function lastDay(validUntil: string): string {
  return day.format(Date.parse(validUntil) - 1)
}
