import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { indexRows } from '../indexing/index-rows.ts'
import { NOW } from '../random-shops.ts'
import { emptySelection, type ListingSort } from '../rules/listing-selection.ts'
import { anOffer, aProduct, catalogues, listingsOver } from '../testing.ts'
import { rankingLine } from '#domains/offers/contract.ts'
import { MOST_POPULAR_STEP } from './popularity-steps.ts'
import { shareAmongOffers, shareInCategory } from './price-shares.ts'
import { readRankLine } from './rank-line.ts'
import { rankOf, rankPoints, rankShares } from './rank-shares.ts'
import {
  defaultWeights,
  FULL_BID_MICROS,
  RANK_LIMIT,
  type RankFactor,
  rankFactorNames,
  weightsWith,
} from './ranking-table.ts'
import { noYardsticks, type Yardsticks } from './yardsticks.ts'

const standing = { knownAttributes: 0, lowestCents: 10_000, medianCents: null }
const alone = { stale: false, discountPercent: 0, accuracy: null, bidMicros: 0 }

function pointsOf(offer: Parameters<typeof anOffer>[0] = {}, own: Partial<typeof alone> = {}) {
  return rankPoints(rankShares(aProduct(), anOffer(offer), standing, { ...alone, ...own }))
}

const yardsticks: fc.Arbitrary<Yardsticks> = fc.record({
  medians: fc.constantFrom(noYardsticks.medians, new Map(aCategoriesMedian(10_000)), new Map(aCategoriesMedian(1))),
  accuracies: fc.constantFrom(
    noYardsticks.accuracies,
    new Map([
      [1, 0],
      [2, 0.93],
      [3, 1],
    ]),
  ),
})
function aCategoriesMedian(cents: number): [number, number][] {
  return [[aProduct().categoryId ?? 0, cents]]
}

describe('N-04 the recommended order can be summed up for a person', () => {
  test('N-04 for any offer the factors kept beside the index sum to the rank that it holds, below 2^20', () => {
    fc.assert(
      fc.property(catalogues, yardsticks, (products, around) => {
        for (const product of products) {
          for (const row of indexRows(product, NOW, around)) {
            const points = Object.values(readRankLine(rankingLine(Buffer.from(row.record))) ?? {})
            expect(points).toHaveLength(rankFactorNames.length)
            expect(points.reduce((sum, each) => sum + each, 0)).toBe(row.rank)
            expect(points.every((each) => Number.isInteger(each) && each >= 0)).toBe(true)
            expect(row.rank).toBeLessThan(RANK_LIMIT)
          }
        }
      }),
    )
  })

  test('N-04 every weight at once still fits, and no factor gives more than its weight', () => {
    const sum = Object.values(defaultWeights).reduce((total, weight) => total + weight, 0)
    expect(sum).toBeLessThan(RANK_LIMIT)
    const best = rankPoints(
      rankShares(
        aProduct({ offers: Array.from({ length: 9 }, () => anOffer()), popularityStep: MOST_POPULAR_STEP }),
        anOffer({ pictureScore: 1, accuracyStep: 10, totals: { mainland: 10_000, madeira: 10_000, azores: 10_000 } }),
        { knownAttributes: 3, lowestCents: 10_000, medianCents: 20_000 },
        { stale: false, discountPercent: 90, accuracy: 1, bidMicros: 999_999_999 },
      ),
    )
    expect({ ...best, variety: defaultWeights.variety }).toEqual(defaultWeights)
  })

  test.each<[RankFactor, Parameters<typeof pointsOf>[0], Parameters<typeof pointsOf>[1]]>([
    ['fresh', {}, { stale: true }],
    ['available', { availability: 'out_of_stock' }, {}],
    ['description', { hasDescription: false }, {}],
  ])('N-04 an offer without %s ranks lower by exactly its weight', (factor, change, own) => {
    expect(rankOf(pointsOf(change, own))).toBe(rankOf(pointsOf()) - defaultWeights[factor])
  })

  test('N-04 what nobody knows of a picture, a shop or a category is neutral: half', () => {
    const { pictureScore, shopData, shopAccuracy, priceOfCategory, priceOfProduct } = pointsOf()
    expect([pictureScore, shopData, shopAccuracy, priceOfCategory, priceOfProduct].map((points) => points * 2)).toEqual(
      (['pictureScore', 'shopData', 'shopAccuracy', 'priceOfCategory', 'priceOfProduct'] as const).map(
        (factor) => defaultWeights[factor],
      ),
    )
  })

  test('N-04 an unknown delivery is not a free one', () => {
    const { deliveryKnown, deliveryLevel } = pointsOf({ totals: { mainland: 'unknown', madeira: 1, azores: 1 } })
    expect([deliveryKnown, deliveryLevel]).toEqual([0, 0])
  })

  test('N-04 G-02 with every bid at 0 nothing of a rank is paid for, and a bid adds no more than its bound', () => {
    fc.assert(
      fc.property(fc.nat(10_000_000), (bidMicros) => {
        const free = pointsOf()
        const paid = pointsOf({}, { bidMicros })
        expect(free.bid).toBe(0)
        expect({ ...paid, bid: 0 }).toEqual(free)
        expect(rankOf(paid) - rankOf(free)).toBe(
          Math.round(defaultWeights.bid * Math.min(1, bidMicros / FULL_BID_MICROS)),
        )
      }),
    )
  })

  test('N-04 G-02 with every bid at 0 the weight of bids changes no rank', () => {
    fc.assert(
      fc.property(catalogues, (products) => {
        const without = weightsWith({ bid: 0 })
        for (const product of products.map(({ offers, ...rest }) => ({
          ...rest,
          offers: offers.map((offer) => ({ ...offer, bidMicros: 0 })),
        })))
          for (const row of indexRows(product, NOW, noYardsticks)) {
            const points = readRankLine(rankingLine(Buffer.from(row.record)))
            expect(points?.bid).toBe(0)
          }
        expect(rankPoints(rankShares(aProduct(), anOffer(), standing, alone), without)).toEqual(pointsOf())
      }),
      { numRuns: 20 },
    )
  })

  test('paying changes no rank: nothing of the shop is read', () => {
    const ranks = [1, 2, 3].map((eshopId) =>
      rankOf(pointsOf({ eshopId, card: JSON.stringify({ eshop: { paid: eshopId === 2 } }) })),
    )
    expect(new Set(ranks).size).toBe(1)
  })
})

