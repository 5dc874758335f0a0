import { eurosFromCents } from '#platform/money.ts'
import type { CountedPriceInterval, PriceInterval } from '../plan/price-intervals.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { priceValue } from '../rules/price-value.ts'
import { listingUrl } from '../url/listing-url.ts'
import type { WireChoice } from '../wire.ts'
import { withoutPrice } from './changed-selection.ts'

/** The predefined price choices of a listing (E-04): one at a time, and the chosen one takes itself back. */
export function priceChoices(selection: ListingSelection, intervals: readonly CountedPriceInterval[]): WireChoice[] {
  return intervals.map((interval) => {
    const selected = interval.fromCents === selection.priceFromCents && interval.toCents === selection.priceToCents
    const taken = selected
      ? withoutPrice(selection)
      : { ...withoutPrice(selection), priceFromCents: interval.fromCents, priceToCents: interval.toCents }
    return {
      ident: [interval.fromCents, interval.toCents].map((cents) => (cents === null ? '' : priceValue(cents))).join('-'),
      id: null,
      name: intervalName(interval),
      url: listingUrl(taken),
      selected,
      disabled: interval.count === 0 && !selected,
      followable: false,
      highlighted: false,
      count: interval.count,
    }
  })
}

const wholeEuros = new Intl.NumberFormat('pt-PT', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
  useGrouping: 'always',
})

function intervalName({ fromCents, toCents }: PriceInterval): string {
  const [from, to] = [fromCents, toCents].map((cents) => wholeEuros.format(eurosFromCents(cents ?? 0)))
  if (fromCents === null) return `Até ${to}`
  return toCents === null ? `A partir de ${from}` : `${from} a ${to}`
}
