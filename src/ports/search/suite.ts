/** What every adapter of the search port must do, told by examples; the adapter is opened by the caller. `runs`: catalogues of chance, fewer where they are dear to open. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scenarioArb } from './arbitraries.ts'
import type {
  Cursor,
  FacetAnswer,
  Hit,
  IndexRow,
  IndexSchema,
  ProductChange,
  SearchAnswer,
  SearchPlan,
  SearchPort,
} from './port.ts'

export interface SearchSubject {
  readonly port: SearchPort
  /** When it is done, searches know the changes. */
  applyChanges(changes: readonly ProductChange[], version: string): void | Promise<void>
}

export type OpenSubject = (schema: IndexSchema, rows: readonly IndexRow[]) => SearchSubject | Promise<SearchSubject>

/** 1 furniture (0 … 2): 2 sofas, 3 tables; 4 lighting (3) */
export const exampleSchema: IndexSchema = {
  columns: [
    { name: 'price', kind: 'integer' },
    { name: 'total', kind: 'integer' },
    { name: 'shop', kind: 'enum' },
    { name: 'colour', kind: 'bitmask' },
    { name: 'tags', kind: 'list' },
    { name: 'width', kind: 'range' },
    { name: 'seats', kind: 'enum', withinCategory: 2 },
  ],
  categories: [
    { id: 1, order: 0, subtreeEnd: 2 },
    { id: 2, order: 1, subtreeEnd: 1 },
    { id: 3, order: 2, subtreeEnd: 2 },
    { id: 4, order: 3, subtreeEnd: 3 },
  ],
  textFields: [
    { name: 'title', weight: 5 },
    { name: 'brand', weight: 3 },
  ],
}

/** A row of group = id / 10, rank 0, without values or words, unless said otherwise. */
export function aRow(id: number, row: Partial<Omit<IndexRow, 'id'>> = {}): IndexRow {
  return { id, group: Math.floor(id / 10), category: 2, version: 1, rank: 0, values: {}, words: {}, ...row }
}

/** Everything, in the order of ids, first page of ten. */
export function aPlan(plan: Partial<SearchPlan> = {}): SearchPlan {
  return {
    category: null,
    words: [],
    adjacencyBonus: 0,
    filters: [],
    shownBy: [],
    orderBy: [{ by: 'id', direction: 'asc' }],
    facets: [],
    page: { kind: 'numbered', number: 1, size: 10 },
    ...plan,
  }
}

function ids(answer: SearchAnswer) {
  return answer.hits.map((hit) => hit.id)
}
const cheapest = [{ by: 'column', column: 'price', direction: 'asc' }] as const
function shopIs(...values: number[]) {
  return { facet: 'shop', filter: { kind: 'any', column: 'shop', values } } as const
}
function word(term: string, weight = 1) {
  return { alternatives: [{ term, weight }] }
}
function counts(facet: FacetAnswer | undefined) {
  return facet && 'counts' in facet ? facet.counts : undefined
}

