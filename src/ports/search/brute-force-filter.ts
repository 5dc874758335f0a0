import type { ColumnKind, ColumnSpec, ColumnValue, IndexRow, IndexSchema, RowFilter } from './port.ts'

/** Reads one column of one row; asking a kind that the column is not throws a RangeError with its name. */
export interface ReadValue {
  /** integer or enum column */
  number(row: IndexRow, column: string): number | null
  integer(row: IndexRow, column: string): number | null
  range(row: IndexRow, column: string): { readonly low: number; readonly high: number } | null
  /** enum, bitmask or list column; unknown is the empty set. */
  set(row: IndexRow, column: string): readonly number[]
  isUnknown(row: IndexRow, column: string): boolean
}

/** Does the row pass the filter? Unknown never does. */
export function matchesFilter(filter: RowFilter, row: IndexRow, schema: IndexSchema, read: ReadValue): boolean {
  switch (filter.kind) {
    case 'any': {
      const isInteger = schema.columns.find((c) => c.name === filter.column)?.kind === 'integer'
      const own = isInteger ? [read.integer(row, filter.column)] : read.set(row, filter.column)
      return own.some((value) => value !== null && filter.values.includes(value))
    }
    case 'between': {
      const value = read.integer(row, filter.column)
      return value !== null && value >= (filter.low ?? -Infinity) && value <= (filter.high ?? Infinity)
    }
    case 'overlaps': {
      const value = read.range(row, filter.column)
      return value !== null && value.high >= (filter.low ?? -Infinity) && value.low <= (filter.high ?? Infinity)
    }
  }
}

/** Reads values by the schema: kinds checked, values outside a column's category unknown. */
export function readerOf(schema: IndexSchema): ReadValue {
  const columns = new Map(schema.columns.map((c) => [c.name, c]))
  const categories = new Map(schema.categories.map((c) => [c.id, c]))

  function isInside(row: IndexRow, spec: ColumnSpec): boolean {
    if (spec.withinCategory === undefined) return true
    const scope = categories.get(spec.withinCategory)!
    const own = row.category === null ? undefined : categories.get(row.category)
    return own !== undefined && own.order >= scope.order && own.order <= scope.subtreeEnd
  }

  function value(row: IndexRow, column: string, kinds: readonly ColumnKind[]): ColumnValue {
    const spec = columns.get(column)
    if (!spec) throw new RangeError(`plan names column "${column}", which the schema does not have`)
    if (!kinds.includes(spec.kind))
      throw new RangeError(`column "${column}" is of kind ${spec.kind}, not ${kinds.join(' or ')}`)
    const own = isInside(row, spec) ? (row.values[column] ?? null) : null
    return Array.isArray(own) && own.length === 0 ? null : own
  }

  return {
    number: (row, column) => value(row, column, ['integer', 'enum']) as number | null,
    integer: (row, column) => value(row, column, ['integer']) as number | null,
    range: (row, column) => value(row, column, ['range']) as { low: number; high: number } | null,
    set: (row, column) => [value(row, column, ['enum', 'bitmask', 'list']) ?? []].flat() as number[],
    isUnknown: (row, column) => value(row, column, ['integer', 'enum', 'bitmask', 'list', 'range']) === null,
  }
}
