import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DeliveryTariff, TariffBracket } from '#domains/eshops/contract.ts'
import { aBracket } from '#domains/eshops/testing.ts'
import { deliveredOffer } from './delivered-total.ts'
import { type DeliverableOffer, deliveryOf, isFreeShipping } from './delivery.ts'

function offer(fields: Partial<DeliverableOffer> = {}): DeliverableOffer {
  return {
    priceCents: 5000,
    weightG: null,
    shipping: null,
    freeShippingFromCents: null,
    ...fields,
  }
}
function bracket(fields: Partial<TariffBracket> = {}): TariffBracket {
  return aBracket({ priceCents: 490, ...fields })
}
function mainland(...brackets: TariffBracket[]): DeliveryTariff {
  return { mainland: brackets }
}

describe('delivery of an offer', () => {
  test.each([
    [
      "the feed's own price wins over the tariff",
      offer({ shipping: { mainland: { cents: 350 } } }),
      mainland(bracket()),
      { kind: 'known', cents: 350, days: null },
    ],
    [
      "the feed's refusal wins too",
      offer({ shipping: { mainland: 'not_delivered' }, freeShippingFromCents: 0 }),
      mainland(bracket()),
      { kind: 'not_delivered' },
    ],
    [
      "the feed's free delivery from a price that is reached",
      offer({ freeShippingFromCents: 5000 }),
      mainland(bracket()),
      { kind: 'known', cents: 0, days: null },
    ],
    [
      'below that price the tariff holds',
      offer({ freeShippingFromCents: 5001 }),
      mainland(bracket()),
      { kind: 'known', cents: 490, days: null },
    ],
    ['without feed and tariff nothing is known', offer(), {}, { kind: 'unknown' }],
    [
      'free from a price, inclusive',
      offer(),
      mainland(bracket({ freeFromCents: 5000, deliveryDays: 4 })),
      { kind: 'known', cents: 0, days: 4 },
    ],
    [
      'one cent below it is not free',
      offer({ priceCents: 4999 }),
      mainland(bracket({ freeFromCents: 5000 })),
      { kind: 'known', cents: 490, days: null },
    ],
    [
      'a weight tariff without a weight is unknown',
      offer(),
      mainland(bracket({ upToWeightG: 30_000 }), bracket({ priceCents: 2990 })),
      { kind: 'unknown' },
    ],
    [
      'the weight at the limit is in',
      offer({ weightG: 30_000 }),
      mainland(bracket({ upToWeightG: 30_000 }), bracket({ priceCents: 2990 })),
      { kind: 'known', cents: 490, days: null },
    ],
    [
      'one gram more goes to the next bracket',
      offer({ weightG: 30_001 }),
      mainland(bracket({ upToWeightG: 30_000 }), bracket({ priceCents: 2990 })),
      { kind: 'known', cents: 2990, days: null },
    ],
    [
      'heavier than all brackets is unknown',
      offer({ weightG: 99_000 }),
      mainland(bracket({ upToWeightG: 30_000 })),
      { kind: 'unknown' },
    ],
    [
      'brackets by price',
      offer({ priceCents: 5001 }),
      mainland(bracket({ upToPriceCents: 5000 }), bracket({ priceCents: 0 })),
      { kind: 'known', cents: 0, days: null },
    ],
    [
      'a region that the shop does not deliver to',
      offer(),
      mainland(bracket({ delivered: false, priceCents: null })),
      { kind: 'not_delivered' },
    ],
  ])('%s', (_, given, tariff, expected) => {
    expect(deliveryOf(given as DeliverableOffer, tariff as DeliveryTariff, 'mainland')).toEqual(expected)
  })

  test("the feed's threshold is for the mainland; islands follow the tariff", () => {
    const tariff: DeliveryTariff = { mainland: [bracket()], madeira: [bracket({ priceCents: 1990 })] }
    expect(deliveredOffer(offer({ freeShippingFromCents: 0 }), { tariff, vouchers: [] }).totals).toEqual({
      mainland: 5000,
      madeira: 6990,
      azores: 'unknown',
    })
  })

  test('free shipping is free whatever one spends, and never by what is unknown', () => {
    expect(isFreeShipping(offer(), mainland(bracket({ freeFromCents: 1 })))).toBe(false)
    expect(isFreeShipping(offer(), mainland(bracket({ priceCents: 0 })))).toBe(true)
    expect(isFreeShipping(offer({ freeShippingFromCents: 100 }), {})).toBe(false)
    expect(isFreeShipping(offer({ shipping: { mainland: { cents: 0 } } }), {})).toBe(true)
    expect(isFreeShipping(offer(), {})).toBe(false)
  })
})

