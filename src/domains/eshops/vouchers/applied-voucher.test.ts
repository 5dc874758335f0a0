import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EshopVoucher } from '../eshop.ts'
import { aVoucher } from '../testing.ts'
import { applyVoucher, bestVoucher, vouchersInForce } from './applied-voucher.ts'

function at(iso: string) {
  return new Date(iso)
}

describe('L-06 the voucher of an offer', () => {
  test('time alone begins and ends it: from its first moment on, not at its last', () => {
    const voucher = aVoucher({ validFrom: '2026-11-21T00:00:00.000Z', validUntil: '2026-12-01T00:00:00.000Z' })
    const isThere = (iso: string) => vouchersInForce([voucher], at(iso)).length === 1
    expect(
      [
        '2026-11-20T23:59:59.999Z',
        '2026-11-21T00:00:00.000Z',
        '2026-11-30T23:59:59.999Z',
        '2026-12-01T00:00:00.000Z',
      ].map(isThere),
    ).toEqual([false, true, true, false])
  })

  test.each<[what: string, priceCents: number, voucher: EshopVoucher, priceWithVoucherCents: number | null]>([
    ['a percentage', 10_000, aVoucher(), 9000],
    ['of a price that does not divide: the part of a cent is not given', 9999, aVoucher(), 9000],
    ['so little that nothing comes off is no voucher', 9, aVoucher(), null],
    ['all of it', 9999, aVoucher({ value: 100 }), 0],
    ['an amount', 10_000, aVoucher({ valueType: 'amount', value: 1500 }), 8500],
    ['an amount above the price', 1000, aVoucher({ valueType: 'amount', value: 1500 }), 0],
    ['a minimum order that is reached to the cent', 5000, aVoucher({ minOrderCents: 5000 }), 4500],
    ['one that is missed by a cent', 4999, aVoucher({ minOrderCents: 5000 }), null],
  ])('%s', (_, priceCents, voucher, expected) => {
    expect(applyVoucher(priceCents, voucher)?.priceWithVoucherCents ?? null).toBe(expected)
  })

  test.each<[what: string, vouchers: EshopVoucher[], code: string]>([
    ['the lower price', [aVoucher({ code: 'A' }), aVoucher({ code: 'B', value: 20 })], 'B'],
    [
      'what everybody has before what only some have',
      [aVoucher({ code: 'A' }), aVoucher({ code: 'B', value: 90, unconditional: false })],
      'A',
    ],
    [
      'at one price the one that holds longer',
      [aVoucher({ code: 'A', validUntil: '2026-12-01T00:00:00Z' }), aVoucher({ code: 'B' })],
      'B',
    ],
    ['then the code', [aVoucher({ code: 'B' }), aVoucher({ code: 'A' })], 'A'],
    [
      'the percentage on a dear piece, the amount on a cheap one',
      [aVoucher({ code: 'A', valueType: 'amount', value: 900 }), aVoucher({ code: 'B' })],
      'B',
    ],
  ])('of several: %s', (_, vouchers, code) => {
    expect(bestVoucher(10_000, vouchers)?.code).toBe(code)
    expect(bestVoucher(10_000, vouchers.toReversed())?.code).toBe(code)
  })

  test('nothing is promised that the shop does not give: never more off than value and price say, whatever the order of the list', () => {
    const vouchers = fc.array(
      fc.record({
        percent: fc.boolean(),
        value: fc.integer({ min: 1, max: 100 }),
        minOrderCents: fc.nat(300),
        unconditional: fc.boolean(),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), vouchers, (priceCents, rows) => {
        const all = rows.map(({ percent, ...row }, index) =>
          aVoucher({ ...row, code: `V${index}`, valueType: percent ? 'percent' : 'amount' }),
        )
        const best = bestVoucher(priceCents, all)
        expect(bestVoucher(priceCents, all.toReversed())).toEqual(best)
        if (best === null) return
        const off = priceCents - best.priceWithVoucherCents
        expect(
          off > 0 &&
            off <= priceCents &&
            priceCents >= best.minOrderCents &&
            (best.valueType === 'amount' ? off <= best.value : off * 100 <= priceCents * best.value),
        ).toBe(true)
      }),
    )
  })
})
