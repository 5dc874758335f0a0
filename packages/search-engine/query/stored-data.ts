import { ABSENT_16 } from '../build/pack-columns.ts'
import { ABSENT } from '../build/raw-column.ts'
import type { ColumnLayout } from '../build/layout.ts'
import type { ColumnKind } from '../plan/schema.ts'
import type { Segment } from '../segment/segment.ts'

/** Rows [start, end) of a segment. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** A stored array and the row of its first entry: the value of row r is data[r - offset]. */
export interface WordData {
  readonly data: Uint32Array
  readonly offset: number
}

export interface NumberData {
  readonly data: Uint16Array | Int32Array
  readonly offset: number
  /** Stands for "no value". */
  readonly absent: number
}

export interface ListData {
  readonly values: Uint16Array
  readonly starts: Uint32Array
  readonly offset: number
}

/** The layout of a column; RangeError when the schema lacks it or it is of no such kind. */
export function columnOf(segment: Segment, name: string, kinds: readonly ColumnKind[]): ColumnLayout {
  const column = segment.columns.get(name)
  if (!column) throw new RangeError(`plan names column "${name}", which the schema does not have`)
  if (!kinds.includes(column.kind)) throw new RangeError(`column "${name}" is of kind ${column.kind}, not ${kinds.join(' or ')}`)
  return column
}

/** A packed word, readable on the whole of `range`: a word of one category is widened when the range reaches beyond it. */
export function wordData(segment: Segment, word: number, range: RowRange): WordData {
  const { start, end, outside } = segment.meta.words[word]!
  const stored = segment.arrays[`word:${word}`] as Uint32Array
  if (isInside(range, { start, end })) return { data: stored, offset: start }
  const data = new Uint32Array(segment.meta.rowCount).fill(outside)
  data.set(stored, start)
  return { data, offset: 0 }
}

/** A column of numbers, likewise; `part` names which array of it. */
export function numberData(segment: Segment, column: ColumnLayout, part: 'col' | 'low' | 'high', range: RowRange): NumberData {
  const stored = segment.arrays[`${part}:${column.name}`] as Uint16Array | Int32Array
  const absent = stored instanceof Uint16Array ? ABSENT_16 : ABSENT
  if (isInside(range, column)) return { data: stored, offset: column.start, absent }
  const { rowCount } = segment.meta
  const data = (stored instanceof Uint16Array ? new Uint16Array(rowCount) : new Int32Array(rowCount)).fill(absent)
  data.set(stored, column.start)
  return { data, offset: 0, absent }
}

/** A column of sets, likewise. */
export function listData(segment: Segment, column: ColumnLayout, range: RowRange): ListData {
  const values = segment.arrays[`list:${column.name}`] as Uint16Array
  const stored = segment.arrays[`listAt:${column.name}`] as Uint32Array
  if (isInside(range, column)) return { values, starts: stored, offset: column.start }
  const starts = new Uint32Array(segment.meta.rowCount + 1).fill(values.length, column.end)
  starts.set(stored, column.start)
  return { values, starts, offset: 0 }
}

function isInside(inner: RowRange, outer: RowRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}
