import type { ColumnLayout } from '../build/layout.ts'
import { absentValue, firstIndex, type StoredNumbers } from '../build/pack-columns.ts'
import type { Segment } from '../segment/segment.ts'

/**
 * What groups have of columns that are stored by row, for scans whose filters keep or drop whole groups: those read a group at
 * a time, and never its rows. Worked out when first asked, and kept with the segment.
 */
interface WholeGroups {
  readonly unions: Map<number, Int32Array>
  readonly later: Map<string, LaterValues>
}

/** Values of rows that are not the first of their group, each once a group and not that of the first; groups ascend. */
export interface LaterValues {
  readonly groups: Int32Array
  readonly values: Uint16Array | Int32Array
}

const kept = new WeakMap<Segment, WholeGroups>()

function keptOf(segment: Segment): WholeGroups {
  let own = kept.get(segment)
  if (!own) kept.set(segment, (own = { unions: new Map(), later: new Map() }))
  return own
}

/** A packed word that is stored by row: per group all bits of its rows. The first is that of the group with the word's first row. */
export function unionsOf(segment: Segment, word: number): Int32Array {
  const { unions } = keptOf(segment)
  let own = unions.get(word)
  if (!own) unions.set(word, (own = uniteAll(segment, word)))
  return own
}

function uniteAll({ groupOf, arrays, meta }: Segment, word: number): Int32Array {
  const { start, end } = meta.words[word]!
  if (start === end) return new Int32Array(0)
  const stored = arrays[`word:${word}`] as Int32Array
  const first = groupOf[start]!
  const unions = new Int32Array(groupOf[end - 1]! - first + 1)
  for (let row = start; row < end; row++) unions[groupOf[row]! - first]! |= stored[row - start]!
  return unions
}

/** An enum that is stored by row as a number. */
export function laterValuesOf(segment: Segment, column: ColumnLayout): LaterValues {
  const { later } = keptOf(segment)
  let own = later.get(column.name)
  if (!own) later.set(column.name, (own = collectLater(segment, column)))
  return own
}

function collectLater(segment: Segment, column: ColumnLayout): LaterValues {
  const { groupOf, groupStarts, arrays } = segment
  const stored = arrays[`col:${column.name}`] as StoredNumbers
  const from = firstIndex(column, segment)
  const lastGroup = new Int32Array(absentValue(column) + 1).fill(-1)
  const groups = new Int32Array(column.end - column.start)
  const values = stored instanceof Int32Array ? new Int32Array(groups.length) : new Uint16Array(groups.length)
  let length = 0
  for (let row = column.start; row < column.end; row++) {
    const group = groupOf[row]!
    const value = stored[row - from]!
    if (lastGroup[value] !== group && row !== groupStarts[group]) {
      groups[length] = group
      values[length++] = value
    }
    lastGroup[value] = group
  }
  return { groups: groups.slice(0, length), values: values.slice(0, length) }
}

/** Bytes of what is kept for a segment. */
export function wholeGroupsBytes(segment: Segment): number {
  const own = kept.get(segment)
  let bytes = 0
  for (const union of own?.unions.values() ?? []) bytes += union.byteLength
  for (const { groups, values } of own?.later.values() ?? []) bytes += groups.byteLength + values.byteLength
  return bytes
}
