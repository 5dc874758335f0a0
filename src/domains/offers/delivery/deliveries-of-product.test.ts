import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deliveriesOfProduct } from './deliveries-of-product.ts'
import type { VariantData } from '../read/variant-data.ts'

const NOW = new Date('2026-11-21T12:00:00.000Z')
const FRESH = '2026-11-21T08:00:00.000Z'
const STALE = '2026-11-18T08:00:00.000Z'
const voucher = {
  code: 'OLA',
  valueType: 'amount',
  value: 1000,
  priceWithVoucherCents: 9000,
  isUnconditional: true,
  minOrderCents: 0,
  description: null,
  validUntil: null,
} as const

type Mainland = VariantData['delivery']['mainland']
/** What of an offer its delivery is made of. */
function anOffer(id: number, mainland: Mainland, fields: Partial<VariantData> = {}): VariantData {
  return {
    variantId: id,
    eshop: { id, name: `Loja ${id}` },
    state: 'live',
    priceCents: 10_000,
    availability: 'in_stock',
    lastSeenAt: FRESH,
    deliveryDays: 5,
    voucher: null,
    delivery: { mainland, madeira: { kind: 'unknown' }, azores: { kind: 'not_delivered' } },
    totals: {
      mainland: mainland.kind === 'known' ? 10_000 + mainland.cents : mainland.kind,
      madeira: 'unknown',
      azores: 'not_delivered',
    },
    ...fields,
  } as unknown as VariantData
}

function known(cents: number, days: number | null = null): Mainland {
  return { kind: 'known', cents, days }
}

test('E-07 M-12 the cheapest total comes first, what is not known after it, shops that do not go there last and named all the same', () => {
  const offers = [
    anOffer(1, { kind: 'not_delivered' }),
    anOffer(2, { kind: 'unknown' }),
    anOffer(3, known(4900, 3)),
    anOffer(4, known(0)),
    anOffer(5, known(100), { state: 'absent' }),
  ]
  expect(
    deliveriesOfProduct(offers, 'mainland', NOW).map(({ variantId, kind, deliveryCents, totalCents, days }) => [
      variantId,
      kind,
      deliveryCents,
      totalCents,
      days,
    ]),
  ).toEqual([
    [4, 'known', 0, 10_000, 5],
    [3, 'known', 4900, 14_900, 3],
    [2, 'unknown', null, null, 5],
    [1, 'not_delivered', null, null, null],
  ])
  expect(
    deliveriesOfProduct(offers, 'azores', NOW).every(
      ({ kind, totalCents }) => kind === 'not_delivered' && totalCents === null,
    ),
  ).toBe(true)
})

test('N-08 what is stale or cannot be had stands behind what can, whatever it costs', () => {
  const offers = [
    anOffer(1, known(0), { lastSeenAt: STALE }),
    anOffer(2, known(0), { availability: 'out_of_stock' }),
    anOffer(3, { kind: 'unknown' }),
    anOffer(4, known(9900)),
  ]
  expect(deliveriesOfProduct(offers, 'mainland', NOW).map(({ variantId, isSound }) => [variantId, isSound])).toEqual([
    [4, true],
    [3, true],
    [1, false],
    [2, false],
  ])
})

test('M-12 a voucher that enters the total is told with the delivery that the shop asks then', () => {
  const [delivery] = deliveriesOfProduct(
    [anOffer(1, known(0), { voucher, totals: { mainland: 9500, madeira: 'unknown', azores: 'not_delivered' } })],
    'mainland',
    NOW,
  )
  expect(delivery).toMatchObject({ priceCents: 10_000, deliveryCents: 500, totalCents: 9500, voucher: { code: 'OLA' } })
})

test('N-01 no unknown delivery is ever 0, and none stands before a known one among sound offers', () => {
  const mainland = fc.oneof(
    fc.integer({ min: 0, max: 300 }).map((cents) => known(cents)),
    fc.constantFrom<Mainland>({ kind: 'unknown' }, { kind: 'not_delivered' }),
  )
  const offers = fc
    .array(fc.tuple(mainland, fc.constantFrom(FRESH, STALE)), { maxLength: 8 })
    .map((all) => all.map(([delivery, lastSeenAt], index) => anOffer(index + 1, delivery, { lastSeenAt })))
  fc.assert(
    fc.property(offers, (given) => {
      const told = deliveriesOfProduct(given, 'mainland', NOW)
      expect(told).toHaveLength(given.length)
      for (const { kind, deliveryCents } of told) expect(deliveryCents === null).toBe(kind !== 'known')
      const sound = told
        .filter(({ isSound }) => isSound)
        .map(({ kind }) => ['known', 'unknown', 'not_delivered'].indexOf(kind))
      expect(sound).toEqual(sound.toSorted())
    }),
  )
})
