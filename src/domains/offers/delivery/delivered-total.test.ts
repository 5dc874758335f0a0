import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  DELIVERY_REGIONS,
  type DeliveryRegion,
  type DeliveryTariff,
  type EshopVoucher,
  type TariffBracket,
  vouchersInForce,
} from '#domains/eshops/contract.ts'
import { aBracket as bracket, aVoucher as voucher } from '#domains/eshops/testing.ts'
import { deliveredOffer, type DeliveredTotal, totalParts } from './delivered-total.ts'
import type { DeliverableOffer } from './delivery.ts'

function offer(fields: Partial<DeliverableOffer> = {}): DeliverableOffer {
  return {
    priceCents: 10_000,
    weightG: null,
    shipping: null,
    freeShippingFromCents: null,
    ...fields,
  }
}
function mainlandTotal(given: DeliverableOffer, brackets: TariffBracket[], vouchers: EshopVoucher[]): DeliveredTotal {
  return deliveredOffer(given, { tariff: { mainland: brackets }, vouchers }).totals.mainland
}

describe('delivered total: price + delivery − unconditional voucher', () => {
  test.each<
    [what: string, given: DeliverableOffer, brackets: TariffBracket[], vouchers: EshopVoucher[], total: DeliveredTotal]
  >([
    ['an unconditional voucher comes off', offer(), [bracket()], [voucher()], 9990],
    ['one with conditions does not', offer(), [bracket()], [voucher({ unconditional: false })], 10_990],
    [
      'one whose minimum the piece does not reach does not',
      offer(),
      [bracket()],
      [voucher({ minOrderCents: 10_001 })],
      10_990,
    ],
    ['the minimum itself is enough', offer(), [bracket()], [voucher({ minOrderCents: 10_000 })], 9990],
    [
      'delivery that is not known stays so, voucher or not',
      offer(),
      [],
      [voucher({ valueType: 'amount', value: 99_999 })],
      'unknown',
    ],
    [
      'and what is not delivered',
      offer(),
      [bracket({ delivered: false, priceCents: null })],
      [voucher()],
      'not_delivered',
    ],
    [
      'more than the price cannot come off: the delivery stays to be paid',
      offer(),
      [bracket()],
      [voucher({ valueType: 'amount', value: 50_000 })],
      990,
    ],
    [
      'a part of a cent stays with the shop',
      offer({ priceCents: 999 }),
      [bracket()],
      [voucher({ value: 15 })],
      999 - 149 + 990,
    ],
    [
      'free from a price that is missed with the voucher: what the shop asks then is counted',
      offer(),
      [bracket({ priceCents: 500, freeFromCents: 9500 })],
      [voucher()],
      9500,
    ],
    [
      'and where that is more than the voucher gives, the total is the one without',
      offer(),
      [bracket({ priceCents: 2000, freeFromCents: 10_000 })],
      [voucher()],
      10_000,
    ],
    [
      'a dearer bracket that the voucher leaves is counted all the same',
      offer(),
      [bracket({ upToPriceCents: 9500, priceCents: 100 }), bracket({ priceCents: 900 })],
      [voucher()],
      9900,
    ],
    [
      'with the voucher into a bracket that is not delivered: the total without it',
      offer(),
      [bracket({ upToPriceCents: 9500, delivered: false, priceCents: null }), bracket()],
      [voucher()],
      10_990,
    ],
    [
      'of two the better one, never both',
      offer(),
      [bracket()],
      [voucher(), voucher({ code: 'MAIS', valueType: 'amount', value: 2500 })],
      8490,
    ],
    [
      'an unconditional one before a better one with conditions',
      offer(),
      [bracket()],
      [voucher(), voucher({ code: 'MAIS', value: 50, unconditional: false })],
      9990,
    ],
  ])('%s', (_, given, brackets, vouchers, total) => {
    expect(mainlandTotal(given, brackets, vouchers)).toBe(total)
  })

  test('what enters the total is told part by part: price − voucher + delivery', () => {
    const shop = { tariff: { mainland: [bracket({ priceCents: 500, freeFromCents: 9500 })] }, vouchers: [voucher()] }
    const parts = totalParts({ priceCents: 10_000, ...deliveredOffer(offer(), shop) }, 'mainland')
    expect(parts).toMatchObject({
      kind: 'known',
      totalCents: 9500,
      priceCents: 10_000,
      deliveryCents: 500,
      voucher: { code: 'OLA', priceWithVoucherCents: 9000 },
    })
    expect(totalParts({ priceCents: 10_000, ...deliveredOffer(offer(), shop) }, 'madeira')).toEqual({ kind: 'unknown' })
  })
})

