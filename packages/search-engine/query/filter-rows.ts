import { INTEGER_MAX } from '../plan/schema.ts'
import type { RowFilter } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { DEAD, type Block } from './block.ts'
import { columnOf, listData, numberData, wordData, type RowRange } from './stored-data.ts'

/** Marks the rows of a block that fail: see the codes of block.ts. */
export type BoundFilter = (block: Block) => void

/** Binds a filter to the arrays of a segment; rows that fail get `code`, or are out when they failed another facet. */
export function bindFilter(segment: Segment, filter: RowFilter, code: number, range: RowRange): BoundFilter {
  switch (filter.kind) {
    case 'any':
      return bindAny(segment, filter.column, filter.values, code, range)
    case 'between': {
      const column = columnOf(segment, filter.column, ['integer'])
      const { data, offset } = numberData(segment, column, 'col', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return (block) => failOutside(block, code, data, offset, low, high)
    }
    case 'overlaps': {
      const column = columnOf(segment, filter.column, ['range'])
      const lows = numberData(segment, column, 'low', range)
      const highs = numberData(segment, column, 'high', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return (block) => failApart(block, code, lows.data, highs.data, lows.offset, low, high)
    }
  }
}

/** Within [0, max] neither mark of "no value" (-1, 65535) lies, so that unknown fails without a test of its own. */
function clamp(low: number | null, high: number | null, max: number): { low: number; high: number } {
  return { low: Math.max(0, low ?? 0), high: Math.min(high ?? INTEGER_MAX, max) }
}

function bindAny(segment: Segment, name: string, values: readonly number[], code: number, range: RowRange): BoundFilter {
  const column = columnOf(segment, name, ['integer', 'enum', 'bitmask', 'list'])
  if (column.storage === 'packed') {
    const { word, shift, width } = column.field!
    const { data, offset } = wordData(segment, word, range)
    let mask = 0
    for (const value of values) if (value < width) mask |= 1 << (value + shift)
    return (block) => failBits(block, code, data, offset, mask)
  }
  if (column.kind === 'integer') {
    const { data, offset } = numberData(segment, column, 'col', range)
    const wanted = new Set(values.filter((value) => value >= 0 && value <= column.max))
    return (block) => failNotIn(block, code, data, offset, wanted)
  }
  const passes = new Uint8Array(column.max + 1)
  for (const value of values) if (value <= column.max) passes[value] = 1
  if (column.storage === 'list') {
    const { values: ids, starts, offset } = listData(segment, column, range)
    return (block) => failList(block, code, ids, starts, offset, passes)
  }
  const { data, offset } = numberData(segment, column, 'col', range)
  return (block) => failTable(block, code, data, offset, passes)
}

/** What a row's code becomes when it fails a filter of facet `code`. */
function failed(before: number, code: number): number {
  return before === 0 || before === code ? code : DEAD
}

function failBits({ rows, codes, rowCount }: Block, code: number, data: Uint32Array, offset: number, mask: number): void {
  for (let i = 0; i < rowCount; i++) {
    if ((data[rows[i]! - offset]! & mask) === 0) codes[i] = failed(codes[i]!, code)
  }
}

function failOutside({ rows, codes, rowCount }: Block, code: number, data: Uint16Array | Int32Array, offset: number, low: number, high: number): void {
  for (let i = 0; i < rowCount; i++) {
    const value = data[rows[i]! - offset]!
    if (value < low || value > high) codes[i] = failed(codes[i]!, code)
  }
}

function failApart(
  { rows, codes, rowCount }: Block,
  code: number,
  lows: Uint16Array | Int32Array,
  highs: Uint16Array | Int32Array,
  offset: number,
  low: number,
  high: number,
): void {
  for (let i = 0; i < rowCount; i++) {
    const at = rows[i]! - offset
    if (highs[at]! < low || lows[at]! > high) codes[i] = failed(codes[i]!, code)
  }
}

function failNotIn({ rows, codes, rowCount }: Block, code: number, data: Uint16Array | Int32Array, offset: number, wanted: ReadonlySet<number>): void {
  for (let i = 0; i < rowCount; i++) {
    if (!wanted.has(data[rows[i]! - offset]!)) codes[i] = failed(codes[i]!, code)
  }
}

function failTable({ rows, codes, rowCount }: Block, code: number, data: Uint16Array | Int32Array, offset: number, passes: Uint8Array): void {
  for (let i = 0; i < rowCount; i++) {
    const value = data[rows[i]! - offset]!
    if (value < 0 || value >= passes.length || passes[value] === 0) codes[i] = failed(codes[i]!, code)
  }
}

function failList({ rows, codes, rowCount }: Block, code: number, values: Uint16Array, starts: Uint32Array, offset: number, passes: Uint8Array): void {
  for (let i = 0; i < rowCount; i++) {
    const row = rows[i]! - offset
    let at = starts[row]!
    const end = starts[row + 1]!
    while (at < end && passes[values[at]!] === 0) at++
    if (at === end) codes[i] = failed(codes[i]!, code)
  }
}
