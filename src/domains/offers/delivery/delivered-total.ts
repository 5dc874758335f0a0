import {
  type AppliedVoucher,
  bestVoucher,
  type DeliveryRegion,
  type DeliveryTariff,
  type EshopVoucher,
} from '#domains/eshops/contract.ts'
import { type DeliverableOffer, type Delivery, deliveryOf, isFreeShipping } from './delivery.ts'
import { sumParts } from '../rules/sum-parts.ts'

/** Price, delivery and an unconditional voucher together, as pages, search columns and sorts take it. */
export type DeliveredTotal = number | 'unknown' | 'not_delivered'

/** What of a shop decides the delivered totals of its offers. */
export interface DeliveringShop {
  readonly tariff: DeliveryTariff
  /** Only those that hold at the moment in question (`vouchersInForce`). */
  readonly vouchers: readonly EshopVoucher[]
}

/** All that can be said of an offer's way to the door. */
export interface DeliveredOffer {
  /** Of the piece at its own price, without a voucher. */
  readonly delivery: Readonly<Record<DeliveryRegion, Delivery>>
  readonly freeShipping: boolean
  readonly voucher: AppliedVoucher | null
  readonly totals: Readonly<Record<DeliveryRegion, DeliveredTotal>>
}

export function deliveredOffer(offer: DeliverableOffer, shop: DeliveringShop): DeliveredOffer {
  const voucher = bestVoucher(offer.priceCents, shop.vouchers)
  const delivery = byRegion((region) => deliveryOf(offer, shop.tariff, region))
  return {
    delivery,
    freeShipping: isFreeShipping(offer, shop.tariff),
    voucher,
    totals: byRegion((region) => totalTo(region, offer, delivery[region], shop.tariff, voucher)),
  }
}

/**
 * Price + delivery − unconditional voucher; what is not known or not delivered stays so and is never 0. With a voucher the
 * delivery is the dearer of what the shop asks for the price before it and for the price after it (shops differ in which of
 * them "free from" and brackets by price look at), so that the total never promises too much; where that costs more than the
 * voucher gives, the total is the one without it.
 */
function totalTo(
  region: DeliveryRegion,
  offer: DeliverableOffer,
  before: Delivery,
  tariff: DeliveryTariff,
  voucher: AppliedVoucher | null,
): DeliveredTotal {
  if (before.kind !== 'known') return before.kind
  const plain = offer.priceCents + before.cents
  if (voucher === null || !voucher.isUnconditional) return plain
  const after = deliveryOf({ ...offer, priceCents: voucher.priceWithVoucherCents }, tariff, region)
  return after.kind === 'known'
    ? Math.min(plain, voucher.priceWithVoucherCents + Math.max(before.cents, after.cents))
    : plain
}

/** How a total came about, for a page that shows its sum. */
export type TotalParts =
  | {
      readonly kind: 'known'
      readonly totalCents: number
      readonly priceCents: number
      /** As it enters this total: with a voucher it may be dearer than without. */
      readonly deliveryCents: number
      /** null: none enters it. */
      readonly voucher: AppliedVoucher | null
    }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_delivered' }

/** price − voucher + delivery = total, to the cent. */
export function totalParts(
  offer: Pick<DeliveredOffer, 'delivery' | 'voucher' | 'totals'> & { readonly priceCents: number },
  region: DeliveryRegion,
): TotalParts {
  const [total, delivery] = [offer.totals[region], offer.delivery[region]]
  if (typeof total !== 'number' || delivery.kind !== 'known')
    return { kind: total === 'not_delivered' ? total : 'unknown' }
  return partsOfTotal({
    priceCents: offer.priceCents,
    deliveryCents: delivery.cents,
    totalCents: total,
    voucher: offer.voucher,
  })
}

/** The same of a known total; `deliveryCents`: what is asked for the piece without a voucher. */
export function partsOfTotal({
  priceCents,
  deliveryCents,
  totalCents,
  voucher,
}: {
  readonly priceCents: number
  readonly deliveryCents: number
  readonly totalCents: number
  readonly voucher: AppliedVoucher | null
}): TotalParts {
  const parts = sumParts({
    priceCents,
    plainDeliveryCents: deliveryCents,
    totalCents,
    withVoucherCents: voucher?.priceWithVoucherCents ?? null,
  })
  return {
    kind: 'known',
    totalCents,
    priceCents,
    deliveryCents: parts.deliveryCents,
    voucher: parts.offCents === 0 ? null : voucher,
  }
}

function byRegion<Value>(of: (region: DeliveryRegion) => Value): Record<DeliveryRegion, Value> {
  return {
    mainland: of('mainland'),
    madeira: of('madeira'),
    azores: of('azores'),
  }
}
