import { categoryById } from '#domains/catalogue/contract.ts'
import { type AppliedVoucher, type DeliveryRegion, isVoucherInForce } from '#domains/eshops/contract.ts'
import type { Cents } from '#platform/money.ts'
import type { WireVariant } from '../answers/wire.ts'
import { wireImage } from '../answers/wire-image.ts'
import { isDiscountInForce, isPriceDrop } from '../history/discount-times.ts'
import { type CardData, type CardExtras, cardOf, type PresentedOffer, readCardRecord } from './card-data.ts'
import { type OfferPicture, shownPictures } from './offer-pictures.ts'

type SameOnTheWire =
  | 'id'
  | 'productId'
  | 'name'
  | 'description'
  | 'slug'
  | 'condition'
  | 'eshop'
  | 'discount'
  | 'inStock'
  | 'category'
  | 'active'
  | 'freeShipping'
  | 'clickSource'
  | 'dimensions'
  | 'promoTags'
  | 'hasDeliveries'
  | 'image'
  | 'images'
  | 'coolingOffPeriod'
  | 'deliveryKind'
  | 'deliveryInDays'
  | 'alternativeOffersCount'
  | 'displayParameters'
  | 'tier'
  | 'reviews'
  | 'highlighted'
  | 'topProductLabel'

/** What is shown of an offer in a region at a moment, money in cents: what pages take. The API sends it as `wireVariant` makes it. */
export interface ShownVariant extends Pick<WireVariant, SameOnTheWire> {
  readonly priceCents: Cents
  /** Our reference price, or null without a proven reduction; never the shop's claim. */
  readonly priceBeforeDiscountCents: Cents | null
  readonly installment: CardData['installment']
  /** Without the shop's words of it, which its own page has. */
  readonly voucher: AppliedVoucher | null
  /** A payment has moved the card to where it stands: it is labelled (G-02). */
  readonly sponsored: boolean
  /** To the region; null: not known or not delivered there. */
  readonly deliveryCents: Cents | null
  /** Price and delivery there, less an unconditional voucher; null as above. */
  readonly totalCents: Cents | null
}

export interface VariantContext {
  readonly region: DeliveryRegion
  /** What has ended by now is presented no more, though the card that is kept still says it. */
  readonly now: Date
  /** Where a click on it would begin; a card without one fails (L-09). */
  readonly clickSource: number
  /** A payment has moved the card to where it stands. Absent: it stands there for another reason. */
  readonly isSponsored?: boolean
  /** Told of the shop's pictures, those that are not here yet among them: somebody is about to see the card. */
  onShown?(pictures: readonly OfferPicture[]): void
}

/** From what we hold of an offer, field by field. */
export function presentVariant(offer: PresentedOffer, context: VariantContext): ShownVariant {
  return presentCardData(
    cardOf(offer),
    { description: offer.description, coolingOffDays: offer.eshop.coolingOffDays },
    context,
  )
}

/** The same from the record that is kept beside the index. */
export function presentCardRecord(record: Buffer, context: VariantContext): ShownVariant {
  const { card, extras } = readCardRecord(record)
  return presentCardData(card, extras, context)
}

function presentCardData(card: CardData, extras: CardExtras, context: VariantContext): ShownVariant {
  const category = card.categoryId === null ? null : categoryById(card.categoryId)
  const deliveryCents = card.deliveryCents[context.region]
  const voucher =
    card.voucher !== null && isVoucherInForce({ validFrom: null, validUntil: card.voucher.validUntil }, context.now)
      ? card.voucher
      : null
  const totalCents =
    voucher !== null || deliveryCents === null ? card.totalCents[context.region] : card.priceCents + deliveryCents
  const discount = card.discount !== null && isDiscountInForce(card.discount, context.now) ? card.discount : null
  return {
    id: card.variantId,
    productId: card.productId,
    name: card.name,
    description: extras.description,
    slug: card.slug,
    condition: card.condition,
    eshop: card.eshop,
    priceCents: card.priceCents,
    priceBeforeDiscountCents: discount && discount.referenceCents,
    installment: card.installment,
    discount: discount && { discount: discount.percent, validTo: discount.until },
    sponsored: context.isSponsored === true,
    voucher: voucher && { ...voucher, description: null },
    inStock: card.inStock,
    category: category && { id: category.id, name: category.name, longName: category.longName },
    active: card.active,
    freeShipping: card.freeShipping,
    clickSource: context.clickSource,
    dimensions: card.dimensions,
    promoTags: discount !== null && isPriceDrop(discount, context.now) ? ['priceDrop'] : [],
    hasDeliveries: card.hasDeliveries,
    ...presentImages(card, context),
    coolingOffPeriod: extras.coolingOffDays,
    deliveryCents,
    totalCents,
    deliveryKind:
      deliveryCents !== null ? 'known' : card.notDeliveredTo.includes(context.region) ? 'not_delivered' : 'unknown',
    deliveryInDays: card.deliveryDays,
    alternativeOffersCount: card.otherOffers,
    displayParameters: card.parameters,
    reviews: card.reviews,
    ...presentBestseller(card),
  }
}

/** L-13: told by where people go (ADR 0071); the first of a category is lifted out and says so in words. */
function presentBestseller({ bestseller }: CardData): Pick<ShownVariant, 'tier' | 'highlighted' | 'topProductLabel'> {
  const isTop = bestseller?.place === 1
  const category = bestseller && categoryById(bestseller.categoryId)
  return {
    tier: bestseller === null ? null : 'bestseller',
    highlighted: isTop,
    topProductLabel: isTop && category ? `Mais procurado em ${category.name}` : null,
  }
}

/** None where the shop has none: whoever shows the card leaves the place empty. */
function presentImages({ pictures }: CardData, { onShown }: VariantContext): Pick<ShownVariant, 'image' | 'images'> {
  onShown?.(pictures)
  const images = shownPictures(pictures).map(wireImage)
  return { image: images[0] ?? null, images }
}
