import { absentValue, firstIndex, type StoredNumbers } from '../build/pack-columns.ts'
import type { ColumnLayout, Level } from '../build/layout.ts'
import type { ColumnKind } from '../plan/schema.ts'
import type { Segment } from '../segment/segment.ts'
import { unionsOf } from './whole-groups.ts'

/** Rows [start, end) of a segment. */
export interface RowRange {
  readonly start: number
  readonly end: number
}

/** Values stored by row or by group: that of row (or group) i is at i - offset. */
export interface Stored {
  readonly level: Level
  readonly offset: number
}

export interface WordData extends Stored {
  readonly data: Int32Array
}

export interface NumberData extends Stored {
  readonly data: StoredNumbers
  /** Stands for "no value". */
  readonly absent: number
}

export interface ListData extends Stored {
  readonly values: Uint16Array
  readonly starts: Uint32Array
}

/** The layout of a column; RangeError when the schema lacks it or it is of no such kind. */
export function columnOf(segment: Segment, name: string, kinds: readonly ColumnKind[]): ColumnLayout {
  const column = segment.columns.get(name)
  if (!column) throw new RangeError(`plan names column "${name}", which the schema does not have`)
  if (!kinds.includes(column.kind))
    throw new RangeError(`column "${name}" is of kind ${column.kind}, not ${kinds.join(' or ')}`)
  return column
}

/**
 * A packed word, readable on the whole of `range`: a word of one category is widened when the range reaches beyond it.
 * `united`: by group, with all bits of its rows, however it is stored.
 */
export function wordData(segment: Segment, word: number, range: RowRange, united = false): WordData {
  const layout = segment.meta.words[word]!
  const { outside } = layout
  const isUnion = united && layout.level === 'row'
  const level = isUnion ? 'group' : layout.level
  const stored = isUnion ? unionsOf(segment, word) : (segment.arrays[`word:${word}`] as Int32Array)
  const offset = firstIndex({ ...layout, level }, segment)
  if (isInside(range, layout)) return { data: stored, level, offset }
  const data = new Int32Array(indexCount(segment, level)).fill(outside)
  data.set(stored, offset)
  return { data, level, offset: 0 }
}

/** A column of numbers, likewise; `part` names which array of it. */
export function numberData(
  segment: Segment,
  column: ColumnLayout,
  part: 'col' | 'low' | 'high',
  range: RowRange,
): NumberData {
  const stored = segment.arrays[`${part}:${column.name}`] as StoredNumbers
  const absent = absentValue(column)
  const { level } = column
  const offset = firstIndex(column, segment)
  if (isInside(range, column)) return { data: stored, level, offset, absent }
  const count = indexCount(segment, level)
  const data = new (stored.constructor as new (length: number) => StoredNumbers)(count).fill(absent)
  data.set(stored, offset)
  return { data, level, offset: 0, absent }
}

/** A column of sets, likewise. */
export function listData(segment: Segment, column: ColumnLayout, range: RowRange): ListData {
  const values = segment.arrays[`list:${column.name}`] as Uint16Array
  const stored = segment.arrays[`listAt:${column.name}`] as Uint32Array
  const { level } = column
  const offset = firstIndex(column, segment)
  if (isInside(range, column)) return { values, starts: stored, level, offset }
  const starts = new Uint32Array(indexCount(segment, level) + 1).fill(values.length, offset)
  starts.set(stored, offset)
  return { values, starts, level, offset: 0 }
}

function indexCount({ meta }: Segment, level: Level): number {
  return level === 'row' ? meta.rowCount : meta.groupCount
}

export function isInside(inner: RowRange, outer: RowRange): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}
