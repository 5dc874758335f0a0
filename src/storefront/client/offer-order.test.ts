import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asId, type VariantId } from '#platform/ids.ts'
import { presentOffers } from '../pages/product/present-offers.ts'
import { anOffer } from '../testing.ts'
import { type DeliveryAnswer, type OfferRow, orderOffers, rankedOffer } from './offer-order.ts'

const NOW = new Date('2026-11-21T11:00:00Z')

const offers = fc.uniqueArray(
  fc.record({
    variantId: fc.integer({ min: 1, max: 60 }),
    priceCents: fc.integer({ min: 100, max: 600 }),
    availability: fc.constantFrom('in_stock', 'backorder', 'out_of_stock'),
    lastSeenAt: fc.constantFrom('2026-11-21T08:00:00Z', '2026-11-17T08:00:00Z'),
    delivery: fc.oneof(
      fc.constant({ kind: 'unknown' as const }),
      fc.constant({ kind: 'not_delivered' as const }),
      fc.integer({ min: 0, max: 200 }).map((cents) => ({ kind: 'known' as const, cents, days: null })),
    ),
  }),
  { selector: ({ variantId }) => variantId, minLength: 1, maxLength: 20 },
)

test('N-01 with the same deliveries the browser orders offers as the server does, and marks the same one as the best', () => {
  fc.assert(
    fc.property(offers, (drawn) => {
      const data = drawn.map((each) =>
        anOffer({
          ...each,
          variantId: asId<VariantId>(each.variantId),
          delivery: { mainland: each.delivery, madeira: each.delivery, azores: each.delivery },
        }),
      )
      const served = presentOffers(data, { region: 'mainland', now: NOW, christmas: null })
      // The rows as they come for a region of which nothing is known, refined by what the calls answer.
      const rows = served.map((view): OfferRow => ({
        row: null as never,
        variantId: view.variantId,
        shop: '',
        priceCents: view.priceCents,
        plainDeliveryCents: null,
        code: '',
        withVoucherCents: null,
        base: view.base,
        standing: 'unknown',
        totalCents: null,
      }))
      const refined = orderOffers(
        rows.map((row) => rankedOffer(row, answerOf(drawn.find(({ variantId }) => variantId === row.variantId)))),
      )
      expect(refined.map(({ variantId, standing }) => [variantId, standing])).toEqual(
        served.map(({ variantId, standing }) => [variantId, standing]),
      )
      expect(refined[0]?.standing === 'fresh').toBe(served[0]?.isBest)
    }),
  )
})

/** As the call says it of an offer without a voucher. */
function answerOf(
  offer:
    | { priceCents: number; delivery: { kind: 'known'; cents: number } | { kind: 'unknown' | 'not_delivered' } }
    | undefined,
): DeliveryAnswer | null {
  if (offer === undefined) return null
  const { delivery, priceCents } = offer
  return delivery.kind === 'known'
    ? { kind: 'known', cents: delivery.cents, totalCents: priceCents + delivery.cents }
    : delivery
}

function row(offer: Partial<OfferRow>): OfferRow {
  return {
    row: null as never,
    variantId: 1,
    shop: 'A',
    priceCents: 100,
    plainDeliveryCents: 50,
    code: '',
    withVoucherCents: null,
    base: 'usual',
    standing: 'fresh',
    totalCents: 150,
    ...offer,
  }
}

test("N-01 what could not be asked keeps its region's total and place", () => {
  expect(rankedOffer(row({}), null)).toMatchObject({ totalCents: 150, standing: 'fresh' })
  expect(rankedOffer(row({ totalCents: null, standing: 'not_delivered' }), null)).toMatchObject({
    totalCents: null,
    standing: 'not_delivered',
  })
})

test('N-01 the total is what the call says: with a voucher the delivery in it may be dearer than the one shown', () => {
  expect(
    rankedOffer(row({ code: 'OLA', withVoucherCents: 90 }), { kind: 'known', cents: 0, totalCents: 95 }),
  ).toMatchObject({ totalCents: 95, standing: 'fresh' })
})

test('N-08 a stale offer stays behind, whatever its delivery costs', () => {
  const stale = rankedOffer(row({ base: 'stale', standing: 'stale' }), { kind: 'known', cents: 0, totalCents: 100 })
  const fresh = rankedOffer(row({ variantId: 2, priceCents: 900 }), { kind: 'known', cents: 100, totalCents: 1000 })
  expect(orderOffers([stale, fresh]).map(({ variantId }) => variantId)).toEqual([2, 1])
})
