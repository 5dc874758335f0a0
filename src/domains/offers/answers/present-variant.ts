import { categoryById } from '#domains/catalogue/contract.ts'
import { type DeliveryRegion, isVoucherInForce } from '#domains/eshops/contract.ts'
import { eurosFromCents } from '#platform/money.ts'
import { type CardData, type CardExtras, cardOf, type PresentedOffer, readCardRecord } from '../cards/card-data.ts'
import { isDiscountInForce, isPriceDrop } from '../history/discount-times.ts'
import type { HonestDiscount } from '../history/honest-discount.ts'
import { type OfferPicture, shownPictures } from '../cards/offer-pictures.ts'
import type { WireVariant } from './wire.ts'
import { wireImage } from './wire-image.ts'

export interface VariantContext {
  readonly region: DeliveryRegion
  /** What has ended by now is presented no more, though the card that is kept still says it. */
  readonly now: Date
  /** Where a click on it would begin; a card without one fails (L-09). */
  readonly clickSource: number
  /** Told of the shop's pictures, those that are not here yet among them: somebody is about to see the card. */
  onShown?(pictures: readonly OfferPicture[]): void
}

/** E-01 from what we hold of an offer, field by field; whatever has no rule yet (reviews) is null. */
export function presentVariant(offer: PresentedOffer, context: VariantContext): WireVariant {
  return presentCardData(
    cardOf(offer),
    { description: offer.description, coolingOffDays: offer.eshop.coolingOffDays },
    context,
  )
}

/** The same from the record that is kept beside the index. */
export function presentCardRecord(record: Buffer, context: VariantContext): WireVariant {
  const { card, extras } = readCardRecord(record)
  return presentCardData(card, extras, context)
}

function presentCardData(card: CardData, extras: CardExtras, context: VariantContext): WireVariant {
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
    price: presentPrice(card, discount),
    discount: discount && { discount: discount.percent, validTo: discount.until },
    voucher: voucher && presentVoucher(voucher),
    discounted: discount !== null,
    inStock: card.inStock,
    category: category && { id: category.id, name: category.name, longName: category.longName },
    active: card.active,
    disabled: false,
    dataLayer: { id: String(card.variantId), name: card.name },
    freeShipping: card.freeShipping,
    tier: null,
    clickSource: context.clickSource,
    // An admin's answer has it added (admin-mode.ts): what is presented here is everybody's.
    adminMode: null,
    reviews: null,
    dimensions: card.dimensions,
    promoTags: discount !== null && isPriceDrop(discount, context.now) ? ['priceDrop'] : [],
    hasDeliveries: card.hasDeliveries,
    ...presentImages(card, context),
    coolingOffPeriod: extras.coolingOffDays,
    deliveryPrice: deliveryCents === null ? null : eurosFromCents(deliveryCents),
    deliveredTotal: totalCents === null ? null : eurosFromCents(totalCents),
    deliveryKind:
      deliveryCents !== null ? 'known' : card.notDeliveredTo.includes(context.region) ? 'not_delivered' : 'unknown',
    deliveryInDays: card.deliveryDays,
    alternativeOffersCount: card.otherOffers,
    displayParameters: card.parameters,
    highlighted: false,
    topProductLabel: null,
  }
}

function presentVoucher({
  code,
  valueType,
  value,
  priceWithVoucherCents,
  isUnconditional,
  minOrderCents,
  validUntil,
}: NonNullable<CardData['voucher']>): WireVariant['voucher'] {
  return {
    code,
    value: valueType === 'percent' ? value : eurosFromCents(value),
    valueType,
    priceWithVoucher: eurosFromCents(priceWithVoucherCents),
    unconditional: isUnconditional,
    minOrder: eurosFromCents(minOrderCents),
    validTo: validUntil,
  }
}

function presentPrice({ priceCents, installment }: CardData, discount: HonestDiscount | null): WireVariant['price'] {
  return {
    price: eurosFromCents(priceCents),
    priceBeforeDiscount: discount && eurosFromCents(discount.referenceCents),
    installmentMonths: installment?.months ?? null,
    installmentAmount: installment === null ? null : eurosFromCents(installment.cents),
  }
}

/** None where the shop has none: whoever shows the card leaves the place empty. */
function presentImages({ pictures }: CardData, { onShown }: VariantContext): Pick<WireVariant, 'image' | 'images'> {
  onShown?.(pictures)
  const images = shownPictures(pictures).map(wireImage)
  return { image: images[0] ?? null, images }
}
