import {
  type HonestDiscount,
  lisbonMidnights,
  type OfferHistory,
  type ProductHistory,
} from '#domains/offers/contract.ts'
import { asId, type EshopId, type ProductId, type VariantId } from '#platform/ids.ts'

const DAY_MS = 86_400_000
export const NOW = new Date('2026-11-21T12:00:00Z')
export const at = (daysAgo: number): number => NOW.getTime() - daysAgo * DAY_MS

/** Of the history below. */
export const discount: HonestDiscount = {
  referenceCents: 10_000,
  percent: 20,
  since: new Date(at(10)).toISOString(),
  until: new Date(at(-20)).toISOString(),
}

export const midnights = (days: number) => lisbonMidnights(at(days), NOW.getTime(), days)
export const row = (daysAgo: number, priceCents: number, claimedBeforeCents: number | null = null) => ({
  at: at(daysAgo),
  priceCents,
  claimedBeforeCents,
  availability: 'in_stock' as const,
  deliveryCents: 490,
})

export const anOfferHistory = (offer: Partial<OfferHistory> = {}): OfferHistory => ({
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
})

/** Sixty days: 100 euros, five of them unseen, 80 since ten days ago. */
export const someHistory = (history: Partial<ProductHistory> = {}): ProductHistory => ({
  productId: asId<ProductId>(500),
  offers: [anOfferHistory()],
  watchedSince: at(60),
  midnights: midnights(61),
  price: Array.from({ length: 61 }, (_, index) => (index > 10 && index < 16 ? null : index >= 50 ? 8_000 : 10_000)),
  delivered: Array.from({ length: 61 }, () => null),
  ...history,
})
