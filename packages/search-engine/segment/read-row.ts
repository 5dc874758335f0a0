import { absentValue, firstIndex } from '../build/pack-columns.ts'
import type { ColumnLayout } from '../build/layout.ts'
import type { ColumnValue, EngineRow } from '../plan/schema.ts'
import { termAt } from '../query/term-lookup.ts'
import { lowerBound, type Segment } from './segment.ts'

/** The row as it was given, with sets in ascending order and without columns of other categories: to merge segments, and to prove that packing loses nothing. */
export function readRow(segment: Segment, row: number): EngineRow {
  return rowReader(segment)(row)
}

/** The same for many rows of one segment: where each column lies is found once. */
export function rowReader(segment: Segment): (row: number) => EngineRow {
  const columns = segment.meta.columns.map((column) => ({
    column,
    from: firstIndex(column, segment),
    valueAt: valueReader(segment, column),
  }))
  return (row) => {
    const group = segment.groupOf[row]!
    const values: Record<string, ColumnValue> = {}
    for (const { column, from, valueAt } of columns)
      if (row >= column.start && row < column.end)
        values[column.name] = valueAt((column.level === 'row' ? row : group) - from)
    return {
      id: segment.rowIds[row]!,
      group: segment.groupIds[group]!,
      category: readCategory(segment, row),
      version: segment.versions[row]!,
      rank: segment.ranks[row]!,
      values,
      words: readWords(segment, row),
    }
  }
}

/** A row's category; null: none. */
export function readCategory({ categoryOrders, categoryStarts, categoryIds }: Segment, row: number): number | null {
  const after = lowerBound(categoryStarts, row + 1)
  return after > categoryOrders.length ? null : categoryIds.get(categoryOrders[after - 1]!)!
}

function valueReader({ arrays }: Segment, column: ColumnLayout): (at: number) => ColumnValue {
  const { name, storage, kind } = column
  switch (storage) {
    case 'packed': {
      const { word, shift, width } = column.field!
      const data = arrays[`word:${word}`]!
      const mask = width === 32 ? -1 : (1 << width) - 1
      return (at) => valueOfBits(kind, (data[at]! >>> shift) & mask)
    }
    case 'numbers': {
      const data = arrays[`col:${name}`]!
      const absent = absentValue(column)
      return (at) => (data[at] === absent ? null : data[at]!)
    }
    case 'range': {
      const [lows, highs] = [arrays[`low:${name}`]!, arrays[`high:${name}`]!]
      const absent = absentValue(column)
      return (at) => (lows[at] === absent ? null : { low: lows[at]!, high: highs[at]! })
    }
    case 'list': {
      const [starts, values] = [arrays[`listAt:${name}`]!, arrays[`list:${name}`]!]
      return (at) => (starts[at] === starts[at + 1] ? null : [...values.subarray(starts[at], starts[at + 1])])
    }
  }
}

function valueOfBits(kind: ColumnLayout['kind'], bits: number): number | number[] | null {
  if (bits === 0) return null
  if (kind === 'enum') return 31 - Math.clz32(bits)
  const ids: number[] = []
  for (let left = bits; left !== 0; left &= left - 1) ids.push(31 - Math.clz32(left & -left))
  return ids
}

function readWords({ text, meta }: Segment, row: number): Record<string, string[]> {
  const words: Record<string, string[]> = {}
  let at = text.streamStarts[row]!
  for (const { name } of meta.schema.textFields) {
    const own: string[] = []
    for (;;) {
      let value = 0
      let byte = text.stream[at++]!
      for (let shift = 0; ; shift += 7, byte = text.stream[at++]!) {
        value |= (byte & 127) << shift
        if (byte < 128) break
      }
      if (value === 0) break
      own.push(termAt(text, value - 1))
    }
    words[name] = own
  }
  return words
}
