import { describe, expect, test } from 'vitest'
import type { Hit } from './port.ts'
import { aRow, cheapest, ids, type OpenSubject, searchIn, shopIs } from './testing-examples.ts'

/** Which rows are found, and which of a product is shown. */
export function hitsSuite(name: string, open: OpenSubject): void {
  const search = searchIn(open)

  describe(`${name}: hits`, () => {
    test('an empty index answers nothing', async () => {
      const answer = await search([], { facets: [{ kind: 'histogram', facet: 'price', column: 'price', buckets: 24 }] })
      expect(answer).toMatchObject({ hits: [], totalCount: 0, facets: [{ min: null, max: null, buckets: [] }] })
    })

    test('a hit is a product, shown by its best matching row', async () => {
      const rows = [
        aRow(10, { values: { price: 300, shop: 1 } }),
        aRow(11, { values: { price: 200, shop: 2 }, version: 7 }),
        aRow(12, { values: { price: 100, shop: 3 } }),
      ]
      const answer = await search(rows, { filters: [shopIs(1, 2)], shownBy: cheapest })
      const expected: Hit = {
        group: 1,
        id: 11,
        version: 7,
        matchingRows: 2,
        rows: 3,
        score: 0,
        cursor: { keys: [11], group: 1 },
      }
      expect(answer.hits).toEqual([expected])
      expect(answer.totalCount).toBe(1)
    })

    test('conditions hold on one and the same row', async () => {
      const rows = [aRow(10, { values: { price: 300, shop: 1 } }), aRow(11, { values: { price: 100, shop: 2 } })]
      const upTo200 = { facet: 'price', filter: { kind: 'between', column: 'price', low: null, high: 200 } } as const
      expect((await search(rows, { filters: [shopIs(1), upTo200] })).totalCount).toBe(0)
    })

    test('unknown comes last in both directions, ties by group', async () => {
      const rows = [
        aRow(10),
        aRow(20, { values: { price: 5 } }),
        aRow(30, { values: { price: 9 } }),
        aRow(40, { values: { price: 5 } }),
      ]
      expect(ids(await search(rows, { orderBy: cheapest }))).toEqual([20, 40, 30, 10])
      expect(ids(await search(rows, { orderBy: [{ by: 'column', column: 'price', direction: 'desc' }] }))).toEqual([
        30, 20, 40, 10,
      ])
    })

    test('the product’s rank is that of its best row, matching or not', async () => {
      const rows = [
        aRow(10, { rank: 9, values: { shop: 1 } }),
        aRow(11, { rank: 1, values: { shop: 2 } }),
        aRow(20, { rank: 5, values: { shop: 2 } }),
      ]
      expect(ids(await search(rows, { filters: [shopIs(2)], orderBy: [{ by: 'rank', direction: 'desc' }] }))).toEqual([
        11, 20,
      ])
    })

    test('a category is its subtree; rows without a category are found without one', async () => {
      const rows = [aRow(10), aRow(20, { category: 3 }), aRow(30, { category: 4 }), aRow(40, { category: null })]
      expect(ids(await search(rows, { category: 1 }))).toEqual([10, 20])
      expect(ids(await search(rows, { category: null }))).toEqual([10, 20, 30, 40])
    })

    test('bounds of intervals belong to them, and unknown sizes match no interval', async () => {
      const rows = [
        aRow(10, { values: { width: { low: 800, high: 900 } } }),
        aRow(20, { values: { width: { low: 901, high: 950 } } }),
        aRow(30),
      ]
      const overlaps = (low: number | null, high: number | null) =>
        search(rows, { filters: [{ facet: 'size', filter: { kind: 'overlaps', column: 'width', low, high } }] })
      expect(ids(await overlaps(900, 900))).toEqual([10])
      expect(ids(await overlaps(null, 901))).toEqual([10, 20])
      expect(ids(await overlaps(951, null))).toEqual([])
      expect(ids(await overlaps(null, null))).toEqual([10, 20])
    })
  })
}
