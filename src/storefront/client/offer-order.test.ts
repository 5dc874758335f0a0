import { expect, test } from 'vitest'
import { type OfferRow, orderOffers, rankedOffer } from './offer-order.ts'

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
