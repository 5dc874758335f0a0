import {
  type ColumnKind,
  type ColumnSpec,
  type IndexSchema,
  MAX_FILTERED_FACETS,
  MAX_NUMBERED_HITS,
  MAX_PLAN_WORDS,
  type OrderKey,
  type RowFilter,
  type SearchPlan,
} from '../port.ts'
import { columnPath, SET_KINDS } from './mapping.ts'

/** A schema whose columns are asked by name and kind; what it does not have is a RangeError with its name. */
export interface BoundSchema extends IndexSchema {
  column(name: string, kinds: readonly ColumnKind[]): ColumnSpec
  /** Direct children of a category, or the roots, in the order of the tree. */
  childrenOf(category: number | null): readonly number[]
}

export const NUMBER_KINDS: readonly ColumnKind[] = ['integer', 'enum']
const ALL_KINDS: readonly ColumnKind[] = ['integer', 'enum', 'bitmask', 'list', 'range']

export function bindSchema(schema: IndexSchema): BoundSchema {
  const columns = new Map(schema.columns.map((column) => [column.name, column]))
  const categories = new Map(schema.categories.map((category) => [category.id, category]))
  return {
    ...schema,
    column(name, kinds) {
      const column = columns.get(name)
      if (!column) throw new RangeError(`plan names column "${name}", which the schema does not have`)
      if (!kinds.includes(column.kind))
        throw new RangeError(`column "${name}" is of kind ${column.kind}, not ${kinds.join(' or ')}`)
      return column
    },
    childrenOf(id) {
      const parent = id === null ? { order: -1, subtreeEnd: Infinity } : categories.get(id)
      if (!parent) throw new RangeError(`plan names category ${id}, which the schema does not have`)
      const below = schema.categories
        .filter(({ order }) => order > parent.order && order <= parent.subtreeEnd)
        .toSorted((a, b) => a.order - b.order)
      let end = -1
      return below.flatMap((category) => {
        if (category.order <= end) return []
        end = category.subtreeEnd
        return [category.id]
      })
    },
  }
}

/** Throws a RangeError when the plan names what is not there, asks a column what it cannot answer, or asks too much. */
export function refuseWrongPlan(plan: SearchPlan, schema: BoundSchema): void {
  if (plan.words.length > MAX_PLAN_WORDS)
    throw new RangeError(`plan has ${plan.words.length} words, at most ${MAX_PLAN_WORDS}`)
  const facets = new Set(plan.filters.map(({ facet }) => facet)).size
  if (facets > MAX_FILTERED_FACETS)
    throw new RangeError(`plan filters ${facets} facets, at most ${MAX_FILTERED_FACETS}`)
  const { page } = plan
  if (page.kind === 'numbered' && page.number * page.size > MAX_NUMBERED_HITS)
    throw new RangeError(`page ${page.number} of ${page.size} ends after hit ${MAX_NUMBERED_HITS}`)
  schema.childrenOf(plan.category)
  for (const { filter } of plan.filters) filteredColumn(filter, schema)
  for (const key of [...plan.shownBy, ...plan.orderBy]) keyColumn(key, schema)
  for (const request of plan.facets) {
    if (request.kind === 'values') schema.column(request.column, SET_KINDS)
    else if (request.kind === 'unknown') schema.column(request.column, ALL_KINDS)
    else if (request.kind === 'histogram')
      schema.column(request.column, request.end === undefined ? ['integer'] : ['range'])
  }
}

export function filteredColumn(filter: RowFilter, schema: BoundSchema): ColumnSpec {
  switch (filter.kind) {
    case 'any':
      return schema.column(filter.column, ['integer', ...SET_KINDS])
    case 'between':
      return schema.column(filter.column, ['integer'])
    case 'overlaps':
      return schema.column(filter.column, ['range'])
  }
}

/** The column that a key orders by; null: it orders by something else. */
export function keyColumn(key: OrderKey, schema: BoundSchema): ColumnSpec | null {
  return key.by === 'column' ? schema.column(key.column ?? '', NUMBER_KINDS) : null
}

/** The field that holds a column's numbers. */
export function numberPath(column: ColumnSpec): string {
  return column.kind === 'enum' ? `${columnPath(column)}.number` : columnPath(column)
}
