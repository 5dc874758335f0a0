import { describe, expect, test } from 'vitest'
import { discountPercent, judgePrice, type UnseenStretch } from './honest-discount.ts'

const DAY_MS = 86_400_000
const FIRST = Date.parse('2026-01-05T06:00:00.000Z')
/** Prices by the day on which they were first seen; `day` may be a fraction. */
function judge(
  prices: readonly (readonly [day: number, euros: number, sold?: 'sold out' | 'on order'])[],
  nowDay: number,
  more: { unseen?: readonly UnseenStretch[]; watchedSinceDay?: number } = {},
) {
  return judgePrice(
    {
      seen: prices.map(([day, euros, sold]) => ({
        at: at(day),
        priceCents: Math.round(euros * 100),
        availability:
          sold === 'sold out'
            ? ('out_of_stock' as const)
            : sold === 'on order'
              ? ('backorder' as const)
              : ('in_stock' as const),
      })),
      unseen: more.unseen ?? [],
      watchedSince: at(more.watchedSinceDay ?? prices[0]?.[0] ?? 0),
    },
    at(nowDay),
  )
}
function at(day: number): number {
  return FIRST + Math.round(day * DAY_MS)
}
function unseen(from: number, until: number | null): UnseenStretch {
  return {
    since: at(from),
    until: until === null ? null : at(until),
  }
}
/** What is printed: percent and reference, or why nothing is. */
function said(...asked: Parameters<typeof judge>) {
  const verdict = judge(...asked)
  return verdict.kind === 'discount' ? [verdict.discount.percent, verdict.discount.referenceCents / 100] : verdict.why
}

