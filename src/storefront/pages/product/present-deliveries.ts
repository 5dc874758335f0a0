import type { VariantData } from '#domains/offers/contract.ts'
import type { Region } from '#domains/search/contract.ts'
import { regionOptions } from '../../region-address.ts'
import { deliveryDaysText, deliveryText } from './delivery-words.ts'
import type { OfferView } from './present-offers.ts'

/** What one shop asks to deliver its offer to each region (M-12). */
export interface DeliveriesView {
  readonly variantId: number
  readonly eshopName: string
  readonly regions: readonly { readonly region: Region; readonly price: string; readonly days: string | null }[]
}

/** In the order of the offers. */
export const presentDeliveries = (variants: readonly VariantData[], offers: readonly OfferView[]): DeliveriesView[] =>
  offers.flatMap(({ variantId }) => variants.filter((variant) => variant.variantId === variantId).map(deliveriesOf))

const deliveriesOf = (variant: VariantData): DeliveriesView => ({
  variantId: variant.variantId,
  eshopName: variant.eshop.name,
  regions: regionOptions.map(([region]) => {
    const delivery = variant.delivery[region]
    const days = delivery.kind === 'known' ? (delivery.days ?? variant.deliveryDays) : null
    return { region, price: delivery.kind === 'not_delivered' ? 'Não entrega' : deliveryText(delivery, region), days: deliveryDaysText(days) }
  }),
})
