import { parsePrice } from '#domains/feeds/contract.ts'
import { isOf, itemsOf, type PageItem, textOf, textsOf } from './page-item.ts'

/** Why a page's price cannot be told. */
export type UnclearPrice = 'currency' | 'per_unit' | 'without_tax' | 'price_unclear' | 'contradictory'

export type PagePrice =
  | { readonly kind: 'exact'; readonly cents: number }
  | { readonly kind: 'range'; readonly lowCents: number; readonly highCents: number }
  | { readonly kind: 'unclear'; readonly why: UnclearPrice }
  | { readonly kind: 'none' }

/** What is asked of everybody for one piece: prices before a reduction, of members, per metre and of a later time are none. */
export function priceOfOffer(offer: PageItem, now: Date): PagePrice {
  const currency = textOf(offer, 'priceCurrency')
  const own = textsOf(offer, 'price').map((text) => priceOfText(text, currency, offer))
  const specified = itemsOf(offer, 'priceSpecification')
    .filter((part) => isSellingPrice(part, now))
    .flatMap((part) => specificationPrices(part, currency))
  return together([...own, ...specified])
}

/** Of an AggregateOffer: the lowest and the highest of its variants. */
export function priceRange(offer: PageItem): PagePrice {
  const currency = textOf(offer, 'priceCurrency')
  const [low, high] = ['lowPrice', 'highPrice'].map((name) => {
    const text = textOf(offer, name)
    return text === null ? null : priceOfText(text, currency, offer)
  })
  if (low?.kind !== 'exact') return low ?? { kind: 'none' }
  if (high?.kind !== 'exact') return { kind: 'unclear', why: 'price_unclear' }
  return low.cents === high.cents ? low : { kind: 'range', lowCents: low.cents, highCents: high.cents }
}

/** A price as a page writes it, in euros. `within`: where it may be said to be without tax. */
export function priceOfText(text: string, currency: string | null, within: PageItem | null = null): PagePrice {
  if (currency !== null && !/^(?:eur|€|euros?)$/i.test(currency.trim())) return { kind: 'unclear', why: 'currency' }
  if (within !== null && /^(?:false|0|no)$/i.test(textOf(within, 'valueAddedTaxIncluded') ?? ''))
    return { kind: 'unclear', why: 'without_tax' }
  const price = parsePrice(text.trim(), 'EUR')
  if (price.kind === 'price') return { kind: 'exact', cents: price.cents }
  // Nothing, or a nought, is what shops' systems write where there is no price.
  if (/^[\s0.,€]*$/.test(text)) return { kind: 'none' }
  return { kind: 'unclear', why: WHY[price.code] ?? 'price_unclear' }
}

const WHY: Readonly<Record<string, UnclearPrice | undefined>> = {
  price_per_unit: 'per_unit',
  price_without_tax: 'without_tax',
  currency_unsupported: 'currency',
}

function specificationPrices(part: PageItem, currency: string | null): PagePrice[] {
  if (isOf(part, 'CompoundPriceSpecification') && itemsOf(part, 'priceComponent').length > 0)
    return [{ kind: 'unclear', why: 'price_unclear' }]
  if (isPerUnit(part)) return [{ kind: 'unclear', why: 'per_unit' }]
  return textsOf(part, 'price').map((text) => priceOfText(text, textOf(part, 'priceCurrency') ?? currency, part))
}

const NOT_ASKED_OF_EVERYBODY = ['validForMemberTier', 'membershipPointsEarned', 'eligibleTransactionVolume']

function isSellingPrice(part: PageItem, now: Date): boolean {
  if (isOf(part, 'DeliveryChargeSpecification', 'PaymentChargeSpecification')) return false
  if (/List|Strikethrough|SRP|MSRP|Regular|Invoice|Minimum/i.test(textOf(part, 'priceType') ?? '')) return false
  if (NOT_ASKED_OF_EVERYBODY.some((name) => part.values[name] !== undefined)) return false
  if (itemsOf(part, 'eligibleQuantity').some((amount) => Number(textOf(amount, 'minValue') ?? 1) > 1)) return false
  const [from, through] = ['validFrom', 'validThrough'].map((name) => Date.parse(textOf(part, name) ?? ''))
  return !((from ?? Number.NaN) > now.getTime()) && !((through ?? Number.NaN) < now.getTime())
}

/** Per metre, per kilogram; per one piece is the price itself. */
function isPerUnit(part: PageItem): boolean {
  return itemsOf(part, 'referenceQuantity').some((amount) => {
    const [value, unit] = [textOf(amount, 'value') ?? '1', textOf(amount, 'unitCode') ?? 'C62']
    return Number(value) !== 1 || !/^(?:C62|H87|EA|PCE)$/i.test(unit)
  })
}

/** One price that is said several times is that price; two are none. What is clear stands above what is not. */
function together(prices: readonly PagePrice[]): PagePrice {
  const exact = [...new Set(prices.flatMap((price) => (price.kind === 'exact' ? [price.cents] : [])))]
  if (exact.length > 1) return { kind: 'unclear', why: 'contradictory' }
  const [cents] = exact
  if (cents !== undefined) return { kind: 'exact', cents }
  return prices.find(({ kind }) => kind !== 'none') ?? { kind: 'none' }
}