describe('B-03 honest discounts', () => {
  test('B-03 a price that falls from one long held is reduced by what it fell', () => {
    expect(
      said(
        [
          [0, 100],
          [40, 80],
        ],
        41,
      ),
    ).toEqual([20, 100])
  })

  test('B-03 vector 100→80→90: gone when the price rises, though it stays below the old one', () => {
    const prices = [
      [0, 100],
      [40, 80],
      [45, 90],
    ] as const
    expect(said(prices, 44.99)).toEqual([20, 100])
    expect(said(prices, 45)).toBe('not_reduced')
    expect(said([...prices, [50, 85]], 51)).toBe('not_below')
    expect(said([...prices, [50, 70]], 51)).toEqual([12, 80])
  })

  test('B-03 staged drops 100→90→80: each is counted from the lowest price of its own 30 days, and ends after its own', () => {
    const prices = [
      [0, 100],
      [40, 90],
      [50, 80],
    ] as const
    expect(said(prices, 49)).toEqual([10, 100])
    expect(said(prices, 51)).toEqual([11, 90])
    expect(said(prices, 79.99)).toEqual([11, 90])
    expect(said(prices, 80)).toBe('over')
    expect(
      said(
        [
          [0, 100],
          [40, 80],
          [41, 79.5],
        ],
        42,
      ),
    ).toBe('not_below')
  })

  test('B-03 a fall after the 30 days of an earlier one is counted likewise: the price had become the usual one', () => {
    expect(
      said(
        [
          [0, 100],
          [40, 90],
          [71, 80],
        ],
        72,
      ),
    ).toEqual([11, 90])
    expect(
      said(
        [
          [0, 100],
          [40, 90],
          [70, 80],
        ],
        72,
      ),
    ).toEqual([11, 90])
    expect(
      said(
        [
          [0, 100],
          [40, 90],
          [69.9, 80],
        ],
        69.95,
      ),
    ).toEqual([11, 90])
  })

  test('B-03 returns 100→80→100→80: the second fall is none within 30 days of the first low', () => {
    const prices = [
      [0, 100],
      [40, 80],
      [45, 100],
    ] as const
    expect(said([...prices, [60, 80]], 61)).toBe('not_below')
    expect(said([...prices, [60, 70]], 61)).toEqual([12, 80])
    expect(said([...prices, [75, 80]], 76)).toEqual([20, 100])
  })

  test('B-03 a raise before the reduction changes nothing: 100→130→100 is no reduction', () => {
    expect(
      said(
        [
          [0, 100],
          [50, 130],
          [60, 100],
        ],
        61,
      ),
    ).toBe('not_below')
    expect(
      said(
        [
          [0, 100],
          [50, 130],
          [60, 95],
        ],
        61,
      ),
    ).toEqual([5, 100])
  })

  test('B-03 a history shorter than 30 days before the reduction proves nothing, exactly 30 days do', () => {
    expect(
      said(
        [
          [0, 100],
          [29.999, 80],
        ],
        31,
      ),
    ).toBe('short_history')
    expect(
      said(
        [
          [0, 100],
          [30, 80],
        ],
        31,
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 100],
          [10, 80],
          [20, 100],
          [35, 70],
        ],
        36,
      ),
    ).toEqual([12, 80])
    expect(said([[0, 100]], 50)).toBe('not_reduced')
    expect(said([], 50)).toBe('not_reduced')
  })

  test('B-03 another article under the same id is watched from then on: what was seen before proves nothing', () => {
    expect(
      said(
        [
          [0, 100],
          [40, 70],
        ],
        41,
        { watchedSinceDay: 40 },
      ),
    ).toBe('not_reduced')
    expect(
      said(
        [
          [0, 100],
          [40, 70],
        ],
        41,
        { watchedSinceDay: 20 },
      ),
    ).toBe('short_history')
    expect(
      said(
        [
          [0, 100],
          [60, 70],
        ],
        61,
        { watchedSinceDay: 20 },
      ),
    ).toEqual([30, 100])
    expect(
      said(
        [
          [0, 60],
          [10, 100],
          [60, 80],
        ],
        61,
        { watchedSinceDay: 20 },
      ),
    ).toEqual([20, 100])
  })

  test('B-03 gaps: prices seen before an absence still count, and a fall is seen when the offer is back', () => {
    expect(
      said(
        [
          [0, 100],
          [40, 80],
        ],
        41,
        { unseen: [unseen(20, 40)] },
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 100],
          [25, 70],
          [28, 100],
          [40, 80],
        ],
        41,
        { unseen: [unseen(27, 35)] },
      ),
    ).toBe('not_below')
    expect(
      said(
        [
          [0, 100],
          [40, 80],
        ],
        50,
        { unseen: [unseen(42, 48)] },
      ),
    ).toEqual([20, 100])
  })

  test('B-03 gaps: an offer that was not seen once in the 30 days before proves nothing', () => {
    expect(
      said(
        [
          [0, 100],
          [60, 80],
        ],
        61,
        { unseen: [unseen(20, 60)] },
      ),
    ).toBe('not_seen')
    expect(
      said(
        [
          [0, 100],
          [60, 80],
        ],
        61,
        { unseen: [unseen(20, 45), unseen(40, null)] },
      ),
    ).toBe('not_seen')
    expect(
      said(
        [
          [0, 100],
          [60, 80],
        ],
        61,
        { unseen: [unseen(20, 40), unseen(41, 60)] },
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 100],
          [60, 80],
        ],
        61,
        { unseen: [unseen(30, 59)] },
      ),
    ).toEqual([20, 100])
  })

  test('B-03 gaps: a cheap offer taken away and brought back dearer has still cost that little', () => {
    expect(
      said(
        [
          [0, 70],
          [58, 100],
          [60, 80],
        ],
        61,
        { unseen: [unseen(25, 58)] },
      ),
    ).toBe('not_below')
    expect(
      said(
        [
          [0, 70],
          [29, 100],
          [60, 80],
        ],
        61,
        { unseen: [unseen(25, 29)] },
      ),
    ).toEqual([20, 100])
  })

  test('B-03 sold out: a price that nobody could pay is neither what it falls from nor its reference', () => {
    // 100, sold out at 200 for 34 days, back at 120: dearer than it ever was.
    expect(
      said(
        [
          [0, 100],
          [40, 200, 'sold out'],
          [74, 120],
        ],
        75,
      ),
    ).toBe('not_reduced')
    expect(
      said(
        [
          [0, 100],
          [40, 200, 'sold out'],
          [74, 120],
          [80, 110],
        ],
        81,
      ),
    ).toBe('not_below')
    expect(
      said(
        [
          [0, 100],
          [40, 200, 'sold out'],
          [74, 120],
          [110, 90],
        ],
        111,
      ),
    ).toEqual([25, 120])
    expect(
      said(
        [
          [0, 100],
          [40, 200, 'sold out'],
          [50, 90],
        ],
        51,
      ),
    ).toEqual([10, 100])
    expect(
      said(
        [
          [0, 100],
          [35, 50, 'sold out'],
          [40, 80],
        ],
        41,
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 200, 'sold out'],
          [20, 100],
          [40, 80],
        ],
        41,
      ),
    ).toBe('short_history')
  })

  test('B-03 sold out: for all of the 30 days before it falls there is no price that was applied, and no discount', () => {
    expect(
      said(
        [
          [0, 100],
          [20, 100, 'sold out'],
          [60, 80],
        ],
        61,
      ),
    ).toBe('not_seen')
    expect(
      said(
        [
          [0, 100],
          [31, 100, 'sold out'],
          [60, 80],
        ],
        61,
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 100],
          [20, 200, 'sold out'],
          [30, 150, 'sold out'],
          [60, 80],
        ],
        61,
      ),
    ).toBe('not_seen')
    expect(
      said(
        [
          [0, 100],
          [20, 100, 'sold out'],
          [45, 100],
          [46, 100, 'sold out'],
          [60, 80],
        ],
        61,
        { unseen: [unseen(45, 46)] },
      ),
    ).toBe('not_seen')
    expect(
      said(
        [
          [0, 100],
          [20, 100, 'sold out'],
          [45, 100],
          [46, 100, 'sold out'],
          [60, 80],
        ],
        61,
      ),
    ).toEqual([20, 100])
  })

  test('B-03 sold out: who sells out cheap and comes back dearer has still asked that little', () => {
    expect(
      said(
        [
          [0, 70],
          [25, 70, 'sold out'],
          [58, 100],
          [60, 80],
        ],
        61,
      ),
    ).toBe('not_below')
  })

  test('B-03 sold out: nothing is said while it cannot be bought; back at its price it has the rest of its days', () => {
    const prices = [
      [0, 100],
      [40, 80],
      [45, 60, 'sold out'],
      [50, 80],
    ] as const
    expect(said(prices, 44)).toEqual([20, 100])
    expect(said(prices, 46)).toBe('not_for_sale')
    expect(said(prices, 51)).toEqual([20, 100])
    expect(said(prices, 70)).toBe('over')
  })

  test('B-03 what is on order or to come can be bought: its price is one', () => {
    expect(
      said(
        [
          [0, 100, 'on order'],
          [40, 80, 'on order'],
        ],
        41,
      ),
    ).toEqual([20, 100])
  })

  test('B-03 prices that flap a hundred times an hour refer to the lowest of them', () => {
    const flaps = Array.from(
      { length: 24 * 100 },
      (_, index) => [40 + index / 2400, index % 2 === 0 ? 60 : 120] as const,
    )
    expect(said([[0, 100], ...flaps], 41)).toBe('not_reduced')
    expect(said([[0, 100], ...flaps, [41, 59]], 42)).toEqual([1, 60])
  })

  test('B-03 an observation from the future is not known before its time', () => {
    const prices = [
      [0, 100],
      [40, 80],
      [50, 40],
    ] as const
    expect(said(prices, 49)).toEqual([20, 100])
    expect(said(prices, 50)).toEqual([50, 80])
    expect(
      said(
        [
          [0, 100],
          [50, 20],
          [40, 80],
        ],
        49,
      ),
    ).toEqual([20, 100])
  })

  test('B-03 of several rows of one instant the last written counts, as in the table', () => {
    expect(
      said(
        [
          [0, 100],
          [40, 50],
          [40, 80],
        ],
        41,
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 100],
          [40, 80],
          [40, 100],
        ],
        41,
      ),
    ).toBe('not_reduced')
  })

  test('B-03 rows that say the same price again are no change: neither a fall nor a new beginning', () => {
    expect(
      said(
        [
          [0, 100],
          [20, 100],
          [40, 80],
          [55, 80],
        ],
        69,
      ),
    ).toEqual([20, 100])
    expect(
      said(
        [
          [0, 100],
          [20, 100],
          [40, 80],
          [55, 80],
        ],
        71,
      ),
    ).toBe('over')
  })

  test('L-15 percent is rounded down to the cent, and below one percent there is no discount', () => {
    expect(
      said(
        [
          [0, 99.99],
          [40, 66.66],
        ],
        41,
      ),
    ).toEqual([33, 99.99])
    expect(
      said(
        [
          [0, 99.99],
          [40, 66.67],
        ],
        41,
      ),
    ).toEqual([33, 99.99])
    expect(
      said(
        [
          [0, 100],
          [40, 99.01],
        ],
        41,
      ),
    ).toBe('not_below')
    expect(
      said(
        [
          [0, 100],
          [40, 99],
        ],
        41,
      ),
    ).toEqual([1, 100])
    expect(
      said(
        [
          [0, 0.03],
          [40, 0.02],
        ],
        41,
      ),
    ).toEqual([33, 0.03])
    expect(discountPercent(10_000, 1)).toBe(99)
    expect(discountPercent(10_000, 12_000)).toBe(0)
    expect(discountPercent(2_147_483_647, 1)).toBe(99)
  })

  test('B-03 the verdict tells how it was found: window, lowest price and when it was first seen', () => {
    expect(
      judge(
        [
          [0, 120],
          [20, 100],
          [35, 110],
          [40, 80],
        ],
        41,
      ),
    ).toEqual({
      kind: 'discount',
      discount: {
        referenceCents: 10_000,
        percent: 20,
        since: new Date(at(40)).toISOString(),
        until: new Date(at(70)).toISOString(),
      },
      reference: { priceCents: 10_000, seenAt: at(20), windowFrom: at(10), windowUntil: at(40) },
    })
  })
})

