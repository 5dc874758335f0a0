import type { DeliveryRegion, DeliveryTariff, TariffBracket } from '#domains/eshops/contract.ts'

/** What it costs to have one offer delivered to a region. Unknown is a kind of its own, never 0 (architecture.md, Data rules). */
export type Delivery =
  | { readonly kind: 'known'; readonly cents: number; readonly days: number | null }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'not_delivered' }

/** What the feed itself says about delivery: cents, a refusal, or nothing (absent or null). */
export type FeedShipping = Readonly<
  Partial<Record<DeliveryRegion, { readonly cents: number } | 'not_delivered' | null>>
>

/** The facts of an offer that decide its delivery. */
export interface DeliverableOffer {
  readonly priceCents: number
  readonly weightG: number | null
  readonly shipping: FeedShipping | null
  /** From this price the feed promises free delivery to the mainland. */
  readonly freeShippingFromCents: number | null
}

/**
 * Delivery of an offer to a region: the feed's own price, else the shop's tariff, else unknown (decisions.md, Things).
 * Example: feed silent, tariff 4,90 € up to 30 kg, weight not known → unknown.
 */
export function deliveryOf(offer: DeliverableOffer, tariff: DeliveryTariff, region: DeliveryRegion): Delivery {
  const own = offer.shipping?.[region] ?? null
  if (own === 'not_delivered') return NOT_DELIVERED
  if (region === 'mainland' && isFreeByFeed(offer)) return known(0, null)
  if (own !== null) return known(own.cents, null)
  return byTariff(offer, tariff[region] ?? [], isFreeByPrice)
}

/** 'Envio grátis': free to the mainland whatever one spends (decisions.md, Wire). */
export function isFreeShipping(offer: DeliverableOffer, tariff: DeliveryTariff): boolean {
  const own = offer.shipping?.mainland ?? null
  if (own === 'not_delivered') return false
  if (offer.freeShippingFromCents === 0) return true
  if (own !== null) return own.cents === 0
  const asIfCheap = byTariff(offer, tariff.mainland ?? [], isFreeFromNothing)
  return asIfCheap.kind === 'known' && asIfCheap.cents === 0
}

const NOT_DELIVERED: Delivery = { kind: 'not_delivered' }
const UNKNOWN: Delivery = { kind: 'unknown' }
function known(cents: number, days: number | null): Delivery {
  return { kind: 'known', cents, days }
}

function isFreeByFeed(offer: DeliverableOffer): boolean {
  return offer.freeShippingFromCents !== null && offer.priceCents >= offer.freeShippingFromCents
}

/** The first bracket that holds the offer decides; one that asks for a weight nobody knows decides nothing, so neither do those after it. */
function byTariff(offer: DeliverableOffer, brackets: readonly TariffBracket[], isFree: IsFree): Delivery {
  for (const bracket of brackets) {
    if (bracket.upToPriceCents !== null && offer.priceCents > bracket.upToPriceCents) continue
    if (bracket.upToWeightG !== null && offer.weightG === null) return UNKNOWN
    if (bracket.upToWeightG !== null && (offer.weightG as number) > bracket.upToWeightG) continue
    return byBracket(offer, bracket, isFree)
  }
  return UNKNOWN
}

function byBracket(offer: DeliverableOffer, bracket: TariffBracket, isFree: IsFree): Delivery {
  if (!bracket.delivered || bracket.priceCents === null) return NOT_DELIVERED
  return known(isFree(offer, bracket) ? 0 : bracket.priceCents, bracket.deliveryDays)
}

/** Whether a bracket's threshold makes the delivery free. */
type IsFree = (offer: DeliverableOffer, bracket: TariffBracket) => boolean
const isFreeByPrice: IsFree = ({ priceCents }, { freeFromCents }) =>
  freeFromCents !== null && priceCents >= freeFromCents
const isFreeFromNothing: IsFree = (_, { freeFromCents }) => freeFromCents === 0
