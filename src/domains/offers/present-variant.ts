import { categoryById, colours, materials, shapes, styles, type IdsFact, noAttributes, type Attributes } from '#domains/catalogue/contract.ts'
import { eurosFromCents } from '#platform/money.ts'
import type { DeliveryRegion } from '#domains/eshops/contract.ts'
import { displaySizes } from './display-sizes.ts'
import type { VariantData } from './variant-data.ts'
import type { WireVariant } from './wire.ts'

export interface VariantContext {
  readonly region: DeliveryRegion
  /** Where a click on it would begin; a card without one fails (L-09). */
  readonly clickSource: number
  /** Image id of a variant on the image host, or null without a picture. */
  imageIdOf(variant: VariantData): string | null
}

/** A row shows up to six parameters, a card the first three of them (specification 9). */
const MAX_PARAMETERS = 6

/** E-01 from what we hold of an offer, field by field; whatever has no rule yet (discounts, vouchers, reviews) is null. */
export const presentVariant = (variant: VariantData, context: VariantContext): WireVariant => {
  const category = variant.categoryId === null ? null : categoryById(variant.categoryId)
  const attributes: Attributes = { ...noAttributes, ...variant.attributes }
  const delivery = variant.delivery[context.region]
  const isActive = variant.state === 'live' && variant.availability !== 'out_of_stock'
  return {
    id: variant.variantId,
    productId: variant.productId,
    name: variant.title,
    description: variant.description,
    // The product's: what stands at the address that a card leads to, which would redirect with any other.
    slug: variant.productSlug,
    condition: variant.condition,
    eshop: { id: variant.eshop.id, name: variant.eshop.name, slug: variant.eshop.slug, paid: variant.eshop.paid },
    price: presentPrice(variant),
    discount: null,
    voucher: null,
    discounted: false,
    inStock: variant.state === 'live' && variant.availability === 'in_stock',
    category: category && { id: category.id, name: category.name, longName: category.longName },
    active: isActive,
    disabled: false,
    dataLayer: { id: String(variant.variantId), name: variant.title },
    freeShipping: variant.freeShipping,
    tier: null,
    clickSource: context.clickSource,
    adminMode: null,
    reviews: null,
    dimensions: presentDimensions(attributes),
    promoTags: [],
    hasDeliveries: Object.values(variant.delivery).some(({ kind }) => kind === 'known'),
    ...presentImages(variant, context),
    coolingOffPeriod: variant.eshop.coolingOffDays,
    deliveryPrice: delivery.kind === 'known' ? eurosFromCents(delivery.cents) : null,
    deliveryInDays: variant.deliveryDays,
    alternativeOffersCount: Math.max(0, variant.productOfferCount - (variant.state === 'live' ? 1 : 0)),
    displayParameters: displayParameters(variant, attributes).slice(0, MAX_PARAMETERS),
    highlighted: false,
    topProductLabel: null,
  }
}

const presentPrice = ({ priceCents, installment }: VariantData): WireVariant['price'] => ({
  price: eurosFromCents(priceCents),
  priceBeforeDiscount: null,
  installmentMonths: installment?.months ?? null,
  installmentAmount: installment === null ? null : eurosFromCents(installment.cents),
})

const presentDimensions = ({ sizes }: Attributes): WireVariant['dimensions'] => {
  const axis = (name: 'width' | 'height' | 'depth' | 'diameter') => {
    const size = sizes[name]
    return size ? { from: size.lowMm, to: size.highMm } : null
  }
  return { width: axis('width'), height: axis('height'), depth: axis('depth'), diameter: axis('diameter') }
}

const presentImages = (variant: VariantData, { imageIdOf }: VariantContext): Pick<WireVariant, 'image' | 'images'> => {
  const id = imageIdOf(variant)
  const image = id === null ? null : { id, type: 'category' as const, cropped: false }
  return { image, images: image ? [image] : [] }
}

/** What tells articles of a category apart, most telling first: size, material, colour, seats, then brand and the rest. */
const displayParameters = (variant: VariantData, attributes: Attributes): WireVariant['displayParameters'] =>
  [
    { name: 'Medidas', value: displaySizes(attributes.sizes) },
    { name: 'Material', value: labels(attributes.materials, materials) },
    { name: 'Cor', value: labels(attributes.colours, colours) },
    { name: 'Lotação', value: seatsText(attributes) },
    { name: 'Marca', value: variant.brand?.name ?? null },
    { name: 'Estilo', value: labels(attributes.styles, styles) },
    { name: 'Forma', value: labels(attributes.shapes, shapes) },
  ].flatMap(({ name, value }) => (value === null ? [] : [{ name, value }]))

const labels = (fact: IdsFact | null, vocabulary: readonly { id: number; label: string }[]): string | null => {
  const found = (fact?.ids ?? []).flatMap((id) => vocabulary.find((choice) => choice.id === id)?.label ?? [])
  return found.length === 0 ? null : found.map((label, index) => (index === 0 ? label : label.toLowerCase())).join(', ')
}

const seatsText = ({ seats }: Attributes): string | null => {
  if (!seats) return null
  if (seats.low !== seats.high) return `${seats.low} a ${seats.high} lugares`
  return seats.low === 1 ? '1 lugar' : `${seats.low} lugares`
}
