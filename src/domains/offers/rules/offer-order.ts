import { type Availability, isForSale } from './availability.ts'
import { isStale } from './freshness.ts'

/** Groups of a product's offers in the order in which they stand; only a fresh one can be the best (decisions.md, Things; ADR 0005). */
const standings = ['fresh', 'unknown', 'stale', 'not_delivered', 'out_of_stock'] as const
export type OfferStanding = (typeof standings)[number]

/** What no delivery changes: how an offer stands wherever it goes. */
export type BaseStanding = 'usual' | 'stale' | 'out_of_stock'

/** What is known of an offer's delivery to one place. */
export type DeliveryKind = 'known' | 'unknown' | 'not_delivered'

export function baseStandingOf(
  offer: { readonly availability: Availability; readonly lastSeenAt: string },
  now: Date,
): BaseStanding {
  if (!isForSale(offer)) return 'out_of_stock'
  return isStale(offer.lastSeenAt, now) ? 'stale' : 'usual'
}

export function standingOf(base: BaseStanding, delivery: DeliveryKind): OfferStanding {
  if (base === 'out_of_stock') return base
  if (delivery === 'not_delivered') return delivery
  if (base === 'stale') return base
  return delivery === 'known' ? 'fresh' : 'unknown'
}

export interface RankedOffer {
  readonly standing: OfferStanding
  /** Delivered to the place in question; null while it is not known. */
  readonly totalCents: number | null
  readonly priceCents: number
  readonly variantId: number
}

/** Best first: by standing, there by known total, after those by price; the older offer of equal ones. */
export function compareOffers(a: RankedOffer, b: RankedOffer): number {
  return (
    standings.indexOf(a.standing) - standings.indexOf(b.standing) ||
    Number(a.totalCents === null) - Number(b.totalCents === null) ||
    (a.totalCents ?? a.priceCents) - (b.totalCents ?? b.priceCents) ||
    a.variantId - b.variantId
  )
}
