import {
  colours,
  type IdsFact,
  materials,
  noAttributes,
  shapes,
  styles,
  type Attributes,
} from '#domains/catalogue/contract.ts'
import { type AppliedVoucher, DELIVERY_REGIONS, type DeliveryRegion } from '#domains/eshops/contract.ts'
import type { CategoryId, EshopId, ProductId, VariantId } from '#platform/ids.ts'
import type { DeliveredTotal } from '../delivery/delivered-total.ts'
import { displaySizes } from './display-sizes.ts'
import type { HonestDiscount } from '../history/honest-discount.ts'
import type { OfferPicture } from './offer-pictures.ts'
import type { Condition } from '../rules/offer-words.ts'
import { isForSale, isInStock } from '../rules/availability.ts'
import type { Bestseller } from '../read/bestseller.ts'
import type { VariantData } from '../read/variant-data.ts'
import type { WireVariant } from '../answers/wire.ts'

/** What of an offer is presented; `VariantData` has it and more. */
export type PresentedOffer = Pick<VariantData, (typeof presentedKeys)[number]> & {
  readonly brand: { readonly name: string } | null
}
const presentedKeys = [
  'variantId',
  'productId',
  'productSlug',
  'bestseller',
  'reviews',
  'state',
  'title',
  'description',
  'eshop',
  'condition',
  'priceCents',
  'installment',
  'availability',
  'deliveryDays',
  'delivery',
  'totals',
  'voucher',
  'discount',
  'freeShipping',
  'categoryId',
  'attributes',
  'productOfferCount',
  'pictures',
] as const

/**
 * What a card shows of an offer, whatever the region and the place of its link: made once, when the offer is indexed, and kept
 * beside the index (ADR 0019). Equal data, equal card.
 */
export interface CardData {
  readonly variantId: VariantId
  readonly productId: ProductId
  readonly name: string
  readonly slug: string
  readonly condition: Condition
  readonly eshop: { readonly id: EshopId; readonly name: string; readonly slug: string; readonly paid: boolean }
  /** Named by the click link. */
  readonly eshopDomain: string | null
  readonly priceCents: number
  /** The honest reduction; presented until it ends. */
  readonly discount: HonestDiscount | null
  readonly installment: { readonly months: number; readonly cents: number } | null
  readonly inStock: boolean
  readonly active: boolean
  readonly categoryId: CategoryId | null
  /** The shop's own, the one that leads first. */
  readonly pictures: readonly OfferPicture[]
  readonly freeShipping: boolean
  readonly dimensions: WireVariant['dimensions']
  readonly hasDeliveries: boolean
  /** Where the shop says that it does not deliver. */
  readonly notDeliveredTo: readonly DeliveryRegion[]
  /** Delivery to each region; null: not known or not delivered. */
  readonly deliveryCents: Readonly<Record<DeliveryRegion, number | null>>
  /** With the voucher, where it enters; null as above. */
  readonly totalCents: Readonly<Record<DeliveryRegion, number | null>>
  /** What is said of it in words stands with the shop. */
  readonly voucher: Omit<AppliedVoucher, 'description'> | null
  readonly deliveryDays: number | null
  readonly otherOffers: number
  readonly bestseller: Bestseller | null
  /** Of all the product's offers together; null: none yet. */
  readonly reviews: WireVariant['reviews']
  readonly parameters: WireVariant['displayParameters']
}

/** What is on the wire and on no card. */
export interface CardExtras {
  readonly description: string | null
  readonly coolingOffDays: number | null
}

export function cardOf(offer: PresentedOffer): CardData {
  const attributes: Attributes = { ...noAttributes, ...offer.attributes }
  const deliveries = DELIVERY_REGIONS.map((region) => [region, offer.delivery[region]] as const)
  const { id, name, slug, paid } = offer.eshop
  return {
    variantId: offer.variantId,
    productId: offer.productId,
    name: offer.title,
    // The product's: what stands at the address that a card leads to, which would redirect with any other.
    slug: offer.productSlug,
    condition: offer.condition,
    eshop: { id, name, slug, paid },
    eshopDomain: offer.eshop.domain,
    priceCents: offer.priceCents,
    discount: offer.discount,
    installment: offer.installment,
    inStock: offer.state === 'live' && isInStock(offer),
    active: offer.state === 'live' && isForSale(offer),
    categoryId: offer.categoryId,
    pictures: offer.pictures,
    freeShipping: offer.freeShipping,
    dimensions: presentDimensions(attributes),
    hasDeliveries: deliveries.some(([, { kind }]) => kind === 'known'),
    notDeliveredTo: deliveries.flatMap(([region, { kind }]) => (kind === 'not_delivered' ? [region] : [])),
    deliveryCents: Object.fromEntries(
      deliveries.map(([region, delivery]) => [region, delivery.kind === 'known' ? delivery.cents : null]),
    ) as CardData['deliveryCents'],
    totalCents: Object.fromEntries(
      DELIVERY_REGIONS.map((region) => [region, knownCents(offer.totals[region])]),
    ) as CardData['totalCents'],
    voucher: cardVoucher(offer.voucher),
    deliveryDays: offer.deliveryDays,
    otherOffers: Math.max(0, offer.productOfferCount - (offer.state === 'live' ? 1 : 0)),
    bestseller: offer.bestseller,
    reviews: offer.reviews,
    parameters: displayParameters(offer, attributes).slice(0, MAX_PARAMETERS),
  }
}

