import { absentValue, firstIndex } from '../build/pack-columns.ts'
import type { ColumnLayout } from '../build/layout.ts'
import type { ColumnValue, EngineRow } from '../plan/schema.ts'
import { termAt } from '../query/term-lookup.ts'
import { lowerBound, type Segment } from './segment.ts'

/** The row as it was given, with sets in ascending order and without columns of other categories: to merge segments, and to prove that packing loses nothing. */
export function readRow(segment: Segment, row: number): EngineRow {
  const group = segment.groupOf[row]!
  const values: Record<string, ColumnValue> = {}
  for (const column of segment.meta.columns) if (row >= column.start && row < column.end) values[column.name] = readValue(segment, column, (column.level === 'row' ? row : group) - firstIndex(column, segment))
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

function readCategory({ categoryOrders, categoryStarts, categoryIds }: Segment, row: number): number | null {
  const after = lowerBound(categoryStarts, row + 1)
  return after > categoryOrders.length ? null : categoryIds.get(categoryOrders[after - 1]!)!
}

function readValue(segment: Segment, column: ColumnLayout, at: number): ColumnValue {
  const { arrays } = segment
  switch (column.storage) {
    case 'packed': {
      const { word, shift, width } = column.field!
      const bits = width === 0 ? 0 : (arrays[`word:${word}`]![at]! >>> shift) & (width === 32 ? -1 : (1 << width) - 1)
      if (bits === 0) return null
      return column.kind === 'enum' ? 31 - Math.clz32(bits) : Array.from({ length: 32 }, (_, id) => id).filter((id) => (bits >>> id) & 1)
    }
    case 'numbers':
      return readNumber(segment, column, 'col', at)
    case 'range': {
      const low = readNumber(segment, column, 'low', at)
      return low === null ? null : { low, high: readNumber(segment, column, 'high', at)! }
    }
    case 'list': {
      const starts = arrays[`listAt:${column.name}`]!
      const ids = [...arrays[`list:${column.name}`]!.subarray(starts[at], starts[at + 1])]
      return ids.length === 0 ? null : ids
    }
  }
}

function readNumber({ arrays }: Segment, column: ColumnLayout, part: 'col' | 'low' | 'high', at: number): number | null {
  const value = arrays[`${part}:${column.name}`]![at]!
  return value === absentValue(column) ? null : value
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
