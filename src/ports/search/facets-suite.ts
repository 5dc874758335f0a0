import { describe, expect, test } from 'vitest'
import {
  aPlan,
  aRow,
  cheapest,
  counts,
  exampleSchema,
  ids,
  type OpenSubject,
  searchIn,
  shopIs,
} from './testing-examples.ts'

/** What facets count. */
export function facetsSuite(name: string, open: OpenSubject): void {
  const search = searchIn(open)

  describe(`${name}: facets`, () => {
    const rows = [
      aRow(10, { values: { shop: 1, colour: [0, 3], price: 100 } }),
      aRow(11, { values: { shop: 2, colour: [0, 3], price: 150 } }),
      aRow(20, { values: { shop: 2, colour: [3], price: 400 } }),
      aRow(30, { category: 3, values: { shop: 5, price: 900 } }),
    ]

    test('counts products, and a facet leaves out its own filters only', async () => {
      const facets = [
        { kind: 'values', facet: 'shop', column: 'shop' },
        { kind: 'values', facet: 'colour', column: 'colour' },
      ] as const
      const answer = await search(rows, { filters: [shopIs(2)], facets })
      expect(answer.totalCount).toBe(2)
      expect(counts(answer.facets[0])).toEqual([
        { value: 2, count: 2 },
        { value: 1, count: 1 },
        { value: 5, count: 1 },
      ])
      expect(counts(answer.facets[1])).toEqual([
        { value: 3, count: 2 },
        { value: 0, count: 1 },
      ])
    })

    test('keeps at most the limit, highest count first', async () => {
      const answer = await search(rows, { facets: [{ kind: 'values', facet: 'shop', column: 'shop', limit: 2 }] })
      expect(counts(answer.facets[0])).toEqual([
        { value: 2, count: 2 },
        { value: 1, count: 1 },
      ])
    })

    test('counts the unknown; an empty set is unknown', async () => {
      const answer = await search([...rows, aRow(40, { values: { colour: [], tags: [7, 65_535] } })], {
        facets: [
          { kind: 'unknown', facet: 'colour', column: 'colour' },
          { kind: 'unknown', facet: 'tags', column: 'tags' },
          { kind: 'values', facet: 'tags', column: 'tags' },
        ],
      })
      expect(answer.facets[0]).toMatchObject({ count: 2 })
      expect(answer.facets[1]).toMatchObject({ count: 3 })
      expect(counts(answer.facets[2])).toEqual([
        { value: 7, count: 1 },
        { value: 65_535, count: 1 },
      ])
    })

    test('the histogram has each product once, by the row shown without the price filter', async () => {
      const upTo120 = { facet: 'price', filter: { kind: 'between', column: 'price', low: null, high: 120 } } as const
      const answer = await search(rows, {
        shownBy: cheapest,
        filters: [upTo120],
        facets: [{ kind: 'histogram', facet: 'price', column: 'price', buckets: 4 }],
      })
      expect(answer.totalCount).toBe(1)
      expect(answer.facets[0]).toMatchObject({
        min: 100,
        max: 900,
        buckets: [
          { lower: 100, upper: 300, count: 1 },
          { lower: 300, upper: 500, count: 1 },
          { lower: 500, upper: 700, count: 0 },
          { lower: 700, upper: 900, count: 1 },
        ],
      })
    })

    test('histograms of several columns beside each other, each of the shown rows, and an order by one of them', async () => {
      const shown = [1, 2, 3].map((group) =>
        aRow(10 * group, { values: { price: 100 * group, total: 500 - 100 * group } }),
      )
      const others = [1, 2, 3].map((group) => aRow(10 * group + 1, { values: { price: 7, total: 9 } }))
      const { port } = await open(exampleSchema, [
        ...shown,
        aRow(40),
        ...others,
        aRow(41, { values: { price: 7, total: 9 } }),
      ])
      const histograms = ['price', 'total'].map(
        (column) => ({ kind: 'histogram', facet: column, column, buckets: 1 }) as const,
      )
      const range = (from: number, to: number) => ({
        min: from,
        max: to,
        buckets: [{ lower: from, upper: to, count: 3 }],
      })
      for (const facets of [histograms, histograms.toReversed()]) {
        const answer = await port.search(
          aPlan({
            shownBy: [{ by: 'id', direction: 'asc' }],
            orderBy: [{ by: 'column', column: facets[0]!.column, direction: 'desc' }],
            facets,
          }),
        )
        for (const facet of answer.facets)
          expect(facet).toMatchObject('column' in facet && facet.column === 'price' ? range(100, 300) : range(200, 400))
        expect(ids(answer)).toEqual(facets === histograms ? [30, 20, 10, 40] : [10, 20, 30, 40])
      }
    })

    test('counts the children of the category, whole subtrees, or the roots', async () => {
      const children = [{ kind: 'children', facet: 'category' }] as const
      expect(counts((await search(rows, { facets: children })).facets[0])).toEqual([{ category: 1, count: 3 }])
      expect(counts((await search(rows, { category: 1, facets: children })).facets[0])).toEqual([
        { category: 2, count: 2 },
        { category: 3, count: 1 },
      ])
    })

    test('a category’s parameter is unknown outside its category, whatever was given', async () => {
      const answer = await search(
        [aRow(10, { values: { seats: 3 } }), aRow(20, { category: 3, values: { seats: 3 } })],
        {
          facets: [
            { kind: 'values', facet: 'seats', column: 'seats' },
            { kind: 'unknown', facet: 'seats', column: 'seats' },
          ],
        },
      )
      expect(counts(answer.facets[0])).toEqual([{ value: 3, count: 1 }])
      expect(answer.facets[1]).toMatchObject({ count: 1 })
    })
  })
}
