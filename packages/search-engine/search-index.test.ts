import { describe, expect, test } from 'vitest'
import { aPagePlan, type NamedPlan } from '../../tools/test/engine-plans.ts'
import { catalogue, leaves, schema } from '../../tools/test/engine-catalogue.ts'
import { aRandom } from '../../tools/bench/random.ts'
import { SegmentBuilder } from './build/segment-builder.ts'
import type { EnginePlan } from './plan/plan.ts'
import type { EngineRow } from './plan/schema.ts'
import { SearchIndex } from './search-index.ts'

const ROWS = 60_000
const rows = [...catalogue(ROWS)]

function anIndex(own: Iterable<EngineRow> = rows, options: { memoFromRows?: number } = {}): SearchIndex {
  const builder = new SegmentBuilder(schema, 'base')
  for (const row of own) builder.add(row)
  return new SearchIndex(builder.build(), options)
}

/** Counts of values: what a page of a shop or the whole catalogue asks. */
function aPlan(plan: Partial<EnginePlan> = {}): EnginePlan {
  return {
    category: null,
    words: [],
    adjacencyBonus: 0,
    filters: [],
    shownBy: [{ by: 'column', column: 'price', direction: 'asc' }],
    orderBy: [{ by: 'rank', direction: 'desc' }],
    facets: [
      { kind: 'values', facet: 'colour', column: 'colour' },
      { kind: 'histogram', facet: 'price', column: 'price', buckets: 24 },
    ],
    page: { kind: 'numbered', number: 1, size: 48 },
    ...plan,
  }
}

describe('rows visited', () => {
  const index = anIndex()

  test('a category reads its own rows only', () => {
    const leaf = leaves[5]!
    const own = rows.filter((row) => row.category === leaf.id).length
    expect(index.search(aPlan({ category: leaf.id })).rowsVisited).toBe(own)
  })

  test('a page of one shop reads that shop’s rows, once', () => {
    const own = rows.filter((row) => row.values.shop === 40).length
    const plan = aPlan({ filters: [{ facet: 'page', filter: { kind: 'any', column: 'shop', values: [40] } }] })
    expect(index.search(plan).rowsVisited).toBe(own)
  })

  test('the whole catalogue is read for the first asker, then comes from the memo, under another sort and on the next page too', () => {
    const first = index.search(aPlan())
    expect(first.rowsVisited).toBeLessThanOrEqual(2.5 * ROWS)
    const again = index.search(aPlan())
    expect(again).toEqual({ ...first, rowsVisited: 0 })
    expect(index.search(aPlan({ page: { kind: 'numbered', number: 2, size: 48 } })).rowsVisited).toBe(0)
    expect(
      index.search(aPlan({ orderBy: [{ by: 'column', column: 'price', direction: 'asc' }] })).rowsVisited,
    ).toBeLessThanOrEqual(ROWS)
  })

  test('counts of a category are the sum of what its children’s pages left', () => {
    const own = anIndex(rows, { memoFromRows: 0 })
    const facets = [
      { kind: 'values', facet: 'colour', column: 'colour' },
      { kind: 'unknown', facet: 'size', column: 'width' },
      { kind: 'children', facet: 'category' },
    ] as const
    const inOrder = { facets, page: { kind: 'numbered', number: 1, size: 1 } } as const
    for (const leaf of leaves) own.search(aPlan({ ...inOrder, category: leaf.id }))
    const answer = own.search(aPlan(inOrder))
    expect(answer.rowsVisited).toBeLessThan(ROWS / 2)
    expect(answer.facets).toEqual(anIndex(rows, { memoFromRows: Infinity }).search(aPlan(inOrder)).facets)
  })

  test('a day’s pages look at one row in fourteen on average', () => {
    const random = aRandom(21)
    const plans: NamedPlan[] = Array.from({ length: 600 }, () => aPagePlan(random))
    const own = anIndex()
    const visited = plans.reduce((sum, { plan }) => sum + own.search(plan).rowsVisited, 0)
    expect(visited / plans.length).toBeLessThan(ROWS / 14)
  })

  test('prices of a choice come from what other pages of that choice left', () => {
    const own = anIndex(rows, { memoFromRows: 1000 })
    const inStock = { facet: 'stock', filter: { kind: 'any', column: 'stock', values: [1] } } as const
    const upTo = (high: number) =>
      ({ facet: 'price', filter: { kind: 'between', column: 'price', low: null, high } }) as const
    own.search(aPlan({ filters: [inStock] }))
    own.search(aPlan({ filters: [inStock, upTo(50_000)] }))
    expect(own.search(aPlan({ filters: [inStock, upTo(60_000)] })).rowsVisited).toBeLessThanOrEqual(ROWS)
  })

  test('long plans whose answers are kept are remembered, and warm a fresh base', () => {
    const own = anIndex(rows, { memoFromRows: 1000 })
    const cheapest = aPlan({
      orderBy: [{ by: 'column', column: 'price', direction: 'asc' }],
      page: { kind: 'numbered', number: 3, size: 48 },
    })
    own.search(cheapest)
    own.search(aPlan({ category: leaves[5]!.id }))
    expect(own.warmPlans).toEqual([{ ...cheapest, page: { kind: 'numbered', number: 1, size: 48 } }])
    const fresh = anIndex(rows, { memoFromRows: 1000 })
    for (const plan of own.warmPlans) fresh.search(plan)
    expect(fresh.search(aPlan({ orderBy: cheapest.orderBy })).rowsVisited).toBe(0)
  })

  test('text reads postings, not rows', () => {
    const word = rows[100]!.words.title![1]!
    const having = rows.filter((row) => Object.values(row.words).some((words) => words.includes(word))).length
    const answer = index.search(aPlan({ words: [{ alternatives: [{ term: word, weight: 1 }] }] }))
    expect(answer.rowsVisited).toBeLessThanOrEqual(having * 2 + 10)
  })
})

