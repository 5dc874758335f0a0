import { isInStock, type StagedOffer } from '#domains/offers/contract.ts'

/** What shoppers filter and compare by, in the order of its weight for them; each says whether an offer has it. */
const FIELDS = {
  image: (offer) => offer.imageUrls.length > 0,
  category: (offer) => offer.categoryId !== null,
  delivery: (offer) => offer.shipping?.mainland != null || offer.freeShippingFromCents !== null,
  islands: (offer) => offer.shipping?.madeira != null || offer.shipping?.azores != null,
  deliveryDays: (offer) => offer.deliveryDays !== null || offer.availableFrom !== null,
  stock: (offer) => isInStock(offer),
  sizes: (offer) => Object.keys(offer.attributes.sizes).length > 0,
  colour: (offer) => offer.attributes.colours !== null,
  material: (offer) => offer.attributes.materials !== null,
  brand: (offer) => offer.brand !== null,
  gtin: (offer) => offer.gtin !== null,
  group: (offer) => offer.groupKey !== null,
  description: (offer) => offer.description !== null,
  formerPrice: (offer) => offer.claimedBeforeCents !== null,
} as const satisfies Record<string, (offer: StagedOffer) => boolean>

export type CoverageField = keyof typeof FIELDS

/** How many of the accepted offers have each field. */
export interface LabCoverage {
  readonly offers: number
  readonly fields: readonly { readonly field: CoverageField; readonly count: number }[]
}

/** Counts over one file. It owns state. */
export class CoverageCounter {
  #offers = 0
  readonly #counts = new Map<CoverageField, number>()

  add(offer: StagedOffer): void {
    this.#offers += 1
    for (const field of NAMES) if (FIELDS[field](offer)) this.#counts.set(field, (this.#counts.get(field) ?? 0) + 1)
  }

  coverage(): LabCoverage {
    return { offers: this.#offers, fields: NAMES.map((field) => ({ field, count: this.#counts.get(field) ?? 0 })) }
  }
}

const NAMES = Object.keys(FIELDS) as CoverageField[]
