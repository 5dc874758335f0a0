import { expect, test } from 'vitest'
import { asId } from '#platform/ids.ts'
import type { ShownVariant } from '../cards/present-variant.ts'
import { variantSchema } from './wire.ts'
import { wireVariant } from './wire-variant.ts'

const shown: ShownVariant = {
  id: asId(7),
  productId: asId(5),
  name: 'Sofá Alvor',
  description: null,
  slug: 'sofa-alvor',
  condition: 'new',
  eshop: { id: asId(1), name: 'Casa Alba', slug: 'casa-alba', paid: false },
  priceCents: 46_310,
  priceBeforeDiscountCents: 50_005,
  installment: { months: 12, cents: 3859 },
  sponsored: false,
  discount: { discount: 7, validTo: null },
  voucher: {
    code: 'JA5',
    valueType: 'amount',
    value: 550,
    priceWithVoucherCents: 45_760,
    isUnconditional: true,
    minOrderCents: 1999,
    description: null,
    validUntil: null,
  },
  inStock: true,
  category: null,
  active: true,
  freeShipping: false,
  clickSource: 1,
  dimensions: { width: null, height: null, depth: null, diameter: null },
  promoTags: [],
  hasDeliveries: true,
  image: null,
  images: [],
  coolingOffPeriod: 14,
  deliveryCents: 2990,
  totalCents: 48_750,
  deliveryKind: 'known',
  deliveryInDays: 5,
  alternativeOffersCount: 0,
  tier: null,
  highlighted: false,
  topProductLabel: null,
  reviews: null,
  displayParameters: [],
}

test('E-01 what is shown in cents is sent in euros, and nothing is sent that the contract does not name', () => {
  const wire = wireVariant(shown)
  expect(wire).toMatchObject({
    price: { price: 463.1, priceBeforeDiscount: 500.05, installmentMonths: 12, installmentAmount: 38.59 },
    voucher: { code: 'JA5', value: 5.5, priceWithVoucher: 457.6, unconditional: true, minOrder: 19.99, validTo: null },
    deliveryPrice: 29.9,
    deliveredTotal: 487.5,
    discounted: true,
    dataLayer: { id: '7', name: 'Sofá Alvor' },
  })
  expect(variantSchema.strict().parse(wire)).toEqual(wire)
})

test('E-01 a percentage stays one, and what is not known is null, never 0', () => {
  const unknown = { priceBeforeDiscountCents: null, installment: null, deliveryCents: null, totalCents: null }
  const voucher = shown.voucher && { ...shown.voucher, valueType: 'percent' as const, value: 10 }
  expect(wireVariant({ ...shown, ...unknown, discount: null, voucher })).toMatchObject({
    price: { priceBeforeDiscount: null, installmentMonths: null, installmentAmount: null },
    voucher: { value: 10, valueType: 'percent' },
    deliveryPrice: null,
    deliveredTotal: null,
    discounted: false,
  })
  expect(wireVariant({ ...shown, voucher: null }).voucher).toBeNull()
})