describe('bounds of filters', () => {
  const index = anIndex(rows.slice(0, 2000))
  const total = (kind: 'between' | 'overlaps', low: number | null, high: number | null) =>
    index.search(
      aPlan({ filters: [{ facet: 'x', filter: { kind, column: kind === 'between' ? 'price' : 'width', low, high } }] }),
    ).totalCount

  test('may lie far outside what a column holds, or between two values', () => {
    for (const kind of ['between', 'overlaps'] as const) {
      const all = total(kind, 0, null)
      expect(all).toBeGreaterThan(500)
      expect(total(kind, null, 1e15)).toBe(all)
      expect(total(kind, -1e15, 2 ** 31 - 1)).toBe(all)
      for (const low of [2 ** 31 - 1, 2 ** 31, 2 ** 32, 1e15]) expect(total(kind, low, null)).toBe(0)
      for (const high of [-1, -(2 ** 31), -1e15]) expect(total(kind, null, high)).toBe(0)
      expect(total(kind, 1000.5, 1999.5)).toBe(total(kind, 1001, 1999))
    }
  })
})

describe('the overlay', () => {
  const changed = (groups: ReadonlySet<number>): { group: number; rows: EngineRow[] }[] =>
    [
      ...Map.groupBy(
        rows.filter((row) => groups.has(row.group)),
        (row) => row.group,
      ),
    ].map(([group, own]) => ({
      group,
      rows: own.map((row) => ({
        ...row,
        version: row.version + 1,
        values: { ...row.values, price: (row.values.price as number) + 1 },
      })),
    }))

  test('the rows of a group are those that stand now: of the base, of an overlay, or none', () => {
    const index = anIndex()
    const own = rows.filter((row) => row.group === 3)
    const stand = (group: number) =>
      index
        .rowsOfGroup(group)
        .map(({ id, version }) => `${id}.${version}`)
        .sort()
    expect(stand(3)).toEqual(own.map(({ id, version }) => `${id}.${version}`).sort())
    index.applyChanges(changed(new Set([3])), '1')
    expect(stand(3)).toEqual(own.map(({ id, version }) => `${id}.${version + 1}`).sort())
    index.applyChanges([{ group: 3, rows: [] }], '2')
    expect([stand(3), stand(1_000_000)]).toEqual([[], []])
  })
  test('answers like a fresh base of the same rows, memo or not', () => {
    const changes = changed(new Set(Array.from({ length: 3000 }, (_, i) => i * 7 + 1)))
    const index = anIndex()
    index.search(aPlan())
    for (let at = 0; at < changes.length; at += 100) index.applyChanges(changes.slice(at, at + 100), String(at))
    const fresh = anIndex(index.rows())
    expect(fresh.rowCount).toBe(index.rowCount)
    const random = aRandom(4)
    for (let i = 0; i < 100; i++) {
      const { plan } = aPagePlan(random)
      const expected = { ...fresh.search(plan), generation: index.generation, rowsVisited: 0 }
      expect({ ...index.search(plan), rowsVisited: 0 }).toEqual(expected)
    }
  })

  test('fault O1 a change in pieces answers as before between them, and as the same change at once after them', () => {
    const [index, atOnce] = [anIndex(), anIndex()]
    const changes = changed(new Set(Array.from({ length: 300 }, (_, i) => i * 5 + 2)))
    const before = index.search(aPlan())
    const pieces = index.changeInPieces(changes, 'changed')
    let count = 0
    for (; pieces.next().done !== true; count += 1)
      if (count % 10 === 0) expect({ ...index.search(aPlan()), rowsVisited: 0 }).toEqual({ ...before, rowsVisited: 0 })
    atOnce.applyChanges(changes, 'changed')
    const after = index.search(aPlan())
    expect(count).toBeGreaterThan(2 * schema.columns.length)
    expect(after.generation).not.toBe(before.generation)
    expect({ ...after, rowsVisited: 0 }).toEqual({ ...atOnce.search(aPlan()), rowsVisited: 0 })
  })

  test('tells its size, in rows masked and rows added, and keeps few segments', () => {
    const index = anIndex(rows.slice(0, 1000))
    const one = rows.filter((row) => row.group === 3)
    for (let i = 0; i < 200; i++)
      index.applyChanges([{ group: 3, rows: one.map((row) => ({ ...row, version: i })) }], String(i))
    expect(index.overlaySize).toBe(2 * one.length)
    expect(index.rowCount).toBe(1000)
    expect(index.generation).toBe('base.199')
  })

  test('a refused change changes nothing', () => {
    const index = anIndex(rows.slice(0, 1000))
    const before = index.search(aPlan())
    const wrong = { ...rows[0]!, values: { ...rows[0]!.values, shop: 70_000 } }
    expect(() =>
      index.applyChanges(
        [
          { group: 1, rows: [] },
          { group: wrong.group, rows: [wrong] },
        ],
        '1',
      ),
    ).toThrow(/"shop".*70000/)
    expect(() => index.applyChanges([{ group: 2, rows: [rows[0]!] }], '1')).toThrow(/group/)
    expect(index.search(aPlan())).toEqual({ ...before, rowsVisited: expect.any(Number) })
  })
})

