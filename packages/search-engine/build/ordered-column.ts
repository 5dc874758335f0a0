import type { ColumnSpec } from '../plan/schema.ts'
import type { Level } from './layout.ts'
import { ABSENT, type RawColumn } from './raw-column.ts'

/** A column whose rows stand in the order in which they are read: what is then told of it, and packed from it, goes straight through memory. */
export interface OrderedColumn {
  readonly spec: ColumnSpec
  /** As in RawColumn: the value, the bits, the low end, or where the row's values end. */
  readonly first: Int32Array
  /** range: the high end; list: the values, ascending in each row. */
  readonly second: Int32Array
}

/** The column as it came, with only these rows, in their order; it is taken out of what it came in. */
export function orderColumn({ spec, first, second }: RawColumn, rows: Uint32Array): OrderedColumn {
  return pickRows({ spec, first: first.take() as Int32Array, second: second.take() as Int32Array }, rows)
}

/** Only these rows, in their order. */
export function pickRows(column: OrderedColumn, rows: Uint32Array): OrderedColumn {
  const { spec, first, second } = column
  if (spec.kind === 'list') return pickLists(column, rows)
  return { spec, first: pick(first, rows), second: spec.kind === 'range' ? pick(second, rows) : new Int32Array(0) }
}

function pick(values: Int32Array, rows: Uint32Array): Int32Array {
  const picked = new Int32Array(rows.length)
  for (let at = 0; at < rows.length; at++) picked[at] = values[rows[at]!]!
  return picked
}

function pickLists({ spec, first: ends, second: values }: OrderedColumn, rows: Uint32Array): OrderedColumn {
  const first = new Int32Array(rows.length)
  let length = 0
  for (let at = 0; at < rows.length; at++) first[at] = length += ends[rows[at]!]! - listStart(ends, rows[at]!)
  const second = new Int32Array(length)
  for (let at = 0; at < rows.length; at++) {
    const start = listStart(first, at)
    for (let from = listStart(ends, rows[at]!), to = start; to < first[at]!;) second[to++] = values[from++]!
    sortValues(second, start, first[at]!)
  }
  return { spec, first, second }
}

/** Where a row's values begin, by where those of each row end. */
export function listStart(ends: Int32Array, row: number): number {
  return row === 0 ? 0 : ends[row - 1]!
}

/** Up to so many values are in order before the machine's own sort has begun. */
const FEW = 16

function sortValues(values: Int32Array, start: number, end: number): void {
  if (end - start > FEW) {
    values.subarray(start, end).sort()
    return
  }
  for (let next = start + 1; next < end; next++) {
    const value = values[next]!
    let at = next
    for (; at > start && values[at - 1]! > value; at--) values[at] = values[at - 1]!
    values[at] = value
  }
}

/** Do all rows of every group have the same value? `groupOf`: of the column's rows. */
export function levelOf(column: OrderedColumn, groupOf: Uint32Array): Level {
  const isSame = sameness(column)
  for (let at = 1; at < groupOf.length; at++) if (groupOf[at] === groupOf[at - 1] && !isSame(at)) return 'row'
  return 'group'
}

/** Whether a row has the value of the row before it. */
function sameness({ spec, first, second }: OrderedColumn): (row: number) => boolean {
  if (spec.kind === 'range') return (row) => first[row] === first[row - 1] && second[row] === second[row - 1]
  if (spec.kind !== 'list') return (row) => first[row] === first[row - 1]
  return (row) => {
    const [before, start] = [listStart(first, row - 1), listStart(first, row)]
    if (first[row]! - start !== start - before) return false
    for (let i = 0; start + i < first[row]!; i++) if (second[start + i] !== second[before + i]) return false
    return true
  }
}

/** Highest value of the rows (bitmask: the highest id; range: the highest end), and whether one of them is unknown. */
export function columnFacts({ spec, first, second }: OrderedColumn): { max: number; hasUnknown: boolean } {
  switch (spec.kind) {
    case 'bitmask':
      return { max: 31 - Math.clz32(first.reduce((bits, own) => bits | own, 0)), hasUnknown: first.includes(0) }
    case 'list':
      return { max: highest(second), hasUnknown: hasEmptyList(first) }
    case 'range':
      return { max: highest(second), hasUnknown: first.includes(ABSENT) }
    default:
      return { max: highest(first), hasUnknown: first.includes(ABSENT) }
  }
}

/** ABSENT when there is none. */
function highest(values: Int32Array): number {
  let max = ABSENT
  for (let i = 0; i < values.length; i++) if (values[i]! > max) max = values[i]!
  return max
}

function hasEmptyList(ends: Int32Array): boolean {
  for (let row = 0; row < ends.length; row++) if (ends[row] === listStart(ends, row)) return true
  return false
}
