/** What a shop asks to deliver one offer to a postal code, and what comes to the door then: with a voucher that is not always their sum (offers/delivered-total.ts). */
export type DeliveryAnswer =
  | { readonly kind: 'known'; readonly cents: number; readonly totalCents: number }
  | { readonly kind: 'unknown' | 'not_delivered' }

/** A row of the page with what orders it; the same order as on the server (pages/product/present-offers.ts). */
export interface OfferRow {
  readonly row: HTMLElement
  readonly variantId: number
  readonly shop: string
  readonly priceCents: number
  /** Of the region, without a voucher; null: not known, or not delivered. */
  readonly plainDeliveryCents: number | null
  /** Of the voucher that may be in the total; '' without one. */
  readonly code: string
  readonly withVoucherCents: number | null
  /** What no delivery changes. */
  readonly base: 'usual' | 'stale' | 'out_of_stock'
  readonly totalCents: number | null
  readonly standing: 'fresh' | 'unknown' | 'stale' | 'not_delivered' | 'out_of_stock'
  /** null: could not be asked, the region's total stands. */
  readonly answer?: DeliveryAnswer | null
}

const STANDINGS: readonly OfferRow['standing'][] = ['fresh', 'unknown', 'stale', 'not_delivered', 'out_of_stock']

export function rankedOffer(offer: OfferRow, answer: DeliveryAnswer | null): OfferRow {
  const totalCents = answer === null ? offer.totalCents : answer.kind === 'known' ? answer.totalCents : null
  const isRefused = answer === null ? offer.standing === 'not_delivered' : answer.kind === 'not_delivered'
  return { ...offer, answer, totalCents, standing: standingOf(offer.base, isRefused, totalCents) }
}

function standingOf(base: OfferRow['base'], isRefused: boolean, totalCents: number | null): OfferRow['standing'] {
  if (base === 'out_of_stock') return base
  if (isRefused) return 'not_delivered'
  if (base === 'stale') return base
  return totalCents === null ? 'unknown' : 'fresh'
}

/** Best first: known totals of fresh offers, unknown ones, stale ones, what does not come here, what cannot be had. */
export function orderOffers<Offer extends Pick<OfferRow, 'standing' | 'totalCents' | 'priceCents' | 'variantId'>>(
  offers: readonly Offer[],
): Offer[] {
  return offers.toSorted(
    (a, b) =>
      STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing) ||
      Number(a.totalCents === null) - Number(b.totalCents === null) ||
      (a.totalCents ?? a.priceCents) - (b.totalCents ?? b.priceCents) ||
      a.variantId - b.variantId,
  )
}