const NOW = new Date('2026-11-21T12:00:00.000Z')
const moments = ['2026-11-21T11:59:59.999Z', '2026-11-21T12:00:00.000Z', '2026-11-21T12:00:00.001Z']
function maybe<T>(arbitrary: fc.Arbitrary<T>) {
  return fc.option(arbitrary, { nil: null })
}
const small = fc.integer({ min: 1, max: 60 })
/** Few values near one another, so that brackets overlap, leave gaps, repeat each other or are empty, and edges are hit. */
const bracketArb = fc
  .record({
    label: fc.constant(null),
    delivered: fc.boolean(),
    cents: fc.nat(40),
    upToWeightG: maybe(small),
    upToPriceCents: maybe(small),
    freeFromCents: maybe(fc.nat(60)),
    deliveryDays: maybe(fc.nat(9)),
  })
  .map(({ cents, ...row }) => ({
    ...row,
    delivered: row.delivered || cents > 10,
    priceCents: row.delivered || cents > 10 ? cents : null,
  }))
const tariffArb: fc.Arbitrary<DeliveryTariff> = fc.record(
  {
    mainland: fc.array(bracketArb, { maxLength: 5 }),
    madeira: fc.array(bracketArb, { maxLength: 3 }),
    azores: fc.array(bracketArb, { maxLength: 2 }),
  },
  { requiredKeys: [] },
)
const saidByFeed = fc.oneof(fc.constant(null), fc.constant('not_delivered' as const), fc.record({ cents: fc.nat(50) }))
const offerArb: fc.Arbitrary<DeliverableOffer> = fc.record({
  priceCents: small,
  weightG: maybe(small),
  shipping: maybe(fc.record({ mainland: saidByFeed, madeira: saidByFeed, azores: saidByFeed }, { requiredKeys: [] })),
  freeShippingFromCents: maybe(fc.nat(60)),
})
const voucherArb: fc.Arbitrary<EshopVoucher> = fc
  .record({
    percent: fc.boolean(),
    value: fc.integer({ min: 1, max: 100 }),
    minOrderCents: fc.nat(60),
    unconditional: fc.boolean(),
    validFrom: maybe(fc.constantFrom(...moments)),
    validUntil: maybe(fc.constantFrom(...moments)),
  })
  .map(({ percent, ...row }) => voucher({ ...row, valueType: percent ? 'percent' : 'amount' }))
const vouchersArb = fc
  .array(voucherArb, { maxLength: 4 })
  .map((all) => all.map((one, index) => ({ ...one, code: `V${index}` })))

test('A-01.15 totals equal brute force over 2,000 tariff cases, in every region', () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(offerArb, tariffArb, vouchersArb, (given, tariff, vouchers) => {
      const found = deliveredOffer(given, { tariff, vouchers: vouchersInForce(vouchers, NOW) })
      for (const region of DELIVERY_REGIONS) {
        const expected = oracle(given, tariff, vouchers, region)
        expect([region, found.totals[region]]).toEqual([region, expected.total])
        seen.add(expected.why)
        const parts = totalParts({ priceCents: given.priceCents, ...found }, region)
        if (parts.kind === 'known')
          expect(
            parts.priceCents -
              (parts.voucher === null ? 0 : parts.priceCents - parts.voucher.priceWithVoucherCents) +
              parts.deliveryCents,
          ).toBe(expected.total)
        else expect(parts.kind).toBe(expected.total)
      }
    }),
    { numRuns: 2000, seed: 20_261_121 },
  )
  // The cases are worth their name: every way that a total can come about has been among them.
  expect([...seen].sort()).toEqual(['by voucher', 'no voucher', 'not_delivered', 'unknown', 'voucher costs more'])
})

