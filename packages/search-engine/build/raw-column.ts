import { ID_LIMIT, INTEGER_MAX, type ColumnSpec, type ColumnValue, type Interval } from '../plan/schema.ts'
import { GrowableColumn } from './growable-column.ts'

/** In the raw columns, and in 32-bit packed ones: no value. */
export const ABSENT = -1

/** A column as the rows came, before they are clustered and packed. */
export interface RawColumn {
  readonly spec: ColumnSpec
  /** integer, enum: the value; bitmask: its bits; range: the low end; list: where the row's values end. */
  readonly first: GrowableColumn
  /** range: the high end; list: the values of all rows, one after the other. */
  readonly second: GrowableColumn
}

export function aRawColumn(spec: ColumnSpec): RawColumn {
  return { spec, first: new GrowableColumn('int32'), second: new GrowableColumn('int32') }
}

/** Appends the value of the next row; throws a RangeError that names column and row when the kind cannot hold it. */
export function pushValue(column: RawColumn, value: ColumnValue, rowId: number): void {
  const { spec, first, second } = column
  const refuse = (why: string): never => {
    throw new RangeError(`column "${spec.name}" (${spec.kind}) of row ${rowId}: ${why} (${JSON.stringify(value)})`)
  }
  switch (spec.kind) {
    case 'integer':
    case 'enum': {
      if (value === null) return first.push(ABSENT)
      if (!isIntegerUpTo(value, spec.kind === 'enum' ? ID_LIMIT - 1 : INTEGER_MAX)) return refuse('not an integer in range')
      return first.push(value)
    }
    case 'bitmask':
      return first.push(value === null ? 0 : bitsOf(value, refuse))
    case 'range': {
      if (value === null) return pushInterval(column, ABSENT, ABSENT)
      if (!isInterval(value)) return refuse('not an interval of integers')
      return pushInterval(column, value.low, value.high)
    }
    case 'list': {
      if (value !== null) {
        if (!Array.isArray(value)) return refuse('not a set of ids')
        for (const id of new Set(value as readonly number[])) {
          if (!isIntegerUpTo(id, ID_LIMIT - 1)) return refuse('id out of range')
          second.push(id)
        }
      }
      return first.push(second.length)
    }
  }
}

function pushInterval(column: RawColumn, low: number, high: number): void {
  column.first.push(low)
  column.second.push(high)
}

function bitsOf(value: ColumnValue, refuse: (why: string) => never): number {
  if (!Array.isArray(value)) return refuse('not a set of ids')
  let bits = 0
  for (const id of value as readonly number[]) {
    if (!isIntegerUpTo(id, 31)) return refuse('id out of range')
    bits |= 1 << id
  }
  return bits
}

function isIntegerUpTo(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max
}

function isInterval(value: ColumnValue): value is Interval {
  if (typeof value !== 'object' || value === null || !('low' in value)) return false
  return isIntegerUpTo(value.low, INTEGER_MAX) && isIntegerUpTo(value.high, INTEGER_MAX) && value.low <= value.high
}
