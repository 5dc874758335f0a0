import { eurosFromCents } from '#platform/money.ts'
import type { ShownVariant } from '../cards/present-variant.ts'
import type { WireVariant } from './wire.ts'

/** E-01 of an offer as it is shown, field by field, money in euros. */
export function wireVariant(shown: ShownVariant): WireVariant {
  return {
    id: shown.id,
    productId: shown.productId,
    name: shown.name,
    description: shown.description,
    slug: shown.slug,
    condition: shown.condition,
    eshop: shown.eshop,
    price: wirePrice(shown),
    discount: shown.discount,
    voucher: shown.voucher && wireVoucher(shown.voucher),
    discounted: shown.discount !== null,
    inStock: shown.inStock,
    category: shown.category,
    active: shown.active,
    disabled: false,
    dataLayer: { id: String(shown.id), name: shown.name },
    freeShipping: shown.freeShipping,
    tier: shown.tier,
    clickSource: shown.clickSource,
    // An admin's answer has it added (admin-mode.ts): what is sent here is everybody's.
    adminMode: null,
    reviews: shown.reviews,
    dimensions: shown.dimensions,
    promoTags: shown.promoTags,
    hasDeliveries: shown.hasDeliveries,
    image: shown.image,
    images: shown.images,
    coolingOffPeriod: shown.coolingOffPeriod,
    deliveryPrice: eurosOrNull(shown.deliveryCents),
    deliveredTotal: eurosOrNull(shown.totalCents),
    deliveryKind: shown.deliveryKind,
    deliveryInDays: shown.deliveryInDays,
    alternativeOffersCount: shown.alternativeOffersCount,
    displayParameters: shown.displayParameters,
    highlighted: shown.highlighted,
    topProductLabel: shown.topProductLabel,
    sponsored: shown.sponsored,
  }
}

function wirePrice({ priceCents, priceBeforeDiscountCents, installment }: ShownVariant): WireVariant['price'] {
  return {
    price: eurosFromCents(priceCents),
    priceBeforeDiscount: eurosOrNull(priceBeforeDiscountCents),
    installmentMonths: installment?.months ?? null,
    installmentAmount: eurosOrNull(installment?.cents ?? null),
  }
}

/** The shop's words of it are left to the voucher's own page. */
function wireVoucher(voucher: NonNullable<ShownVariant['voucher']>): WireVariant['voucher'] {
  const { code, valueType, value, priceWithVoucherCents, isUnconditional, minOrderCents, validUntil } = voucher
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

function eurosOrNull(cents: number | null): number | null {
  return cents === null ? null : eurosFromCents(cents)
}
