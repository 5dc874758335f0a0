import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { categoryBySlug } from '#domains/catalogue/contract.ts'
import { nextAutoPercent } from './auto-percent.ts'
import { type Bidding, COMMON_FLOOR_MICROS, MOST_CPC_MICROS, noBidding } from './bidding.ts'
import { type Market, pricer } from './price-offer.ts'
import { biddingProblems } from './read-bidding.ts'

function idOf(slug: string) {
  return categoryBySlug(slug)?.id ?? 0
}
const [living, sofas, threeSeats] = [idOf('sala-de-estar'), idOf('sofas'), idOf('sofas-de-3-lugares')]
const quiet: Market = { floors: new Map(), strongest: new Map(), autoPercent: 100 }
function aBid(categoryId: number | null, cpcMicros: number, from = 0, to: number | null = null) {
  return {
    categoryId,
    priceFromCents: from,
    priceToCents: to,
    cpcMicros,
  }
}
const anOffer = {
  itemId: 'a',
  categoryId: threeSeats,
  priceCents: 50_000,
  labels: [null, null, null, null, null] as (string | null)[],
}
function priceOf(bidding: Partial<Bidding>, market: Partial<Market> = {}, offer: Partial<typeof anOffer> = {}) {
  return pricer({ ...noBidding, ...bidding }, { ...quiet, ...market })({ ...anOffer, ...offer })
}

describe('B-04 what a click costs', () => {
  test('B-04 the nearest category up the tree decides, and in it the band that holds the price', () => {
    const bids = [
      aBid(null, 30_000),
      aBid(living, 50_000),
      aBid(sofas, 80_000, 0, 40_000),
      aBid(sofas, 120_000, 40_000),
    ]
    expect([
      priceOf({ bids }),
      priceOf({ bids }, {}, { priceCents: 39_999 }),
      priceOf({ bids }, {}, { priceCents: 40_000 }),
      priceOf({ bids }, {}, { categoryId: idOf('camas') }),
      priceOf({ bids: [aBid(sofas, 80_000, 60_000), aBid(living, 50_000)] }),
      priceOf({ bids: [aBid(idOf('camas'), 80_000)] }),
    ]).toEqual([120_000, 80_000, 120_000, 30_000, 50_000, 0])
  })

  test('B-04 a bid of 0 below takes the category out; a factor multiplies, and what falls below the floor pays nothing', () => {
    const bids = [aBid(null, 100_000), aBid(sofas, 0)]
    const factors = [{ itemId: 'a', percent: 150 }]
    const beds = { categoryId: idOf('camas') }
    expect([
      priceOf({ bids }),
      priceOf({ bids, factors }, {}, beds),
      priceOf({ bids, factors: [{ itemId: 'a', percent: 10 }] }, {}, beds),
      priceOf({ bids, factors }, { floors: new Map([[beds.categoryId, 150_001]]) }, beds),
    ]).toEqual([0, 150_000, 0, 0])
  })

  test('B-04 a factor by label holds where the feed says it, whatever its case; the item’s own goes before it, of several labels the highest, and none above 2 €', () => {
    const bids = [aBid(null, 100_000)]
    const labelFactors = [
      { label: 0, value: 'Verão', percent: 150 },
      { label: 4, value: 'saldos', percent: 250 },
      { label: 4, value: 'caro', percent: 10 },
    ]
    const labelled = (labels: (string | null)[], own: Partial<Bidding> = {}) =>
      priceOf({ bids, labelFactors, ...own }, {}, { labels })
    expect([
      labelled([null, null, null, null, null]),
      labelled([' VERÃO ', null, null, null, null]),
      labelled([null, 'Verão', null, null, null]),
      labelled(['verão', null, null, null, 'SALDOS']),
      labelled(['verão', null, null, null, null], { factors: [{ itemId: 'a', percent: 50 }] }),
      // A tenth of the bid is less than the floor.
      labelled([null, null, null, null, 'caro']),
      labelled([null, null, null, null, 'saldos'], { bids: [aBid(null, 1_500_000)] }),
    ]).toEqual([100_000, 150_000, 100_000, 250_000, 50_000, 0, MOST_CPC_MICROS])
  })

  test('B-04 RPO pays what the strongest of the others pays, from the floor to its own bid; APO a part of its bids, never above the target', () => {
    const bids = [aBid(null, 400_000)]
    const rpo = (most: number) => priceOf({ mode: 'RPO', bids }, { strongest: new Map([[threeSeats, most]]) })
    expect([rpo(0), rpo(150_000), rpo(2_000_000)]).toEqual([COMMON_FLOOR_MICROS, 150_000, 400_000])
    const apo = (targetMicros: number, autoPercent: number, own = bids) =>
      priceOf({ mode: 'APO', targetMicros, bids: own }, { autoPercent })
    expect([
      apo(2_000_000, 100),
      apo(2_000_000, 50),
      apo(90_000, 100),
      apo(10_000, 100),
      apo(2_000_000, 100, []),
    ]).toEqual([400_000, 200_000, 90_000, 0, 4 * COMMON_FLOOR_MICROS])
  })

  test('B-04 whatever is settled, a click costs 0 or from the floor to 2 €, and no mode more than the own bid', () => {
    const cpc = fc.integer({ min: 0, max: 5_000_000 })
    const bidding = fc.record({
      mode: fc.constantFrom('APO' as const, 'MPO' as const, 'RPO' as const),
      targetMicros: fc.option(cpc),
      bids: fc.array(
        fc.tuple(fc.constantFrom(null, living, sofas), cpc).map(([id, micros]) => aBid(id, micros)),
        { maxLength: 3 },
      ),
      factors: fc.constantFrom([], [{ itemId: 'a', percent: 0 }], [{ itemId: 'a', percent: 300 }]),
      labelFactors: fc.constantFrom([], [{ label: 0, value: 'x', percent: 300 }]),
    })
    fc.assert(
      fc.property(bidding, cpc, fc.integer({ min: 1, max: 100 }), (settled, strongest, autoPercent) => {
        const market = { strongest: new Map([[threeSeats, strongest]]), autoPercent }
        const micros = priceOf(settled, market, { labels: ['x', null, null, null, null] })
        expect(Number.isInteger(micros)).toBe(true)
        if (micros !== 0) expect(micros).toBeGreaterThanOrEqual(COMMON_FLOOR_MICROS)
        expect(micros).toBeLessThanOrEqual(MOST_CPC_MICROS)
        if (settled.bids.length > 0)
          expect(micros).toBeLessThanOrEqual(
            priceOf({ ...settled, mode: 'MPO' }, market, { labels: ['x', null, null, null, null] }),
          )
      }),
    )
  })

  test('B-04 APO pays ten points less after a day whose budget was used up, ten more after another, within 20 and 100', () => {
    const after = (percent: number, usedMicros: number, capMicros: number | null) =>
      nextAutoPercent(percent, { usedMicros, capMicros })
    expect([
      after(100, 95, 100),
      after(100, 94, 100),
      after(20, 100, 100),
      after(50, 0, 100),
      after(50, 999, null),
    ]).toEqual([90, 100, 20, 60, 60])
  })
})

