import {
  type HonestDiscount,
  lisbonMidnights,
  type OfferHistory,
  type ProductHistory,
} from '#domains/offers/contract.ts'
import { asId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'

const DAY_MS = 86_400_000
export const NOW = new Date('2026-11-21T12:00:00Z')
export function at(daysAgo: number): number {
  return NOW.getTime() - daysAgo * DAY_MS
}

/** Of the history below. */
export const discount: HonestDiscount = {
  referenceCents: 10_000,
  percent: 20,
  since: new Date(at(10)).toISOString(),
  until: new Date(at(-20)).toISOString(),
}

export function midnights(days: number) {
  return lisbonMidnights(at(days), NOW.getTime(), days)
}
export function row(daysAgo: number, priceCents: number, claimedBeforeCents: number | null = null) {
  return {
    at: at(daysAgo),
    priceCents,
    claimedBeforeCents,
    availability: 'in_stock' as const,
    deliveryCents: 490,
  }
}

export function anOfferHistory(offer: Partial<OfferHistory> = {}): OfferHistory {
  return {
    variantId: asId<VariantId>(1),
    eshop: { id: asId<EshopId>(1), name: 'Casa do Cais' },
    state: 'live',
    condition: 'new',
    priceCents: 8_000,
    watchedSince: at(60),
    rows: [],
    unseen: [{ since: at(50), until: at(45) }],
    segments: [
      { from: at(60), until: at(50), row: row(60, 10_000) },
      { from: at(45), until: at(10), row: row(60, 10_000) },
      { from: at(10), until: NOW.getTime() + 1, row: row(10, 8_000, 15_000) },
    ],
    delivered: [],
    ...offer,
  }
}

/** Sixty days: 100 euros, five of them unseen, 80 since ten days ago. */
export function someHistory(history: Partial<ProductHistory> = {}): ProductHistory {
  return {
    productId: asId<ProductId>(500),
    offers: [anOfferHistory()],
    watchedSince: at(60),
    midnights: midnights(61),
    price: Array.from({ length: 61 }, (_, index) => (index > 10 && index < 16 ? null : index >= 50 ? 8_000 : 10_000)),
    delivered: Array.from({ length: 61 }, () => null),
    ...history,
  }
}