test('a total is never below what the piece costs with its voucher, and never above the total without one', () => {
  fc.assert(
    fc.property(offerArb, tariffArb, vouchersArb, (given, tariff, vouchers) => {
      const [with_, without] = [
        deliveredOffer(given, { tariff, vouchers: vouchersInForce(vouchers, NOW) }),
        deliveredOffer(given, { tariff, vouchers: [] }),
      ]
      for (const region of DELIVERY_REGIONS) {
        const [total, plain] = [with_.totals[region], without.totals[region]]
        if (typeof total !== 'number' || typeof plain !== 'number') expect(total).toBe(plain)
        else
          expect(
            total <= plain && total >= (with_.voucher?.priceWithVoucherCents ?? given.priceCents) && total >= 0,
          ).toBe(true)
      }
    }),
  )
})

/** All bills that the shop could write, read off the rules word by word; the total is the dearest of those with the voucher, or the one without. */
function oracle(
  given: DeliverableOffer,
  tariff: DeliveryTariff,
  vouchers: readonly EshopVoucher[],
  region: DeliveryRegion,
): { total: DeliveredTotal; why: string } {
  const plain = askedFor(given, given.priceCents, tariff, region)
  if (typeof plain === 'string') return { total: plain, why: plain }
  const price = given.priceCents
  const held = vouchers.filter(
    ({ validFrom, validUntil }) => (validFrom ?? '') <= NOW.toISOString() && NOW.toISOString() < (validUntil ?? '9'),
  )
  const prices = held
    .filter(({ unconditional, minOrderCents }) => unconditional && price >= minOrderCents)
    .map(({ valueType, value }) => {
      if (valueType === 'amount') return value >= price ? 0 : price - value
      // Rounded up by whole cents, one after the other.
      let withIt = 0
      while (withIt * 100 < price * (100 - value)) withIt += 1
      return withIt
    })
  const best = Math.min(price, ...prices)
  if (best === price) return { total: price + plain, why: 'no voucher' }
  const withVoucher = askedFor(given, best, tariff, region)
  if (typeof withVoucher === 'string') return { total: price + plain, why: 'voucher costs more' }
  const dearest = Math.max(best + plain, best + withVoucher)
  return dearest < price + plain
    ? { total: dearest, why: 'by voucher' }
    : { total: price + plain, why: 'voucher costs more' }
}

/** What is asked for the delivery when the piece comes to so much: feed, else the tariff's rows from the top. */
function askedFor(
  { weightG, shipping, freeShippingFromCents }: DeliverableOffer,
  cents: number,
  tariff: DeliveryTariff,
  region: DeliveryRegion,
): number | 'unknown' | 'not_delivered' {
  const own = shipping?.[region]
  if (own === 'not_delivered') return own
  if (region === 'mainland' && freeShippingFromCents !== null && cents >= freeShippingFromCents) return 0
  if (own) return own.cents
  const rows = [...(tariff[region] ?? [])]
  while (rows.length > 0) {
    const { upToPriceCents, upToWeightG, delivered, freeFromCents, priceCents } = rows.shift() as TariffBracket
    const isTooDear = upToPriceCents !== null && cents > upToPriceCents
    const isTooHeavy = upToWeightG !== null && weightG !== null && weightG > upToWeightG
    if (isTooDear || isTooHeavy) continue
    if (upToWeightG !== null && weightG === null) return 'unknown'
    if (!delivered || priceCents === null) return 'not_delivered'
    return freeFromCents !== null && cents >= freeFromCents ? 0 : priceCents
  }
  return 'unknown'
}