export function searchPortSuite(name: string, open: OpenSubject, { runs = 60 } = {}): void {
  const search = async (rows: readonly IndexRow[], plan: Partial<SearchPlan>) =>
    (await open(exampleSchema, rows)).port.search(aPlan(plan))

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

  describe(`${name}: words`, () => {
    const rows = [
      aRow(10, { words: { title: ['sofa', 'de', 'canto'], brand: ['lusa'] } }),
      aRow(20, { words: { title: ['canto', 'sofa'] } }),
      aRow(30, { words: { title: ['sofas'], brand: ['canto'] } }),
      aRow(40, { category: null, words: { title: ['sofá'] } }),
    ]

    test('every word must occur; the best alternative counts by field and weight', async () => {
      const either = {
        alternatives: [
          { term: 'sofa', weight: 4 },
          { term: 'sofas', weight: 2 },
        ],
      }
      const answer = await search(rows, {
        words: [either, word('canto')],
        orderBy: [{ by: 'score', direction: 'desc' }],
      })
      expect(answer.hits.map((hit) => [hit.id, hit.score])).toEqual([
        [10, 25],
        [20, 25],
        [30, 13],
      ])
    })

    test('neighbours side by side bring the bonus, in their order and inside one field', async () => {
      const answer = await search(rows, { words: [word('canto'), word('sofa')], adjacencyBonus: 100 })
      expect(answer.hits.map((hit) => [hit.id, hit.score])).toEqual([
        [10, 10],
        [20, 110],
      ])
    })

    test('a prefix stands for all words that begin with it; letters with accents are others', async () => {
      expect(
        ids(await search(rows, { words: [{ alternatives: [{ term: 'sofa', weight: 1, prefix: true }] }] })),
      ).toEqual([10, 20, 30])
      expect(ids(await search(rows, { words: [word('sofá')] }))).toEqual([40])
      expect(ids(await search(rows, { words: [word('sof')] }))).toEqual([])
    })
  })

  describe(`${name}: pages and changes`, () => {
    test('all pages by cursor are all numbered pages: none lost, none twice', async () => {
      await fc.assert(
        fc.asyncProperty(
          scenarioArb(15),
          fc.integer({ min: 1, max: 4 }),
          async ({ schema, rows, batches, plans }, size) => {
            const { port, applyChanges } = await open(schema, rows)
            for (const [i, batch] of batches.entries()) await applyChanges(batch, String(i))
            for (const plan of plans) {
              const numbered: Hit[] = []
              const byCursor: Hit[] = []
              let after: Cursor | null = null
              for (let number = 1; ; number++) {
                const byNumber = await port.search({ ...plan, page: { kind: 'numbered', number, size } })
                const next: SearchAnswer = await port.search({ ...plan, page: { kind: 'cursor', after, size } })
                expect({ ...next, generation: '', rowsVisited: 0 }).toEqual({
                  ...byNumber,
                  generation: '',
                  rowsVisited: 0,
                })
                numbered.push(...byNumber.hits)
                byCursor.push(...next.hits)
                after = next.hits.at(-1)?.cursor ?? after
                if (next.hits.length < size) break
              }
              expect(new Set(byCursor.map((hit) => hit.group)).size).toBe(byCursor.length)
              expect(numbered).toHaveLength((await port.search(plan)).totalCount)
            }
          },
        ),
        { numRuns: runs },
      )
    })

    test('a changed product has its present rows only, a product without rows is gone', async () => {
      const { port, applyChanges } = await open(exampleSchema, [
        aRow(10, { values: { shop: 1 } }),
        aRow(11, { values: { shop: 2 } }),
        aRow(20),
        aRow(30),
      ])
      const before = (await port.search(aPlan())).generation
      await applyChanges(
        [
          { group: 1, rows: [aRow(12, { values: { shop: 3 }, version: 2 })] },
          { group: 2, rows: [] },
          { group: 9, rows: [aRow(90)] },
        ],
        '1',
      )
      const answer = await port.search(aPlan({ facets: [{ kind: 'values', facet: 'shop', column: 'shop' }] }))
      expect(ids(answer)).toEqual([12, 30, 90])
      expect(answer.hits[0]).toMatchObject({ version: 2, rows: 1 })
      expect(counts(answer.facets[0])).toEqual([{ value: 3, count: 1 }])
      expect(answer.generation).not.toBe(before)
    })

    test('refuses a plan that names what the schema does not have, or asks too much', async () => {
      const rows = [aRow(10)]
      const facet = (column: string) => search(rows, { facets: [{ kind: 'values', facet: 'x', column }] })
      await expect(facet('nothing')).rejects.toThrow(/"nothing"/)
      await expect(facet('price')).rejects.toThrow(/"price"/)
      await expect(search(rows, { category: 77 })).rejects.toThrow(/77/)
      await expect(search(rows, { page: { kind: 'numbered', number: 209, size: 48 } })).rejects.toThrow(RangeError)
      await expect(search(rows, { words: Array.from({ length: 33 }, () => word('a')) })).rejects.toThrow(RangeError)
      await expect(
        search(rows, { filters: Array.from({ length: 33 }, (_, i) => ({ ...shopIs(1), facet: `f${i}` })) }),
      ).rejects.toThrow(RangeError)
    })

    test('goes to the limits: 32 words, 32 filtered facets, the last page', async () => {
      const rows = [aRow(10, { values: { shop: 1 }, words: { title: ['a', 'a'] } })]
      const answer = await search(rows, {
        words: Array.from({ length: 32 }, () => word('a')),
        adjacencyBonus: 1,
        filters: Array.from({ length: 32 }, (_, i) => ({ ...shopIs(1), facet: `f${i}` })),
        facets: Array.from({ length: 32 }, (_, i) => ({ kind: 'values', facet: `f${i}`, column: 'shop' })),
      })
      expect(answer.hits.map((hit) => hit.score)).toEqual([32 * 5 + 31])
      expect(answer.facets.map(counts)).toEqual(Array.from({ length: 32 }, () => [{ value: 1, count: 1 }]))
      expect((await search(rows, { page: { kind: 'numbered', number: 208, size: 48 } })).hits).toEqual([])
    })
  })
}
