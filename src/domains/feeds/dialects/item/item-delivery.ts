import { memoised } from '#platform/memory/memoised.ts'
import type { OfferItem } from '../../offer-item.ts'
import { parseDeliveryTime } from '../../values/delivery-time.ts'
import { parsePrice } from '../../values/price.ts'
import { days, shippingOffer } from '../../values/shipping.ts'
import { complain, parsedOf, type ItemReading } from './raw-fields.ts'

const deliveryTime = memoised(parseDeliveryTime)

export type ItemDelivery = Pick<OfferItem, 'shipping' | 'handlingDays' | 'transitDays' | 'freeShippingFromCents'>

/** Delivery prices per region and days to the mainland. `currency` null: prices must name their own. */
export function deliveryOf(item: ItemReading, currency: string | null): ItemDelivery {
  const { single, shipping } = item.fields
  const offer = shippingOffer(shipping, currency)
  for (const value of offer.invalid) complain(item, 'shipping_invalid', 'shipping', value)
  if (offer.isForeignOnly) complain(item, 'shipping_foreign_only', 'shipping', shipping[0]?.country ?? null)
  const handling = days(single.get('max_handling_time') ?? single.get('min_handling_time') ?? '')
  const transit =
    days(single.get('max_transit_time') ?? single.get('min_transit_time') ?? '') ??
    // What the shop gives as the whole time, its high end: nobody is told less than what may be.
    parsedOf(item, 'delivery_days', deliveryTime, 'delivery_days_invalid')?.maxDays ??
    null
  return {
    shipping: offer.regions,
    handlingDays: offer.handlingDays ?? handling,
    transitDays: offer.transitDays ?? transit,
    freeShippingFromCents: freeShippingOf(item, currency) ?? offer.freeFromCents,
  }
}

function freeShippingOf(item: ItemReading, currency: string | null): number | null {
  const { single } = item.fields
  const line = single.get('free_shipping_threshold')
  const [country, text] =
    line === undefined
      ? [single.get('free_shipping_threshold.country') ?? 'PT', single.get('free_shipping_threshold.price_threshold')]
      : line.split(':')
  if (text === undefined || !/^pt$/i.test((country ?? '').trim())) return null
  const price = parsePrice(text, currency, 0)
  return price.kind === 'price' ? price.cents : complain(item, 'shipping_invalid', 'free_shipping_threshold', text)
}
