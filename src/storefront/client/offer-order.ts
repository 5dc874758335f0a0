import { type BaseStanding, compareOffers, type OfferStanding, standingOf } from '#domains/offers/rules/offer-order.ts'

/** What a shop asks to deliver one offer to a postal code, and what comes to the door then: with a voucher that is not always their sum (offers/delivery/delivered-total.ts). */
export type DeliveryAnswer =
  | { readonly kind: 'known'; readonly cents: number; readonly totalCents: number }
  | { readonly kind: 'unknown' | 'not_delivered' }

/** A row of the page with what orders it. */
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
  readonly base: BaseStanding
  readonly totalCents: number | null
  readonly standing: OfferStanding
  /** null: could not be asked, the region's total stands. */
  readonly answer?: DeliveryAnswer | null
}

export function rankedOffer(offer: OfferRow, answer: DeliveryAnswer | null): OfferRow {
  const totalCents = answer === null ? offer.totalCents : answer.kind === 'known' ? answer.totalCents : null
  return { ...offer, answer, totalCents, standing: standingOf(offer.base, answer?.kind ?? regionalKind(offer)) }
}

/** What the region's row says of its delivery. */
function regionalKind({ standing, totalCents }: OfferRow): DeliveryAnswer['kind'] {
  if (standing === 'not_delivered') return standing
  return totalCents === null ? 'unknown' : 'known'
}

/** Best first, as on the server. */
export function orderOffers(offers: readonly OfferRow[]): OfferRow[] {
  return offers.toSorted(compareOffers)
}