function maybe<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.option(arbitrary, { nil: null })
}
const brackets = fc.array(
  fc
    .record({
      label: fc.constant(null),
      delivered: fc.boolean(),
      cents: fc.nat(5000),
      upToWeightG: maybe(fc.integer({ min: 1, max: 50 })),
      upToPriceCents: maybe(fc.integer({ min: 1, max: 50 })),
      freeFromCents: maybe(fc.nat(60)),
      deliveryDays: maybe(fc.nat(9)),
    })
    .map(({ cents, ...row }) => ({ ...row, priceCents: row.delivered ? cents : null })),
  { maxLength: 4 },
)
const offers = fc.record({
  priceCents: fc.integer({ min: 1, max: 60 }),
  weightG: maybe(fc.integer({ min: 1, max: 60 })),
  shipping: maybe(
    fc.record({
      mainland: fc.oneof(fc.constant(null), fc.constant('not_delivered' as const), fc.record({ cents: fc.nat(99) })),
    }),
  ),
  freeShippingFromCents: maybe(fc.nat(60)),
})

test('the delivery rule equals a reading of decisions.md word by word, for any offer and tariff', () => {
  fc.assert(
    fc.property(
      offers,
      brackets,
      (given, rows) => void expect(deliveryOf(given, { mainland: rows }, 'mainland')).toEqual(wordByWord(given, rows)),
    ),
  )
})

test('a total is price plus delivery, or what the delivery is; never the price alone by not knowing', () => {
  fc.assert(
    fc.property(offers, brackets, (given, rows) => {
      const {
        delivery: { mainland: delivery },
        totals,
      } = deliveredOffer(given, { tariff: { mainland: rows }, vouchers: [] })
      expect(totals.mainland).toBe(delivery.kind === 'known' ? given.priceCents + delivery.cents : delivery.kind)
    }),
  )
})

/** The slow, plain reading: which brackets could hold the offer at all weights that it may have. */
function wordByWord(given: DeliverableOffer, rows: readonly TariffBracket[]) {
  const own = given.shipping?.mainland ?? null
  if (own === 'not_delivered') return { kind: 'not_delivered' }
  if (given.freeShippingFromCents !== null && given.priceCents >= given.freeShippingFromCents)
    return { kind: 'known', cents: 0, days: null }
  if (own !== null) return { kind: 'known', cents: own.cents, days: null }
  const holding = rows
    .filter((row) => row.upToPriceCents === null || given.priceCents <= row.upToPriceCents)
    .filter((row) => row.upToWeightG === null || given.weightG === null || given.weightG <= row.upToWeightG)
  const first = holding[0]
  if (first === undefined || (first.upToWeightG !== null && given.weightG === null)) return { kind: 'unknown' }
  if (!first.delivered) return { kind: 'not_delivered' }
  return {
    kind: 'known',
    cents: first.freeFromCents !== null && given.priceCents >= first.freeFromCents ? 0 : first.priceCents,
    days: first.deliveryDays,
  }
}

test("'Envio grátis' is what delivery costs when thresholds are set aside, for any offer and tariff", () => {
  fc.assert(
    fc.property(offers, brackets, (given, rows) => {
      const unthresholded = rows.map((row) => ({ ...row, freeFromCents: row.freeFromCents === 0 ? 0 : null }))
      const plain = deliveryOf(
        { ...given, freeShippingFromCents: given.freeShippingFromCents === 0 ? 0 : null },
        { mainland: unthresholded },
        'mainland',
      )
      expect(isFreeShipping(given, { mainland: rows })).toBe(plain.kind === 'known' && plain.cents === 0)
    }),
  )
})
