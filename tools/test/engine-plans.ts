/** Plans for the tests of the engine, from one seed: also of kinds that no page of the product asks (see `aPagePlan` for the mix). */
import type { FacetFilter, FacetRequest, OrderKey, SearchPlan } from '#ports/search/port.ts'
import { departments, groups, leaves, leafWeights, REGIONS, word } from './engine-catalogue.ts'
import type { Random } from '../bench/random.ts'

export interface NamedPlan {
  /** Kind of page, for the report. */
  readonly kind: string
  readonly plan: SearchPlan
}

const FACETS = [
  'colour',
  'material',
  'style',
  'room',
  'shape',
  'seats',
  'condition',
  'stock',
  'delivery',
  'flags',
] as const

/** 12 facets, the unknown sizes, the price histogram, the children. */
const facetRequests: readonly FacetRequest[] = [
  ...FACETS.map((column): FacetRequest => ({ kind: 'values', facet: column, column })),
  { kind: 'values', facet: 'brand', column: 'brand', limit: 100 },
  { kind: 'values', facet: 'shop', column: 'shop', limit: 100 },
  { kind: 'unknown', facet: 'size', column: 'width' },
  { kind: 'histogram', facet: 'price', column: 'price', buckets: 24 },
  { kind: 'children', facet: 'category' },
]

/** 80 % pages of a category (most of them leaves), 20 % without one; 0 to 3 filters; the four sorts; three regions. */
export function aPagePlan(random: Random): NamedPlan {
  const filterCount = random.weighted([0.35, 0.3, 0.2, 0.15])
  if (random.chance(0.2)) return aPageWithoutCategory(random, filterCount)
  const level = random.weighted([0.76, 0.17, 0.07])
  const category = level === 0 ? leaves[random.weighted(leafWeights)]! : random.pick(level === 1 ? groups : departments)
  const plan = aPlan(random, category.id, someFilters(random, filterCount))
  return { kind: `${['leaf', 'group', 'department'][level]}, ${filterCount} filters`, plan }
}

/** Shop, brand, sales, vouchers, room, the whole catalogue. */
function aPageWithoutCategory(random: Random, filterCount: number): NamedPlan {
  const kind = random.weighted([0.3, 0.25, 0.15, 0.1, 0.1, 0.1])
  const any = (column: string, value: number): FacetFilter => ({
    facet: 'page',
    filter: { kind: 'any', column, values: [value] },
  })
  const own = [
    () => [any('shop', random.skewed(300))],
    () => [any('brand', random.skewed(4000))],
    () => [any('flags', 0)],
    () => [any('flags', 2)],
    () => [any('room', random.below(11))],
    () => [],
  ][kind]!()
  const name = ['shop', 'brand', 'sales', 'vouchers', 'room', 'whole'][kind]!
  return {
    kind: `${name}, ${filterCount} filters`,
    plan: aPlan(random, null, [...own, ...someFilters(random, filterCount)]),
  }
}

/** Text over the whole catalogue or in a department. */
export function aTextPlan(random: Random): NamedPlan {
  const count = 1 + random.below(3)
  const words = Array.from({ length: count }, () => ({
    alternatives: [
      { term: word(random, 60_000), weight: 20 },
      { term: word(random, 60_000), weight: 9 },
    ],
  }))
  const category = random.chance(0.3) ? random.pick(departments).id : null
  const base = aPlan(random, category, someFilters(random, random.weighted([0.6, 0.3, 0.1])))
  return {
    kind: `text, ${count} words`,
    plan: {
      ...base,
      words,
      adjacencyBonus: 30,
      orderBy: [
        { by: 'score', direction: 'desc' },
        { by: 'rank', direction: 'desc' },
      ],
    },
  }
}

function aPlan(random: Random, category: number | null, filters: readonly FacetFilter[]): SearchPlan {
  const total = `total-${REGIONS[random.weighted([0.8, 0.1, 0.1])]!}`
  const byTotal: OrderKey[] = [
    { by: 'column', column: 'tier', direction: 'asc' },
    { by: 'column', column: total, direction: 'asc' },
    { by: 'column', column: 'price', direction: 'asc' },
  ]
  const sorts: OrderKey[][] = [
    [{ by: 'rank', direction: 'desc' }],
    [{ by: 'column', column: 'price', direction: 'asc' }],
    byTotal,
    [{ by: 'column', column: 'day', direction: 'desc' }],
  ]
  const sort = random.weighted([0.6, 0.2, 0.1, 0.1])
  const parameters: FacetRequest[] = category === null ? [] : parameterFacets(category)
  return {
    category,
    words: [],
    adjacencyBonus: 0,
    filters,
    shownBy: sort === 1 ? [{ by: 'column', column: 'price', direction: 'asc' }] : byTotal,
    orderBy: sorts[sort]!,
    facets: [...facetRequests, ...parameters],
    page: { kind: 'numbered', number: random.chance(0.85) ? 1 : 1 + random.skewed(40), size: 48 },
  }
}

function parameterFacets(category: number): FacetRequest[] {
  const order = category - 1
  const { id } = departments.find((node) => node.order <= order && order <= node.subtreeEnd)!
  return [`type-${id}`, `features-${id}`].map((column) => ({ kind: 'values', facet: column, column }))
}

function someFilters(random: Random, count: number): FacetFilter[] {
  const makers: (() => FacetFilter)[] = [
    () => ({
      facet: 'colour',
      filter: { kind: 'any', column: 'colour', values: [random.skewed(16), random.skewed(16)] },
    }),
    () => ({ facet: 'material', filter: { kind: 'any', column: 'material', values: [random.skewed(20)] } }),
    () => ({
      facet: 'price',
      filter: {
        kind: 'between',
        column: 'price',
        low: random.chance(0.5) ? null : random.below(60) * 100,
        high: 10_000 + random.below(200) * 500,
      },
    }),
    () => ({
      facet: 'size',
      filter: {
        kind: 'overlaps',
        column: 'width',
        low: random.chance(0.3) ? null : 400 + random.below(80) * 10,
        high: 1200 + random.below(100) * 10,
      },
    }),
    () => ({ facet: 'brand', filter: { kind: 'any', column: 'brand', values: [random.skewed(4000)] } }),
    () => ({ facet: 'shop', filter: { kind: 'any', column: 'shop', values: [random.skewed(300)] } }),
    () => ({ facet: 'stock', filter: { kind: 'any', column: 'stock', values: [1] } }),
    () => ({ facet: 'style', filter: { kind: 'any', column: 'style', values: [random.skewed(10)] } }),
  ]
  const filters: FacetFilter[] = []
  while (filters.length < count) filters.push(makers.splice(random.below(makers.length), 1)[0]!())
  return filters
}
