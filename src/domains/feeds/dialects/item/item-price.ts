import type { OfferItem } from '../../offer-item.ts'
import { parseInterval } from '../../values/feed-date.ts'
import { anInstallment, parseInstallment } from '../../values/installment.ts'
import { parsePrice } from '../../values/price.ts'
import { complain, type ItemReading } from './raw-fields.ts'
import type { SingleField } from './single-fields.ts'

export type ItemPrice = Pick<OfferItem, 'regularCents' | 'saleCents' | 'saleFrom' | 'saleUntil'>

/**
 * Regular price and sale, from whichever pair the dialect has: Google's `price` and lower `sale_price`, or the price paid
 * now beside an old one. `currency` is that of prices that name none; null: they must.
 */
export function priceOf(item: ItemReading, currency: string | null): ItemPrice | null {
  const { single } = item.fields
  if (single.has('current_price') || single.has('before_price')) return currentPriceOf(item, currency)
  const cents = required(item, 'price', currency)
  // The currency of `price` holds for a sale price that names none: a price that is read is in euros.
  return cents === null ? null : { regularCents: cents, ...saleOf(item, cents, 'EUR') }
}

/** "12:62.42 EUR", what people write, or its two parts; null when there is none. */
export function installmentOf(item: ItemReading): OfferItem['installment'] {
  const { single } = item.fields
  const line = single.get('installment')
  const [months, amount] = [single.get('installment.months'), single.get('installment.amount')]
  if (line === undefined && months === undefined && amount === undefined) return null
  const parsed = line === undefined ? anInstallment(months ?? '', amount ?? '') : parseInstallment(line)
  return (
    parsed ??
    complain(
      item,
      'installment_invalid',
      line === undefined ? 'installment.months' : 'installment',
      line ?? `${months ?? ''}:${amount ?? ''}`,
    )
  )
}

const NO_SALE = { saleCents: null, saleFrom: null, saleUntil: null } as const

function required(item: ItemReading, field: SingleField, currency: string | null): number | null {
  const text = item.fields.single.get(field)
  if (text === undefined) return complain(item, 'price_missing', field, null)
  const price = parsePrice(text, currency)
  return price.kind === 'price'
    ? price.cents
    : complain(item, price.code, field, text, price.code === 'currency_unsupported' ? unsaid(text, currency) : '')
}

/** The currency that a price is in although it does not name it, for its message. */
function unsaid(text: string, currency: string | null): string {
  return /[\p{L}\p{Sc}]/u.test(text) || currency === null ? '' : ` ${currency}`
}

/** Where what is paid now may stand beside an old price, the surest first. */
const NOW = ['current_price', 'sale_price', 'price'] as const

/** An old price that is not higher is none; without a price for now the other is it. */
function currentPriceOf(item: ItemReading, currency: string | null): ItemPrice | null {
  const { single } = item.fields
  const before = single.get('before_price')
  const current = required(item, NOW.find((field) => single.has(field)) ?? 'before_price', currency)
  if (current === null || before === undefined) return current === null ? null : { regularCents: current, ...NO_SALE }
  const old = parsePrice(before, currency, 0)
  if (old.kind === 'problem') complain(item, 'before_price_invalid', 'before_price', before)
  else if (old.cents > current) return { ...interval(item), regularCents: old.cents, saleCents: current }
  else if (old.cents !== 0 && old.cents !== current) complain(item, 'before_price_not_higher', 'before_price', before)
  return { regularCents: current, ...NO_SALE }
}

/** When the lower price holds; always, when dates cannot be read, since it is what is asked now. */
function interval(item: ItemReading): Pick<ItemPrice, 'saleFrom' | 'saleUntil'> {
  const dates = item.fields.single.get('sale_price_effective_date')
  const parsed = dates === undefined ? null : parseInterval(dates)
  return { saleFrom: parsed?.from ?? null, saleUntil: parsed?.until ?? null }
}

function saleOf(item: ItemReading, regularCents: number, currency: string): Omit<ItemPrice, 'regularCents'> {
  const { single } = item.fields
  const text = single.get('sale_price')
  if (text === undefined) return NO_SALE
  const sale = parsePrice(text, currency)
  if (sale.kind === 'problem') return complain(item, 'sale_price_invalid', 'sale_price', text) ?? NO_SALE
  if (sale.cents === regularCents) return NO_SALE
  if (sale.cents > regularCents) return complain(item, 'sale_price_not_lower', 'sale_price', text) ?? NO_SALE
  const dates = single.get('sale_price_effective_date')
  if (dates === undefined) return { saleCents: sale.cents, saleFrom: null, saleUntil: null }
  const parsed = parseInterval(dates)
  if (parsed === null) return complain(item, 'sale_date_invalid', 'sale_price_effective_date', dates) ?? NO_SALE
  return { saleCents: sale.cents, saleFrom: parsed.from, saleUntil: parsed.until }
}
