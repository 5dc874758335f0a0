import type { EshopVoucher, TariffBracket } from './eshop.ts'

/** Builders for tests; never part of the product. */

/** Delivered at 9.90 whatever the order, in all else as said. */
export function aBracket(fields: Partial<TariffBracket> = {}): TariffBracket {
  return {
    label: null,
    delivered: true,
    priceCents: 990,
    upToWeightG: null,
    upToPriceCents: null,
    freeFromCents: null,
    deliveryDays: null,
    ...fields,
  }
}

/** Ten per cent off every order, for ever, in all else as said. */
export function aVoucher(fields: Partial<EshopVoucher> = {}): EshopVoucher {
  return {
    code: 'OLA',
    valueType: 'percent',
    value: 10,
    minOrderCents: 0,
    unconditional: true,
    description: null,
    validFrom: null,
    validUntil: null,
    ...fields,
  }
}
