import { deliveriesOfProduct, type ProductDelivery, type VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { regionOptions } from '../../region-address.ts'
import { deliveryDaysText } from './delivery-words.ts'
import { type OfferView, withVoucherOf } from './present-offers.ts'

/** What one shop asks to deliver its offer to each region (M-12). */
export interface DeliveriesView {
  readonly variantId: number
  readonly eshopName: string
  readonly eshopLogo: string | null
  readonly priceCents: number
  /** With the voucher that may be in a total, wherever it goes; null without one. */
  readonly withVoucher: OfferView['withVoucher']
  /** `isTaken`: the total has the voucher, and the delivery is the one in that total (ADR 0024). */
  readonly regions: readonly {
    readonly region: Region
    readonly price: string
    readonly days: string | null
    readonly isTaken: boolean
  }[]
}

/** In the order of the totals to the shopper's region. */
export function presentDeliveries(
  variants: readonly VariantData[],
  { region: own, now }: { region: Region; now: Date },
): DeliveriesView[] {
  const byRegion = regionOptions.map(
    ([region]) => new Map(deliveriesOfProduct(variants, region, now).map((delivery) => [delivery.variantId, delivery])),
  )
  return deliveriesOfProduct(variants, own, now).map(({ variantId, eshop, priceCents }) => ({
    variantId,
    eshopName: eshop.name,
    eshopLogo: variants.find((variant) => variant.variantId === variantId)?.eshop.logo ?? null,
    priceCents,
    withVoucher: withVoucherOf(variants.find((variant) => variant.variantId === variantId)?.voucher ?? null),
    regions: byRegion.flatMap((deliveries) => {
      const delivery = deliveries.get(variantId)
      return delivery === undefined
        ? []
        : [
            {
              region: delivery.region,
              price: priceText(delivery),
              days: delivery.kind === 'known' ? deliveryDaysText(delivery.days) : null,
              isTaken: delivery.voucher !== null,
            },
          ]
    }),
  }))
}

function priceText({ kind, deliveryCents }: ProductDelivery): string {
  if (kind === 'not_delivered') return 'Não entrega'
  if (deliveryCents === null) return 'Por confirmar'
  return deliveryCents === 0 ? 'Grátis' : formatCents(deliveryCents)
}