describe('the builder', () => {
  const row = rows.find(({ category }) => category !== null)!
  const add = (own: Partial<EngineRow>) => () => anIndex([{ ...row, ...own }])

  test('refuses what a column cannot hold, with its name and row', () => {
    expect(add({ values: { price: -1 } })).toThrow(/"price".*row \d/)
    expect(add({ values: { price: 1.5 } })).toThrow(/"price"/)
    expect(add({ values: { colour: [32] } })).toThrow(/"colour"/)
    expect(add({ values: { width: { low: 5, high: 4 } } })).toThrow(/"width"/)
    expect(add({ category: 99_999 })).toThrow(/99999/)
    expect(add({ rank: 1 << 20 })).toThrow(/rank/)
    expect(add({ id: -3 })).toThrow(/-3/)
  })

  test('refuses a row given twice and a group in two categories', () => {
    expect(() => anIndex([row, row])).toThrow(/twice/)
    expect(() => anIndex([row, { ...row, id: 2, category: null }])).toThrow(/different categories/)
  })

  test('takes a group of any size', () => {
    const many = Array.from({ length: 40_000 }, (_, i) => ({ ...row, id: i + 1, words: {} }))
    const answer = anIndex(many).search(aPlan())
    expect(answer.totalCount).toBe(1)
    expect(answer.hits[0]).toMatchObject({ matchingRows: 40_000, id: 1 })
  })

  test('a group too large for the kernel changes nothing for others', () => {
    const few = rows.slice(0, 6000)
    const large = Array.from({ length: 3000 }, (_, i) => ({
      ...row,
      group: 999_999,
      category: leaves[0]!.id,
      id: 900_000 + i,
      words: {},
    }))
    const [plain, beside] = [anIndex(few), anIndex([...few, ...large])]
    const random = aRandom(5)
    const plans = Array.from({ length: 400 }, () => aPagePlan(random).plan).filter(
      ({ category }) => category !== null && category > leaves[0]!.id + 16,
    )
    expect(plans.length).toBeGreaterThan(100)
    for (const plan of plans)
      expect(beside.search(plan)).toEqual({ ...plain.search(plan), rowsVisited: expect.any(Number) })
  })
})
