import { asSpoilt, changed, type Dirt, valueOf } from './dirt-kind.ts'

/** Prices as people and programs write them. */
export const priceDirt: readonly Dirt[] = [
  {
    kind: 'nbsp_in_price',
    weight: 4,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'price', (price) => price.replace(' EUR', '\u00a0EUR'))),
  },
  {
    kind: 'narrow_nbsp_in_price',
    weight: 4,
    told: null,
    spoil: (item, { offer }) =>
      offer.shop.feed.encoding === 'windows-1252'
        ? null
        : asSpoilt(changed(item, 'price', (price) => price.replace(' EUR', '\u202fEUR'))),
  },
  {
    kind: 'thousands_in_price',
    weight: 8,
    told: null,
    spoil: (item) =>
      asSpoilt(changed(item, 'price', (price) => price.replace(/^(\d{1,3})(\d{3})[.,](\d\d)/, '$1.$2,$3'))),
  },
  {
    kind: 'glued_currency',
    weight: 4,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'price', (price) => price.replace('.', ',').replace(' EUR', '€'))),
  },
  {
    kind: 'price_with_tax_words',
    weight: 2,
    told: null,
    spoil: (item) => asSpoilt(changed(item, 'price', (price) => price.replace(' EUR', ' € c/ IVA'))),
  },
  {
    kind: 'sale_above_price',
    weight: 3,
    told: () => ({ field: 'sale_price', code: 'sale_price_not_lower', severity: 'warning' }),
    spoil: (item, { offer }) =>
      offer.saleCents === null && TELLS_BOTH.test(offer.shop.feed.dialect)
        ? { item: [...item, ['sale_price', (valueOf(item, 'price') ?? '').replace(/^/, '9')]] }
        : null,
  },
]

/** Where the regular price and the sale stand beside each other; in others the lower one is the price. */
const TELLS_BOTH = /^(?:google-|woocommerce)/
