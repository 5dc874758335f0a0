import { describe, expect, test } from 'vitest'
import type { SearchPlan } from '../port.ts'
import { aPlan, aRow, exampleSchema } from '../testing-examples.ts'
import { bindSchema } from './bound-schema.ts'
import { conditionsOf } from './conditions.ts'
import { documentMaker } from './documents.ts'
import { orderBounds } from './order-bounds.ts'
import { type FoundHit, PageReader } from './read-page.ts'
import { searchRequest } from './search-request.ts'

const schema = bindSchema({
  ...exampleSchema,
  columns: exampleSchema.columns.map((column) =>
    column.name === 'colour' ? { ...column, perProduct: true as const } : column,
  ),
})
const inColour = { facet: 'colour', filter: { kind: 'any', column: 'colour', values: [3] } } as const
const inShop = { facet: 'shop', filter: { kind: 'any', column: 'shop', values: [1] } } as const
const cheapest = { by: 'column', column: 'price', direction: 'asc' } as const
function word(term: string, prefix = false) {
  return { alternatives: [{ term, weight: 2, prefix }] }
}

function requestOf(plan: Partial<SearchPlan>) {
  return searchRequest(aPlan(plan), schema, () => false)
}
function boundsOf(plan: SearchPlan) {
  return orderBounds(plan, schema, conditionsOf(plan, plan.filters, schema))
}

describe('a plan as one request', () => {
  test('asks rows for nothing that their product says', () => {
    const { query, aggs } = requestOf({
      category: 2,
      filters: [inColour],
      facets: [
        { kind: 'values', facet: 'shop', column: 'shop' },
        { kind: 'unknown', facet: 'size', column: 'colour' },
      ],
    })
    expect(query).toEqual({
      bool: { filter: [{ term: { ancestors: '2' } }, { terms: { 'product.colour': ['3'] } }] },
    })
    expect(JSON.stringify(aggs)).not.toContain('nested')
    expect(JSON.stringify(aggs)).toContain('"field":"any.shop"')
  })

  test('leaves filters of a counted facet to a post-filter, and counts that facet without them', () => {
    const { query, postFilter, aggs } = requestOf({
      filters: [inColour, inShop],
      facets: [
        { kind: 'values', facet: 'shop', column: 'shop' },
        { kind: 'values', facet: 'tags', column: 'tags' },
      ],
    })
    expect(JSON.stringify(query)).not.toContain('rows.c.shop')
    expect(JSON.stringify(postFilter)).toContain('{"terms":{"rows.c.shop":["1"]}}')
    const { g0, g1 } = aggs as Record<'g0' | 'g1', { filter: object; aggs: object }>
    expect(JSON.stringify(g0.filter)).toContain('rows.c.shop')
    expect(JSON.stringify(g0.aggs)).toContain('"field":"rows.c.tags"')
    expect(g1).toMatchObject({ filter: { match_all: {} }, aggs: { f0: { terms: { field: 'any.shop' } } } })
  })

  test('gives neighbours of which one is a prefix their bonus beforehand where high scores come first, and none where low ones do', () => {
    const words = [word('mesa'), word('so', true)]
    const bonusOf = (direction: 'asc' | 'desc') => {
      const { query } = requestOf({ words, adjacencyBonus: 7, orderBy: [{ by: 'score', direction }] })
      const said = JSON.stringify(query)
      expect(said).not.toContain('span_near')
      return said.includes('{"constant_score":{"filter":{"match_all":{}},"boost":7}}')
    }
    expect([bonusOf('desc'), bonusOf('asc')]).toEqual([true, false])
    const exact = requestOf({
      words: [word('mesa'), word('sofa')],
      adjacencyBonus: 7,
      orderBy: [{ by: 'score', direction: 'desc' }],
    })
    expect(JSON.stringify(exact.query)).toContain('span_near')
  })
})

describe('bounds of an order', () => {
  test('are the keys where rows of a product share them, and can be gone on behind', () => {
    const plan = aPlan({ orderBy: [{ by: 'rank', direction: 'desc' }] })
    const bounds = boundsOf(plan)
    expect(bounds.areKeys).toBe(true)
    expect(bounds.sort).toEqual([{ rank: { order: 'desc' } }, { group: { order: 'asc' } }])
    const bound = { keys: [5], group: 8 }
    expect(bounds.read(bounds.write(bound))).toEqual(bound)
  })

  test('are else the best of the rows that match; what is not known is behind all', () => {
    const bounds = boundsOf(aPlan({ filters: [inShop], orderBy: [cheapest] }))
    expect(bounds.areKeys).toBe(false)
    expect(bounds.sort[0]).toMatchObject({
      'rows.c.price': { order: 'asc', mode: 'min', missing: 2 ** 31, nested: { path: 'rows' } },
    })
    expect(bounds.read([2 ** 31, 4])).toEqual({ keys: [null], group: 4 })
  })

  test('settle a page only when no product unread may stand on it', () => {
    const plan = aPlan({
      shownBy: [{ by: 'id', direction: 'asc' }],
      orderBy: [cheapest],
      page: { kind: 'numbered', number: 1, size: 2 },
    })
    const make = documentMaker(schema)
    const hit = (group: number, bound: number, ...prices: number[]): FoundHit => {
      const rows = prices.map((price, at) => aRow(10 * group + at, { values: { price } }))
      const { kept } = make({ group, rows }) as { kept: string }
      return { _id: String(group), sort: [bound, group], fields: { kept: [kept] } }
    }
    const reader = new PageReader(plan, schema, boundsOf(plan))
    // Shown by their first rows, of 900, 300 and 350: the first has only its bound in front.
    reader.add([hit(1, 100, 900, 100), hit(2, 300, 300)])
    expect(reader.page(0, false)).toBeNull()
    reader.add([hit(3, 350, 350)])
    expect(reader.page(0, false)?.map(({ group }) => group)).toEqual([2, 3])
    expect(reader.page(0, true)?.map(({ cursor }) => cursor.keys)).toEqual([[300], [350]])
  })
})
