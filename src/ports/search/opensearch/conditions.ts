import type { ColumnSpec, FacetFilter, RowFilter, SearchPlan } from '../port.ts'
import { type BoundSchema, filteredColumn } from './bound-schema.ts'
import { columnPath } from './mapping.ts'
import type { Query } from './query.ts'
import { wordFilters } from './word-query.ts'

/** What holds of a product that is found: of the product itself, and of one and the same row of it. */
export interface Conditions {
  readonly product: readonly Query[]
  readonly row: readonly Query[]
}

/** Conditions of a plan's words and of these of its filters; its category is not among them. */
export function conditionsOf(plan: SearchPlan, filters: readonly FacetFilter[], schema: BoundSchema): Conditions {
  const [product, row]: [Query[], Query[]] = [[], [...wordFilters(plan.words, schema)]]
  for (const { filter } of filters) {
    const column = filteredColumn(filter, schema)
    const into = column.perProduct ? product : row
    into.push(filterQuery(filter, column))
  }
  return { product, row }
}

/** All as clauses on the product. */
export function productClauses({ product, row }: Conditions): Query[] {
  return row.length === 0 ? [...product] : [...product, onOneRow(row)]
}

export function onOneRow(row: readonly Query[]): Query {
  return { nested: { path: 'rows', score_mode: 'none', query: allOf(row) } }
}

export function allOf(clauses: readonly Query[]): Query {
  return { bool: { filter: clauses } }
}

/** In a category, with its subtree; without one everything that is not gone. */
export function scopeClauses({ category }: SearchPlan): Query[] {
  return [category === null ? { term: { live: true } } : { term: { ancestors: String(category) } }]
}

/** Products, or rows, whose value is not known. */
export function unknownQuery(column: ColumnSpec): Query {
  return { bool: { must_not: [knownQuery(column)] } }
}

function knownQuery(column: ColumnSpec): Query {
  return { exists: { field: column.kind === 'range' ? `${columnPath(column)}.low` : columnPath(column) } }
}

function filterQuery(filter: RowFilter, column: ColumnSpec): Query {
  const path = columnPath(column)
  switch (filter.kind) {
    case 'any':
      return { terms: { [path]: column.kind === 'integer' ? filter.values : filter.values.map(String) } }
    case 'between':
      return between(path, filter.low, filter.high)
    case 'overlaps':
      return allOf([between(`${path}.high`, filter.low, null), between(`${path}.low`, null, filter.high)])
  }
}

function between(path: string, low: number | null, high: number | null): Query {
  if (low === null && high === null) return { exists: { field: path } }
  return { range: { [path]: { ...(low !== null && { gte: low }), ...(high !== null && { lte: high }) } } }
}