describe('B-03 clock changes in Lisbon and the Azores', () => {
  /** 80 euros, then 100 from `dearAt` until it falls to 80 again. */
  const fallAfter = (dearAt: string, fellAt: string, now: string) =>
    judgePrice(
      {
        seen: [
          ['2026-01-01T00:00:00Z', 8_000],
          [dearAt, 10_000],
          [fellAt, 8_000],
        ].map(([iso, priceCents]) => ({
          at: Date.parse(iso as string),
          priceCents: priceCents as number,
          availability: 'in_stock' as const,
        })),
        unseen: [],
        watchedSince: 0,
      },
      Date.parse(now),
    )

  test('in autumn 30 days by the clock on the wall have 721 hours: the lowest price of all of them is the reference', () => {
    // From 12:00 on 30 September to 12:00 on 30 October in Lisbon, from 11:00 to 11:00 in the Azores: clocks went back on the 25th.
    expect(fallAfter('2026-09-30T11:30:00Z', '2026-10-30T12:00:00Z', '2026-10-31T00:00:00Z')).toMatchObject({
      kind: 'none',
      why: 'not_below',
    })
    expect(fallAfter('2026-09-30T11:00:00Z', '2026-10-30T12:00:00Z', '2026-10-31T00:00:00Z')).toMatchObject({
      discount: { percent: 20 },
      reference: { windowFrom: Date.parse('2026-09-30T11:00:00Z') },
    })
  })

  test('in spring they have 719: the reference still looks back 720, and the discount ends after 719', () => {
    expect(fallAfter('2026-03-11T12:00:00Z', '2026-04-10T11:00:00Z', '2026-04-11T00:00:00Z')).toMatchObject({
      kind: 'none',
      why: 'not_below',
    })
    expect(fallAfter('2026-02-01T00:00:00Z', '2026-03-10T12:00:00Z', '2026-04-09T10:59:59.999Z')).toMatchObject({
      discount: { percent: 20, until: '2026-04-09T11:00:00.000Z' },
    })
    expect(fallAfter('2026-02-01T00:00:00Z', '2026-03-10T12:00:00Z', '2026-04-09T11:00:00Z')).toMatchObject({
      kind: 'none',
      why: 'over',
    })
  })
})
