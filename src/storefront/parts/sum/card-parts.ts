import { partsOfTotal, type ShownVariant, type TotalParts } from '#domains/offers/contract.ts'

/** How a card's total came about. */
export function cardParts({ priceCents, deliveryCents, totalCents, deliveryKind, voucher }: ShownVariant): TotalParts {
  if (deliveryCents === null || totalCents === null)
    return { kind: deliveryKind === 'not_delivered' ? deliveryKind : 'unknown' }
  return partsOfTotal({ priceCents, deliveryCents, totalCents, voucher })
}
