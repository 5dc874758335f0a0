import type { FacetAnswer, FacetRequest, SearchPlan } from '../port.ts'
import type { BoundSchema } from './bound-schema.ts'
import { allOf, type Conditions, onOneRow, productClauses, unknownQuery } from './conditions.ts'
import type { Query } from './query.ts'
import {
  type Histogram,
  NO_HISTOGRAM,
  productsHistogram,
  readHistogram,
  shownRowsHistogram,
} from './histogram-script.ts'
import { columnPath, SET_KINDS } from './mapping.ts'

/** What a facet of the plan asks the cluster, on the products that match (`product`) or inside their nested rows that do (`row`). */
export interface FacetQuery {
  readonly on: 'product' | 'row'
  readonly query: Query
  read(answer: FacetResult | undefined): FacetAnswer
}

/** As aggregations answer. */
export interface FacetResult {
  readonly doc_count?: number
  readonly value?: readonly number[]
  readonly buckets?: readonly {
    readonly key: string
    readonly doc_count: number
    readonly products?: { readonly doc_count: number }
  }[]
  readonly count?: number
  readonly min?: number | null
  readonly max?: number | null
}

type Values = Extract<FacetRequest, { kind: 'values' }>
type HistogramRequest = Extract<FacetRequest, { kind: 'histogram' }>

/** More than a set's column may have, so that no shard leaves one out: counts are exact. */
const ALL_VALUES = 65_536

/** `found`: what holds of the products and rows that this facet counts. */
export function facetQuery(
  request: FacetRequest,
  plan: SearchPlan,
  schema: BoundSchema,
  found: Conditions,
): FacetQuery {
  switch (request.kind) {
    case 'children':
      return childrenQuery(request.facet, schema.childrenOf(plan.category))
    case 'values':
      return valuesQuery(request, schema, found)
    case 'unknown':
      return unknownCount(request, schema, found)
    case 'histogram':
      return histogramQuery(request, plan, schema)
  }
}

function childrenQuery(facet: string, children: readonly number[]): FacetQuery {
  const include = children.length > 0 ? children.map(String) : ['none']
  return {
    on: 'product',
    query: { terms: { field: 'ancestors', include, size: include.length } },
    read(answer) {
      const counts = new Map(answer?.buckets?.map(({ key, doc_count: count }) => [Number(key), count]))
      return {
        kind: 'children',
        facet,
        counts: children.flatMap((category) => {
          const count = counts.get(category) ?? 0
          return count === 0 ? [] : [{ category, count }]
        }),
      }
    },
  }
}

/** Where every row of a product matches, its values are those of all its rows together: no row has to be looked at. */
function valuesQuery({ facet, column: name, limit }: Values, schema: BoundSchema, { row }: Conditions): FacetQuery {
  const column = schema.column(name, SET_KINDS)
  const isOfProduct = column.perProduct || row.length === 0
  const field = column.perProduct || row.length > 0 ? columnPath(column) : `any.${name}`
  const terms = { field, size: ALL_VALUES, collect_mode: 'depth_first', order: { _key: 'asc' } }
  return {
    on: isOfProduct ? 'product' : 'row',
    query: isOfProduct ? { terms } : { terms, aggs: { products: { reverse_nested: {} } } },
    read(answer) {
      const counts = (answer?.buckets ?? [])
        .map(({ key, doc_count: count, products }) => ({ value: Number(key), count: products?.doc_count ?? count }))
        .toSorted((a, b) => b.count - a.count || a.value - b.value)
      return { kind: 'values', facet, column: name, counts: limit === undefined ? counts : counts.slice(0, limit) }
    },
  }
}

function unknownCount(
  { facet, column: name }: Extract<FacetRequest, { kind: 'unknown' }>,
  schema: BoundSchema,
  { row }: Conditions,
): FacetQuery {
  const column = schema.column(name, ['integer', 'enum', 'bitmask', 'list', 'range'])
  const isUnknown = unknownQuery(column)
  return {
    on: 'product',
    query: { filter: column.perProduct ? isUnknown : onOneRow([...row, isUnknown]) },
    read: (answer) => ({ kind: 'unknown', facet, column: name, count: answer?.doc_count ?? 0 }),
  }
}

function histogramQuery(request: HistogramRequest, plan: SearchPlan, schema: BoundSchema): FacetQuery {
  const { facet, column: name, end, buckets } = request
  const column = schema.column(name, end === undefined ? ['integer'] : ['range'])
  const field = end === undefined ? columnPath(column) : `${columnPath(column)}.${end}`
  const said = (histogram: Histogram): FacetAnswer => ({
    kind: 'histogram',
    facet,
    column: name,
    ...(end !== undefined && { end }),
    ...histogram,
  })
  const scripted = (answer: FacetResult | undefined) => said(readHistogram(answer?.value ?? [], buckets))
  if (!column.perProduct) return { on: 'row', query: shownRowsHistogram(field, buckets, plan, schema), read: scripted }
  if (buckets > 1) return { on: 'product', query: productsHistogram(field, buckets), read: scripted }
  return {
    on: 'product',
    query: { stats: { field } },
    read: ({ count = 0, min, max } = {}) =>
      said(count === 0 ? NO_HISTOGRAM : readHistogram([min ?? 0, max ?? 0, count], 1)),
  }
}

/** The aggregations of facets that count the same products; `read` takes what they answered. */
export interface FacetGroup {
  readonly aggs: Query
  read(answer: Readonly<Record<string, unknown>>): ReadonlyMap<number, FacetAnswer>
}

/** `facets`: the plan's, by their place in it. `isNarrower`: they count less than what the request finds. */
export function facetGroup(
  facets: ReadonlyMap<number, FacetQuery>,
  found: Conditions,
  { name, isNarrower }: { readonly name: string; readonly isNarrower: boolean },
): FacetGroup {
  const [ofProduct, ofRow] = (['product', 'row'] as const).map((on) =>
    [...facets].filter(([, facet]) => facet.on === on).map(([at, { query }]) => [`f${at}`, query] as const),
  ) as [[string, Query][], [string, Query][]]
  const matching = { filter: allOf(found.row), aggs: Object.fromEntries(ofRow) }
  const rows = { nested: { path: 'rows' }, aggs: { matching } }
  const aggs = { ...Object.fromEntries(ofProduct), ...(ofRow.length > 0 && { rows }) }
  return {
    aggs: { [name]: { filter: isNarrower ? allOf(productClauses(found)) : { match_all: {} }, aggs } },
    read(answer) {
      const own = answer[name] as Readonly<Record<string, FacetResult>> | undefined
      const inRows = (own?.['rows'] as { matching?: Readonly<Record<string, FacetResult>> } | undefined)?.matching
      return new Map(
        [...facets].map(([at, facet]) => [at, facet.read((facet.on === 'product' ? own : inRows)?.[`f${at}`])]),
      )
    },
  }
}