describe('N-04 prices are compared robustly', () => {
  test('a lower price never counts less, down to half of the median; far below it is doubted, never worse than neutral', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 1, max: 10_000_000 }), (price, median) => {
        const share = shareInCategory(price, median)
        expect(share).toBeGreaterThanOrEqual(price < median ? 0.5 : 0)
        expect(share).toBeLessThanOrEqual(1)
        if (price > median / 2) expect(shareInCategory(price + 1, median)).toBeLessThanOrEqual(share)
      }),
    )
    expect([1_250, 5_000, 10_000, 20_000, 1_000_000].map((price) => shareInCategory(price, 10_000))).toEqual([
      0.5, 1, 0.5, 0, 0,
    ])
    expect(shareInCategory(10_000, null)).toBe(0.5)
  })

  test("the lowest of a product's prices gets all, one half above it nothing, an offer alone is neutral", () => {
    expect([10_000, 12_500, 15_000, 90_000].map((price) => shareAmongOffers(price, 3, 10_000))).toEqual([1, 0.5, 0, 0])
    expect(shareAmongOffers(10_000, 1, 10_000)).toBe(0.5)
  })
})

describe('weights can be tried before they ship', () => {
  test('other weights give other points of the same shares', () => {
    const shares = rankShares(aProduct(), anOffer(), standing, alone)
    expect(rankPoints(shares, weightsWith({ description: 7, popularity: 0 })).description).toBe(7)
  })

  test.each([
    [{ speed: 1 }, /there is no factor speed/],
    [{ fresh: -1 }, /the weight of fresh is no whole number/],
    [{ fresh: '5' }, /the weight of fresh is no whole number/],
    [{ fresh: 2 ** 20 }, /must stay below 1048576/],
  ])('%j is refused by its name', (changed, message) => {
    expect(() => weightsWith(changed)).toThrow(message)
  })
})

describe('ADR 0005 offers that cannot be had stand behind those that can', () => {
  const stale = new Date(NOW.getTime() - 48 * 3_600_000).toISOString()
  const cheap = { priceCents: 100, totals: { mainland: 100, madeira: 100, azores: 100 } }

  test.each<ListingSort>(['recommended', 'price', 'total', 'newest'])(
    'a stale offer is never shown for a product that has a fresh one (%s)',
    async (sort) => {
      const product = aProduct({
        offers: [
          anOffer({ variantId: 1, ...cheap, lastSeenAt: stale }),
          anOffer({ variantId: 2, ...cheap, priceCents: 101, availability: 'out_of_stock' }),
          anOffer({ variantId: 3 }),
        ],
      })
      const answer = await listingsOver([product]).find({ ...emptySelection({ kind: 'all' }), sort })
      expect(answer.hits.map(({ variantId }) => variantId)).toEqual([3])
    },
  )

  test.each<ListingSort>(['price', 'total'])(
    'by %s a product that can be had comes first, then what is out of stock, then what is stale',
    async (sort) => {
      const products = [
        aProduct({ productId: 1, offers: [anOffer({ variantId: 1, ...cheap, lastSeenAt: stale })] }),
        aProduct({ productId: 2, offers: [anOffer({ variantId: 2, ...cheap, availability: 'out_of_stock' })] }),
        aProduct({ productId: 3, offers: [anOffer({ variantId: 3 })] }),
      ]
      const answer = await listingsOver(products).find({ ...emptySelection({ kind: 'all' }), sort })
      expect(answer.hits.map(({ productId }) => productId)).toEqual([3, 2, 1])
    },
  )

  test('where no total is known, an offer that may be delivered is shown before one that is not', async () => {
    const to = (madeira: 'unknown' | 'not_delivered') => ({ mainland: 10_000, madeira, azores: madeira })
    const product = aProduct({
      offers: [
        anOffer({ variantId: 1, ...cheap, totals: to('not_delivered') }),
        anOffer({ variantId: 2, totals: to('unknown') }),
      ],
    })
    const answer = await listingsOver([product]).find({ ...emptySelection({ kind: 'all' }), region: 'madeira' })
    expect(answer.hits.map(({ variantId }) => variantId)).toEqual([2])
  })
})
