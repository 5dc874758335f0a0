import { expect, test } from 'vitest'
import { baseStandingOf, compareOffers, type DeliveryKind, type OfferStanding, standingOf } from './offer-order.ts'

const NOW = new Date('2026-11-21T11:00:00Z')
const SEEN = '2026-11-21T08:00:00Z'
const LONG_AGO = '2026-11-17T08:00:00Z'

test.each<[Parameters<typeof baseStandingOf>[0], DeliveryKind, OfferStanding]>([
  [{ availability: 'in_stock', lastSeenAt: SEEN }, 'known', 'fresh'],
  [{ availability: 'backorder', lastSeenAt: SEEN }, 'known', 'fresh'],
  [{ availability: 'in_stock', lastSeenAt: SEEN }, 'unknown', 'unknown'],
  [{ availability: 'in_stock', lastSeenAt: SEEN }, 'not_delivered', 'not_delivered'],
  [{ availability: 'in_stock', lastSeenAt: LONG_AGO }, 'known', 'stale'],
  [{ availability: 'in_stock', lastSeenAt: LONG_AGO }, 'unknown', 'stale'],
  [{ availability: 'in_stock', lastSeenAt: LONG_AGO }, 'not_delivered', 'not_delivered'],
  [{ availability: 'out_of_stock', lastSeenAt: SEEN }, 'known', 'out_of_stock'],
  [{ availability: 'out_of_stock', lastSeenAt: LONG_AGO }, 'not_delivered', 'out_of_stock'],
])('N-08 ADR 0005 %o with a delivery that is %s stands as %s', (offer, delivery, standing) => {
  expect(standingOf(baseStandingOf(offer, NOW), delivery)).toBe(standing)
})

test('N-08 offers stand by standing, then by known total, then by price, then by age', () => {
  const offers = [
    { variantId: 1, standing: 'fresh', totalCents: 500, priceCents: 100 },
    { variantId: 2, standing: 'fresh', totalCents: 500, priceCents: 400 },
    { variantId: 3, standing: 'fresh', totalCents: 600, priceCents: 90 },
    { variantId: 4, standing: 'unknown', totalCents: null, priceCents: 10 },
    { variantId: 5, standing: 'unknown', totalCents: null, priceCents: 20 },
    { variantId: 6, standing: 'stale', totalCents: 700, priceCents: 700 },
    { variantId: 7, standing: 'stale', totalCents: null, priceCents: 1 },
    { variantId: 8, standing: 'not_delivered', totalCents: null, priceCents: 5 },
    { variantId: 9, standing: 'out_of_stock', totalCents: 1, priceCents: 1 },
  ] as const
  expect(
    offers
      .toReversed()
      .sort(compareOffers)
      .map(({ variantId }) => variantId),
  ).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
})
