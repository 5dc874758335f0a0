import { INTEGER_MAX } from '../plan/schema.ts'
import type { RowFilter } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { DEAD, indicesOf, type Block } from './block.ts'
import { columnOf, listData, numberData, wordData, type ListData, type NumberData, type RowRange, type WordData } from './stored-data.ts'

/** Marks the candidates of a block that fail: see the codes of block.ts. */
export type BoundFilter = (block: Block) => void

/** Binds a filter to the arrays of a segment; rows that fail get `code`, or are out when they failed another facet. */
export function bindFilter(segment: Segment, filter: RowFilter, code: number, range: RowRange): BoundFilter {
  const after = codesAfter(code)
  switch (filter.kind) {
    case 'any':
      return bindAny(segment, filter.column, filter.values, after, range)
    case 'between': {
      const column = columnOf(segment, filter.column, ['integer'])
      const stored = numberData(segment, column, 'col', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return (block) => failOutside(block, after, stored, low, high)
    }
    case 'overlaps': {
      const column = columnOf(segment, filter.column, ['range'])
      const lows = numberData(segment, column, 'low', range)
      const highs = numberData(segment, column, 'high', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return (block) => failApart(block, after, lows, highs, low, high)
    }
  }
}

/**
 * Within [0, max] neither mark of "no value" (-1, 65535) lies, so that unknown fails without a test of its own. Whole numbers
 * of 32 bits, whatever was asked, because the loops tell by the sign of a difference.
 */
function clamp(low: number | null, high: number | null, max: number): { low: number; high: number } {
  return {
    low: Math.min(Math.max(0, Math.ceil(low ?? 0)), max + 1),
    high: Math.max(-1, Math.min(Math.floor(high ?? INTEGER_MAX), max)),
  }
}

function bindAny(segment: Segment, name: string, values: readonly number[], after: Uint8Array, range: RowRange): BoundFilter {
  const column = columnOf(segment, name, ['integer', 'enum', 'bitmask', 'list'])
  if (column.storage === 'packed') {
    const { word, shift, width } = column.field!
    const stored = wordData(segment, word, range)
    let mask = 0
    for (const value of values) if (value < width) mask |= 1 << (value + shift)
    return (block) => failBits(block, after, stored, mask)
  }
  if (column.kind === 'integer') {
    const stored = numberData(segment, column, 'col', range)
    const wanted = new Set(values.filter((value) => value >= 0 && value <= column.max))
    return (block) => failNotIn(block, after, stored, wanted)
  }
  /** One place more, for "no value". */
  const passes = new Uint8Array(column.max + 2)
  for (const value of values) if (value <= column.max) passes[value] = 1
  if (column.storage === 'list') {
    const stored = listData(segment, column, range)
    return (block) => failList(block, after, stored, passes)
  }
  const stored = numberData(segment, column, 'col', range)
  return (block) => failTable(block, after, stored, passes)
}

/**
 * What a row's code becomes: in the first half when it passes (the same), in the second when it fails a filter of facet
 * `code`. A table, because filters pass and fail in no pattern, and a wrongly guessed branch costs more than the rest.
 */
function codesAfter(code: number): Uint8Array {
  const after = new Uint8Array(512)
  for (let before = 0; before < 256; before++) {
    after[before] = before
    after[256 + before] = before === 0 || before === code ? code : DEAD
  }
  return after
}

function failBits(block: Block, after: Uint8Array, { data, level, offset }: WordData, mask: number): void {
  const { codes, candidates, candidateCount } = block
  const indices = indicesOf(candidates, level)
  for (let i = 0; i < candidateCount; i++) {
    const common = data[indices[i]! - offset]! & mask
    codes[i] = after[codes[i]! | ((((common | -common) >>> 31) ^ 1) << 8)]!
  }
}

/** Bounds and values lie in [-1, 2³¹), so that differences have the right sign. */
function failOutside(block: Block, after: Uint8Array, { data, level, offset }: NumberData, low: number, high: number): void {
  const { codes, candidates, candidateCount } = block
  const indices = indicesOf(candidates, level)
  for (let i = 0; i < candidateCount; i++) {
    const value = data[indices[i]! - offset]!
    codes[i] = after[codes[i]! | ((((value - low) | (high - value)) >>> 31) << 8)]!
  }
}

function failApart(block: Block, after: Uint8Array, { data: lows, level, offset }: NumberData, { data: highs }: NumberData, low: number, high: number): void {
  const { codes, candidates, candidateCount } = block
  const indices = indicesOf(candidates, level)
  for (let i = 0; i < candidateCount; i++) {
    const at = indices[i]! - offset
    codes[i] = after[codes[i]! | ((((highs[at]! - low) | (high - lows[at]!)) >>> 31) << 8)]!
  }
}

function failNotIn(block: Block, after: Uint8Array, { data, level, offset }: NumberData, wanted: ReadonlySet<number>): void {
  const { codes, candidates, candidateCount } = block
  const indices = indicesOf(candidates, level)
  for (let i = 0; i < candidateCount; i++) {
    if (!wanted.has(data[indices[i]! - offset]!)) codes[i] = after[256 + codes[i]!]!
  }
}

function failTable(block: Block, after: Uint8Array, { data, level, offset }: NumberData, passes: Uint8Array): void {
  const { codes, candidates, candidateCount } = block
  const indices = indicesOf(candidates, level)
  for (let i = 0; i < candidateCount; i++) codes[i] = after[codes[i]! | ((passes[data[indices[i]! - offset]!]! ^ 1) << 8)]!
}

function failList(block: Block, after: Uint8Array, { values, starts, level, offset }: ListData, passes: Uint8Array): void {
  const { codes, candidates, candidateCount } = block
  const indices = indicesOf(candidates, level)
  for (let i = 0; i < candidateCount; i++) {
    const index = indices[i]! - offset
    let at = starts[index]!
    const end = starts[index + 1]!
    while (at < end && passes[values[at]!] === 0) at++
    if (at === end) codes[i] = after[256 + codes[i]!]!
  }
}
