import type { Condition } from '../rules/offer-words.ts'
import type { Availability } from '../rules/availability.ts'
import type { FeedShipping } from '../delivery/delivery.ts'
import type { ProductAttributes } from '../read/product-attributes.ts'

/** Where an item stands in its feed: what identifies it for staging and for the report. */
export interface StagedPlace {
  readonly ordinal: number
  readonly line: number
  readonly column: number
  readonly itemId: string
  /** A hash of the raw item and the rules, in hex digits: 32 of them. */
  readonly fingerprint: string
}

/** One offer as a snapshot brings it, normalised, categorised and with its attributes. Instants are ISO in UTC. */
export interface StagedOffer extends StagedPlace {
  readonly linkHost: string
  readonly groupKey: string | null
  readonly title: string
  readonly description: string | null
  readonly link: string
  readonly imageUrls: readonly string[]
  readonly brand: string | null
  readonly gtin: string | null
  readonly mpn: string | null
  readonly condition: Condition
  /** What holds at the moment of the import; time alone may change it. */
  readonly priceCents: number
  readonly claimedBeforeCents: number | null
  readonly nextChangeAt: string | null
  readonly regularPriceCents: number
  readonly salePriceCents: number | null
  readonly saleFrom: string | null
  readonly saleUntil: string | null
  readonly installment: { readonly months: number; readonly cents: number } | null
  readonly availability: Availability
  readonly availableFrom: string | null
  /** Handling + transit, or null. */
  readonly deliveryDays: number | null
  readonly shipping: FeedShipping | null
  readonly freeShippingFromCents: number | null
  readonly weightG: number | null
  readonly productType: string | null
  readonly googleCategory: string | null
  readonly categoryId: number | null
  readonly categorySource: string | null
  /** Head words of the name where the shop's path alone does not tell what it is (offerKind of the catalogue). */
  readonly likeWords: string | null
  readonly attributes: ProductAttributes
  readonly extra: Readonly<Record<string, unknown>> | null
}