describe('B-04 what cannot be settled', () => {
  test.each<[string, Partial<Bidding>, string]>([
    ['an unknown category', { bids: [aBid(999_999, 50_000)] }, 'bids[0].categoryId there is no category 999999'],
    [
      'less than the floor',
      { bids: [aBid(null, 30_000), aBid(sofas, 19_999)] },
      'bids[1].cpc is neither 0 nor from 0.02 to 2.00',
    ],
    ['more than the most', { bids: [aBid(null, 2_000_001)] }, 'bids[0].cpc is neither 0 nor from 0.02 to 2.00'],
    ['a band without width', { bids: [aBid(null, 50_000, 100, 100)] }, 'bids[0].priceTo is not above priceFrom'],
    [
      'two bids at one price',
      { bids: [aBid(sofas, 50_000, 0, 101), aBid(sofas, 60_000, 100)] },
      'bids[1] holds at prices at which bids[0] holds',
    ],
    [
      'an item twice',
      {
        factors: [
          { itemId: 'a', percent: 1 },
          { itemId: 'a', percent: 2 },
        ],
      },
      'factors[1].itemId "a" stands there twice',
    ],
    [
      'a label’s value twice, in another case',
      {
        labelFactors: [
          { label: 1, value: 'Saldos', percent: 1 },
          { label: 1, value: 'saldos', percent: 2 },
        ],
      },
      'labelFactors[1].value "1=saldos" stands there twice',
    ],
    ['APO without a target', { mode: 'APO' }, 'targetCpc is missing: APO needs one'],
    ['a target without APO', { targetMicros: 50_000 }, 'targetCpc is only for APO, not MPO'],
  ])('B-04 %s is refused by its place', (_what, bidding, problem) => {
    expect(biddingProblems({ ...noBidding, ...bidding }, new Map()).map(({ place, why }) => `${place} ${why}`)).toEqual(
      [problem],
    )
  })
})
