import type { AppliedVoucher } from '#domains/eshops/contract.ts'
import { partsOfTotal, type TotalParts, type WireVariant } from '#domains/offers/contract.ts'

/** How a card's total came about, read off the wire. */
export function wireParts(
  variant: Pick<WireVariant, 'price' | 'voucher' | 'deliveryPrice' | 'deliveredTotal' | 'deliveryKind'>,
): TotalParts {
  const { deliveryPrice, deliveredTotal, deliveryKind } = variant
  if (deliveryPrice === null || deliveredTotal === null)
    return { kind: deliveryKind === 'not_delivered' ? deliveryKind : 'unknown' }
  return partsOfTotal({
    priceCents: cents(variant.price.price),
    deliveryCents: cents(deliveryPrice),
    totalCents: cents(deliveredTotal),
    voucher: wireVoucher(variant),
  })
}

/** The wire leaves the shop's words to the voucher's own page. */
export function wireVoucher({ voucher, price }: Pick<WireVariant, 'price' | 'voucher'>): AppliedVoucher | null {
  if (voucher === null) return null
  const { code, valueType, value, priceWithVoucher, unconditional, minOrder, validTo } = voucher
  return {
    code,
    valueType,
    value: valueType === 'percent' ? value : cents(value),
    priceWithVoucherCents: cents(priceWithVoucher ?? price.price),
    isUnconditional: unconditional,
    minOrderCents: cents(minOrder),
    description: null,
    validUntil: validTo,
  }
}

export function cents(euros: number): number {
  return Math.round(euros * 100)
}
