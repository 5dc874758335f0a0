import { clickSources } from '#domains/clicks/contract.ts'
import { type Delivery, isStale, type VariantData } from '#domains/offers/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { formatCents, formatMoment } from '../../copy/format.ts'
import { inRegion, conditionNames } from '../../copy/labels.ts'
import { availabilityTags, type AvailabilityTag } from '../../parts/variant/availability-tags.ts'
import { paths } from '../../paths.ts'
import type { ProductContext } from './load.ts'

/** One shop's offer on the product page. */
export interface OfferView {
  readonly variantId: number
  readonly eshopId: number
  readonly eshopName: string
  /** Null for a shop that has not joined (the feed lab). */
  readonly eshopUrl: string | null
  readonly name: string
  readonly price: string
  readonly priceCents: number
  readonly installment: string | null
  readonly delivery: string
  /** "679,80 €" with delivery to the region; null while it is not known. */
  readonly total: string | null
  readonly isDelivered: boolean
  /** It can be bought now. */
  readonly active: boolean
  readonly tags: readonly AvailabilityTag[]
  readonly condition: string | null
  readonly verifiedAt: { readonly iso: string; readonly text: string }
  readonly isStale: boolean
  /** The lowest known total of a fresh offer that can be bought. */
  readonly isBest: boolean
  readonly clickSource: number
  readonly schemaAvailability: string
  readonly schemaCondition: string
}

/** Offers as the page lists them: what can be bought and is fresh first, then by delivered total, unknown after all known. */
export const presentOffers = (offers: readonly VariantData[], context: ProductContext): OfferView[] => {
  const ordered = [...offers].sort((a, b) => compareOffers(a, b, context))
  const best = ordered[0]
  return ordered.map((offer) => presentOffer(offer, context, offer === best && isBuyable(offer) && !isStale(offer.lastSeenAt, context.now) && offer.delivery[context.region].kind === 'known'))
}

const isBuyable = ({ availability }: VariantData): boolean => availability !== 'out_of_stock'

const compareOffers = (a: VariantData, b: VariantData, { region, now }: ProductContext): number =>
  Number(!isBuyable(a)) - Number(!isBuyable(b)) ||
  Number(isStale(a.lastSeenAt, now)) - Number(isStale(b.lastSeenAt, now)) ||
  KNOWN_FIRST[a.delivery[region].kind] - KNOWN_FIRST[b.delivery[region].kind] ||
  sortCents(a, a.delivery[region]) - sortCents(b, b.delivery[region]) ||
  a.variantId - b.variantId

const KNOWN_FIRST = { known: 0, unknown: 1, not_delivered: 2 } as const

const sortCents = ({ priceCents }: VariantData, delivery: Delivery): number => priceCents + (delivery.kind === 'known' ? delivery.cents : 0)

const presentOffer = (offer: VariantData, { region, now, christmas }: ProductContext, isBest: boolean): OfferView => {
  const delivery = offer.delivery[region]
  const active = isBuyable(offer)
  return {
    variantId: offer.variantId,
    eshopId: offer.eshop.id,
    eshopName: offer.eshop.name,
    eshopUrl: offer.eshop.slug === '' ? null : paths.eshopProducts(offer.eshop.slug),
    name: calmName(offer.title),
    price: formatCents(offer.priceCents),
    priceCents: offer.priceCents,
    installment: installmentText(offer),
    delivery: deliveryText(delivery, inRegion[region]),
    total: delivery.kind === 'known' ? formatCents(offer.priceCents + delivery.cents) : null,
    isDelivered: delivery.kind !== 'not_delivered',
    active,
    tags: availabilityTags({ active, inStock: offer.availability === 'in_stock', freeShipping: offer.freeShipping, deliveryInDays: offer.deliveryDays }, christmas),
    condition: offer.condition === 'new' ? null : conditionNames[offer.condition],
    verifiedAt: { iso: offer.lastSeenAt, text: formatMoment(offer.lastSeenAt) },
    isStale: isStale(offer.lastSeenAt, now),
    isBest,
    clickSource: clickSources.detail,
    schemaAvailability: SCHEMA_AVAILABILITY[offer.availability],
    schemaCondition: SCHEMA_CONDITION[offer.condition],
  }
}

/** G-10: an instalment never stands without its total. */
const installmentText = ({ installment }: VariantData): string | null =>
  installment === null ? null : `${installment.months} × ${formatCents(installment.cents)} (total ${formatCents(installment.months * installment.cents)})`

const deliveryText = (delivery: Delivery, where: string): string => {
  if (delivery.kind === 'unknown') return `Custo de entrega ${where} por confirmar na loja`
  if (delivery.kind === 'not_delivered') return `Não entrega ${where}`
  return delivery.cents === 0 ? `Entrega grátis ${where}` : `Entrega ${where}: ${formatCents(delivery.cents)}`
}

const SCHEMA_AVAILABILITY = {
  in_stock: 'https://schema.org/InStock',
  out_of_stock: 'https://schema.org/OutOfStock',
  preorder: 'https://schema.org/PreOrder',
  backorder: 'https://schema.org/BackOrder',
} as const

const SCHEMA_CONDITION = {
  new: 'https://schema.org/NewCondition',
  used: 'https://schema.org/UsedCondition',
  refurbished: 'https://schema.org/RefurbishedCondition',
  returned: 'https://schema.org/UsedCondition',
} as const
