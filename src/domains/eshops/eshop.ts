import type { EshopId } from '#platform/ids.ts'

export type DeliveryRegion = 'mainland' | 'madeira' | 'azores'
export const DELIVERY_REGIONS: readonly DeliveryRegion[] = ['mainland', 'madeira', 'azores']

/** One bracket of a shop's tariff for a region. Limits are inclusive; null is no limit. */
export interface TariffBracket {
  readonly label: string | null
  readonly delivered: boolean
  /** null exactly when the shop does not deliver there. */
  readonly priceCents: number | null
  readonly upToWeightG: number | null
  readonly upToPriceCents: number | null
  readonly freeFromCents: number | null
  readonly deliveryDays: number | null
}

/** Brackets of a region in order; a region that is absent is one that the shop has said nothing about. */
export type DeliveryTariff = Readonly<Partial<Record<DeliveryRegion, readonly TariffBracket[]>>>

/** What changing one's mind, mounting or collecting costs, as the shop's page said on a day (product.md 10). */
export interface EshopPolicy {
  readonly text: string
  readonly costCents: number | null
  /** YYYY-MM-DD */
  readonly checkedOn: string
  readonly url: string | null
}

export interface EshopVoucher {
  readonly code: string
  readonly valueType: 'percent' | 'amount'
  /** percent: 1 to 100; amount: cents. */
  readonly value: number
  readonly minOrderCents: number
  readonly unconditional: boolean
  readonly description: string | null
  /** ISO instants in UTC. */
  readonly validFrom: string | null
  readonly validUntil: string | null
}

export interface Eshop {
  readonly id: EshopId
  readonly slug: string
  readonly name: string
  readonly description: string | null
  /** Its place among the images (`inspiration/ab/cd/ef/e…`); null: its monogram stands there. */
  readonly logo: string | null
  readonly paid: boolean
  /** Its offers are out of the listings until that ends (G-04). */
  readonly isSuspended: boolean
  /** Its own host names without `www.`, the site's first. */
  readonly domains: readonly string[]
  readonly coolingOffDays: number | null
  readonly returnPolicy: EshopPolicy | null
  readonly assemblyPolicy: EshopPolicy | null
  readonly collectionPolicy: EshopPolicy | null
  readonly tariff: DeliveryTariff
  readonly vouchers: readonly EshopVoucher[]
}
