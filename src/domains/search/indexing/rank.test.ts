import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptySelection, type ListingSort } from '../rules/listing-selection.ts'
import { NOW } from '../random-shops.ts'
import { anOffer, aProduct, catalogues, listingsOver } from '../testing.ts'
import { indexRows } from './index-rows.ts'
import { rankFactors, rankOf, rankWeights } from './rank.ts'

const factsOf = { stale: false, knownAttributes: 0 }

describe('N-04 the recommended order can be summed up for a person', () => {
  test('N-04 the factors of an offer sum to the rank that the index holds, below 2^20, for any offer', () => {
    fc.assert(
      fc.property(catalogues, (products) => {
        for (const product of products) {
          for (const [index, row] of indexRows(product, NOW).entries()) {
            const offer = product.offers[index] ?? anOffer()
            const { colours, materials, sizes } = product.attributes
            const stale = NOW.getTime() - Date.parse(offer.lastSeenAt) >= 48 * 3_600_000
            const factors = rankFactors(product, offer, {
              stale,
              knownAttributes: [colours, materials, Object.keys(sizes)[0]].filter(
                (known) => known !== null && known !== undefined,
              ).length,
            })
            expect(Object.values(factors).reduce((sum, points) => sum + points, 0)).toBe(row.rank)
            expect(Object.values(factors).every((points) => Number.isInteger(points) && points >= 0)).toBe(true)
            expect(row.rank).toBeLessThan(2 ** 20)
          }
        }
      }),
    )
  })

  test('N-04 every weight at once still fits', () => {
    const best = aProduct({ offers: Array.from({ length: 9 }, () => anOffer()) })
    const factors = rankFactors(best, anOffer(), { stale: false, knownAttributes: 3 })
    expect(rankOf({ ...factors, variety: rankWeights.variety, orderable: rankWeights.orderable })).toBeLessThan(2 ** 20)
    expect(factors.furtherOffer).toBe(4 * rankWeights.furtherOffer)
  })

  test.each([
    ['fresh', { stale: true, knownAttributes: 0 }, {}],
    ['inStock', factsOf, { availability: 'out_of_stock' as const }],
    ['picture', factsOf, { imageCount: 0 }],
    ['deliveryKnown', factsOf, { totals: { mainland: 'unknown', madeira: 1, azores: 1 } as const }],
    ['description', factsOf, { hasDescription: false }],
  ] as const)('N-04 an offer without %s ranks lower by exactly its weight', (factor, facts, change) => {
    const whole = rankOf(rankFactors(aProduct(), anOffer(), factsOf))
    expect(rankOf(rankFactors(aProduct(), anOffer(change), facts))).toBe(whole - rankWeights[factor])
  })

  test('paying changes no rank: nothing of the shop is read', () => {
    const ranks = [1, 2, 3].map((eshopId) =>
      rankOf(
        rankFactors(
          aProduct(),
          anOffer({ eshopId, card: JSON.stringify({ eshop: { paid: eshopId === 2 } }) }),
          factsOf,
        ),
      ),
    )
    expect(new Set(ranks).size).toBe(1)
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
