import { deliveriesOfProduct, type ProductDelivery, type VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { regionOptions } from '../../region-address.ts'
import { deliveryDaysText } from './delivery-words.ts'

/** What one shop asks to deliver its offer to each region (M-12). */
export interface DeliveriesView {
  readonly variantId: number
  readonly eshopName: string
  /** `withVoucher`: its code, where the total has one; the delivery is the one in that total (ADR 0024). */
  readonly regions: readonly { readonly region: Region; readonly price: string; readonly days: string | null; readonly withVoucher: string | null }[]
}

/** In the order of the totals to the shopper's region. */
export const presentDeliveries = (variants: readonly VariantData[], { region: own, now }: { region: Region; now: Date }): DeliveriesView[] => {
  const byRegion = regionOptions.map(([region]) => new Map(deliveriesOfProduct(variants, region, now).map((delivery) => [delivery.variantId, delivery])))
  return deliveriesOfProduct(variants, own, now).map(({ variantId, eshop }) => ({
    variantId,
    eshopName: eshop.name,
    regions: byRegion.flatMap((deliveries) => {
      const delivery = deliveries.get(variantId)
      return delivery === undefined ? [] : [{ region: delivery.region, price: priceText(delivery), days: delivery.kind === 'known' ? deliveryDaysText(delivery.days) : null, withVoucher: delivery.voucher?.code ?? null }]
    }),
  }))
}

const priceText = ({ kind, deliveryCents }: ProductDelivery): string => {
  if (kind === 'not_delivered') return 'Não entrega'
  if (deliveryCents === null) return 'Por confirmar'
  return deliveryCents === 0 ? 'Grátis' : formatCents(deliveryCents)
}
