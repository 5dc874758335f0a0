import type { AppliedVoucher, DeliveryRegion } from '#domains/eshops/contract.ts'
import { baseStandingOf } from '../rules/offer-order.ts'
import { totalParts } from './delivered-total.ts'
import type { VariantData } from '../read/variant-data.ts'

/** What one shop asks to bring its offer of a product to a region (E-07, M-12). */
export interface ProductDelivery {
  readonly variantId: VariantData['variantId']
  readonly eshop: VariantData['eshop']
  readonly region: DeliveryRegion
  /** not_delivered: the shop says that it does not go there; unknown: it says nothing. */
  readonly kind: 'known' | 'unknown' | 'not_delivered'
  readonly priceCents: number
  /** null: not known or not delivered, never 0; 0 is free. As it enters the total. */
  readonly deliveryCents: number | null
  /** The one that enters the total, or null. */
  readonly voucher: AppliedVoucher | null
  readonly totalCents: number | null
  /** What the shop says of this tariff, else of the offer; null: it does not say. */
  readonly days: number | null
  /** It can be bought, and was seen lately: only such a one can be the cheapest. */
  readonly isSound: boolean
}

/**
 * Every live offer's delivery to a region, cheapest total first: what can be bought and is fresh before what cannot and is not,
 * known totals before unknown ones, those before shops that do not deliver there, which are named all the same.
 */
export function deliveriesOfProduct(
  variants: readonly VariantData[],
  region: DeliveryRegion,
  now: Date,
): ProductDelivery[] {
  return variants
    .filter(({ state }) => state === 'live')
    .map((variant) => deliveryOfVariant(variant, region, now))
    .sort(
      (a, b) =>
        Number(b.isSound) - Number(a.isSound) ||
        KINDS[a.kind] - KINDS[b.kind] ||
        (a.totalCents ?? a.priceCents) - (b.totalCents ?? b.priceCents) ||
        a.variantId - b.variantId,
    )
}

const KINDS = { known: 0, unknown: 1, not_delivered: 2 } as const

function deliveryOfVariant(variant: VariantData, region: DeliveryRegion, now: Date): ProductDelivery {
  const parts = totalParts(variant, region)
  const delivery = variant.delivery[region]
  return {
    variantId: variant.variantId,
    eshop: variant.eshop,
    region,
    kind: parts.kind,
    priceCents: variant.priceCents,
    deliveryCents: parts.kind === 'known' ? parts.deliveryCents : null,
    voucher: parts.kind === 'known' ? parts.voucher : null,
    totalCents: parts.kind === 'known' ? parts.totalCents : null,
    days:
      (delivery.kind === 'known' ? delivery.days : null) ??
      (delivery.kind === 'not_delivered' ? null : variant.deliveryDays),
    isSound: baseStandingOf(variant, now) === 'usual',
  }
}
