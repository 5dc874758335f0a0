import { INTEGER_MAX } from '../plan/schema.ts'
import type { RowFilter } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { DEAD, indicesOf, type Block } from './block.ts'
import { columnOf, listData, numberData, wordData, type ListData, type NumberData, type RowRange, type WordData } from './stored-data.ts'

/** Marks the rows of a block that fail: see the codes of block.ts. */
export type BoundFilter = (block: Block) => void

/** Binds a filter to the arrays of a segment; rows that fail get `code`, or are out when they failed another facet. */
export function bindFilter(segment: Segment, filter: RowFilter, code: number, range: RowRange): BoundFilter {
  switch (filter.kind) {
    case 'any':
      return bindAny(segment, filter.column, filter.values, code, range)
    case 'between': {
      const column = columnOf(segment, filter.column, ['integer'])
      const stored = numberData(segment, column, 'col', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return (block) => failOutside(block, code, stored, low, high)
    }
    case 'overlaps': {
      const column = columnOf(segment, filter.column, ['range'])
      const lows = numberData(segment, column, 'low', range)
      const highs = numberData(segment, column, 'high', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return (block) => failApart(block, code, lows, highs, low, high)
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
    const stored = wordData(segment, word, range)
    let mask = 0
    for (const value of values) if (value < width) mask |= 1 << (value + shift)
    return (block) => failBits(block, code, stored, mask)
  }
  if (column.kind === 'integer') {
    const stored = numberData(segment, column, 'col', range)
    const wanted = new Set(values.filter((value) => value >= 0 && value <= column.max))
    return (block) => failNotIn(block, code, stored, wanted)
  }
  /** One place more, for "no value". */
  const passes = new Uint8Array(column.max + 2)
  for (const value of values) if (value <= column.max) passes[value] = 1
  if (column.storage === 'list') {
    const stored = listData(segment, column, range)
    return (block) => failList(block, code, stored, passes)
  }
  const stored = numberData(segment, column, 'col', range)
  return (block) => failTable(block, code, stored, passes)
}

/** What a row's code becomes when it fails a filter of facet `code`. */
function failed(before: number, code: number): number {
  return before === 0 || before === code ? code : DEAD
}

function failBits(block: Block, code: number, { data, level, offset }: WordData, mask: number): void {
  const { codes, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    if ((data[indices[i]! - offset]! & mask) === 0) codes[i] = failed(codes[i]!, code)
  }
}

function failOutside(block: Block, code: number, { data, level, offset }: NumberData, low: number, high: number): void {
  const { codes, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    const value = data[indices[i]! - offset]!
    if (value < low || value > high) codes[i] = failed(codes[i]!, code)
  }
}

function failApart(block: Block, code: number, { data: lows, level, offset }: NumberData, { data: highs }: NumberData, low: number, high: number): void {
  const { codes, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    const at = indices[i]! - offset
    if (highs[at]! < low || lows[at]! > high) codes[i] = failed(codes[i]!, code)
  }
}

function failNotIn(block: Block, code: number, { data, level, offset }: NumberData, wanted: ReadonlySet<number>): void {
  const { codes, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    if (!wanted.has(data[indices[i]! - offset]!)) codes[i] = failed(codes[i]!, code)
  }
}

function failTable(block: Block, code: number, { data, level, offset }: NumberData, passes: Uint8Array): void {
  const { codes, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    if (passes[data[indices[i]! - offset]!] === 0) codes[i] = failed(codes[i]!, code)
  }
}

function failList(block: Block, code: number, { values, starts, level, offset }: ListData, passes: Uint8Array): void {
  const { codes, rowCount } = block
  const indices = indicesOf(block, level)
  for (let i = 0; i < rowCount; i++) {
    const index = indices[i]! - offset
    let at = starts[index]!
    const end = starts[index + 1]!
    while (at < end && passes[values[at]!] === 0) at++
    if (at === end) codes[i] = failed(codes[i]!, code)
  }
}