function knownCents(total: DeliveredTotal): number | null {
  return typeof total === 'number' ? total : null
}

function cardVoucher(voucher: AppliedVoucher | null): CardData['voucher'] {
  if (voucher === null) return null
  const { code, valueType, value, priceWithVoucherCents, isUnconditional, minOrderCents, validUntil } = voucher
  return { code, valueType, value, priceWithVoucherCents, isUnconditional, minOrderCents, validUntil }
}

/** A card as it is kept: the first line is what it shows, the second what only the wire has; what follows is search's (`withRankingLine`). */
export function cardRecord(offer: PresentedOffer): string {
  return `${JSON.stringify(cardOf(offer))}\n${JSON.stringify({ description: offer.description, coolingOffDays: offer.eshop.coolingOffDays } satisfies CardExtras)}`
}

/** The line of a record that a card's version is made of. */
export function shownLine(record: string): string {
  return record.slice(0, record.indexOf('\n'))
}

/** The record with what search says of the offer's rank, and how many points of its product's are paid for, which stand beside the index with it and are as old. */
export function withRankingLine(record: string, line: string, paidPoints: number): string {
  return paidPoints > 0 ? `${record}\n${line}\n${PAID}${paidPoints}` : `${record}\n${line}`
}

/** How the fourth line of a record begins, which only one has that is paid for. */
const PAID = 'paid '

/** How many points of the rank of the record's product are paid for; 0: none (UTF-8; spaces may follow it). */
export function paidPointsIn(record: Buffer): number {
  const at = record.indexOf(`\n${PAID}`, record.lastIndexOf(NEW_LINE))
  return at < 0 ? 0 : Number(record.toString('latin1', at + 1 + PAID.length))
}

/** What `withRankingLine` put in, or null (UTF-8; spaces may follow it). */
export function rankingLine(record: Buffer): string | null {
  const [, , line] = record.toString('utf8').split('\n')
  return line ?? null
}

const NEW_LINE = 0x0a

/** Reads a record (UTF-8; spaces may follow it). */
export function readCardRecord(record: Buffer): { card: CardData; extras: CardExtras } {
  const end = record.indexOf(NEW_LINE)
  const extrasEnd = record.indexOf(NEW_LINE, end + 1)
  return {
    card: JSON.parse(record.toString('utf8', 0, end)) as CardData,
    extras: JSON.parse(record.toString('utf8', end + 1, extrasEnd < 0 ? record.length : extrasEnd)) as CardExtras,
  }
}

/** A row shows up to six parameters, a card the first three of them (specification 9). */
const MAX_PARAMETERS = 6

function presentDimensions({ sizes }: Attributes): WireVariant['dimensions'] {
  const axis = (name: 'width' | 'height' | 'depth' | 'diameter') => {
    const size = sizes[name]
    return size ? { from: size.lowMm, to: size.highMm } : null
  }
  return { width: axis('width'), height: axis('height'), depth: axis('depth'), diameter: axis('diameter') }
}

/** What tells articles of a category apart, most telling first: size, material, colour, seats, then brand and the rest. */
function displayParameters(offer: PresentedOffer, attributes: Attributes): WireVariant['displayParameters'] {
  return [
    { name: 'Medidas', value: displaySizes(attributes.sizes) },
    { name: 'Material', value: labels(attributes.materials, materials) },
    { name: 'Cor', value: labels(attributes.colours, colours) },
    { name: 'Lotação', value: seatsText(attributes) },
    { name: 'Marca', value: offer.brand?.name ?? null },
    { name: 'Estilo', value: labels(attributes.styles, styles) },
    { name: 'Forma', value: labels(attributes.shapes, shapes) },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))
}

function labels(fact: IdsFact | null, vocabulary: readonly { id: number; label: string }[]): string | null {
  const found = (fact?.ids ?? []).flatMap((id) => vocabulary.find((choice) => choice.id === id)?.label ?? [])
  return found.length === 0 ? null : found.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ')
}

function seatsText({ seats }: Attributes): string | null {
  if (!seats) return null
  if (seats.low !== seats.high) return `${seats.low} a ${seats.high} lugares`
  return seats.low === 1 ? '1 lugar' : `${seats.low} lugares`
}
