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
  if (value === null) return pushUnknown(column)
  const { spec, first, second } = column
  switch (spec.kind) {
    case 'integer':
    case 'enum':
      if (!isIntegerUpTo(value, spec.kind === 'enum' ? ID_LIMIT - 1 : INTEGER_MAX)) throw refusal(spec, value, rowId)
      return first.push(value)
    case 'bitmask': {
      let bits = 0
      for (const id of idsOf(column, value, 31, rowId)) bits |= 1 << id
      return first.push(bits)
    }
    case 'range':
      if (!isInterval(value)) throw refusal(spec, value, rowId)
      first.push(value.low)
      return second.push(value.high)
    case 'list':
      for (const id of new Set(idsOf(column, value, ID_LIMIT - 1, rowId))) second.push(id)
      return first.push(second.length)
  }
}

/** Appends "unknown". */
export function pushUnknown({ spec, first, second }: RawColumn): void {
  switch (spec.kind) {
    case 'bitmask':
      return first.push(0)
    case 'list':
      return first.push(second.length)
    case 'range':
      second.push(ABSENT)
      return first.push(ABSENT)
    default:
      return first.push(ABSENT)
  }
}

function refusal({ name, kind }: ColumnSpec, value: ColumnValue, rowId: number): RangeError {
  return new RangeError(`column "${name}" (${kind}) of row ${rowId} cannot hold ${JSON.stringify(value)}`)
}

function idsOf({ spec }: RawColumn, value: ColumnValue, max: number, rowId: number): readonly number[] {
  if (!Array.isArray(value)) throw refusal(spec, value, rowId)
  for (const id of value as readonly number[]) if (!isIntegerUpTo(id, max)) throw refusal(spec, value, rowId)
  return value as readonly number[]
}

function isIntegerUpTo(value: unknown, max: number): value is number {
  return Number.isInteger(value) && (value as number) >= 0 && (value as number) <= max
}

function isInterval(value: ColumnValue): value is Interval {
  if (typeof value !== 'object' || value === null || !('low' in value)) return false
  return isIntegerUpTo(value.low, INTEGER_MAX) && isIntegerUpTo(value.high, INTEGER_MAX) && value.low <= value.high
}
