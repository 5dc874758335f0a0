import type { Level } from '../build/layout.ts'
import { bring, dataRooms, loops } from '../kernel/kernel.ts'
import { INTEGER_MAX } from '../plan/schema.ts'
import type { RowFilter } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { OUT, type Block } from './block.ts'
import { readNumbers } from './read-numbers.ts'
import {
  columnOf,
  listData,
  numberData,
  wordData,
  type ListData,
  type NumberData,
  type RowRange,
  type Stored,
  type WordData,
} from './stored-data.ts'

export interface BoundFilter {
  /** What it reads: stored by group, it needs the candidates' groups. */
  readonly level: Level
  /** What fails it is out, whatever facet asks. */
  readonly isFinal: boolean
  /** Marks the candidates of a block that fail, see block.ts. */
  mark(block: Block): void
}

/** Binds a filter to the arrays of a segment; rows that fail get the bits `failure`. */
export function bindFilter(segment: Segment, filter: RowFilter, failure: number, range: RowRange): BoundFilter {
  return { ...bindMark(segment, filter, failure, range), isFinal: failure === OUT }
}

function bindMark(segment: Segment, filter: RowFilter, failure: number, range: RowRange): Omit<BoundFilter, 'isFinal'> {
  switch (filter.kind) {
    case 'any':
      return bindAny(segment, filter.column, filter.values, failure, range)
    case 'between': {
      const column = columnOf(segment, filter.column, ['integer'])
      const stored = numberData(segment, column, 'col', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return { level: column.level, mark: (block) => failOutside(block, failure, stored, low, high) }
    }
    case 'overlaps': {
      const column = columnOf(segment, filter.column, ['range'])
      const lows = numberData(segment, column, 'low', range)
      const highs = numberData(segment, column, 'high', range)
      const { low, high } = clamp(filter.low, filter.high, column.max)
      return { level: column.level, mark: (block) => failApart(block, failure, lows, highs, low, high) }
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

function bindAny(
  segment: Segment,
  name: string,
  values: readonly number[],
  failure: number,
  range: RowRange,
): Omit<BoundFilter, 'isFinal'> {
  const column = columnOf(segment, name, ['integer', 'enum', 'bitmask', 'list'])
  if (column.storage === 'packed') {
    const { word, shift, width } = column.field!
    const stored = wordData(segment, word, range)
    let mask = 0
    for (const value of values) if (value < width) mask |= 1 << (value + shift)
    return { level: stored.level, mark: (block) => failBits(block, failure, stored, mask) }
  }
  if (column.kind === 'integer') {
    const stored = numberData(segment, column, 'col', range)
    const wanted = new Set(values.filter((value) => value >= 0 && value <= column.max))
    return { level: column.level, mark: (block) => failNotIn(block, failure, stored, wanted) }
  }
  /** One place more, for "no value". */
  const passes = new Uint8Array(column.max + 2)
  for (const value of values) if (value <= column.max) passes[value] = 1
  if (column.storage === 'list') {
    const stored = listData(segment, column, range)
    return { level: column.level, mark: (block) => failList(block, failure, stored, passes) }
  }
  const stored = numberData(segment, column, 'col', range)
  return { level: column.level, mark: (block) => failTable(block, failure, stored, passes) }
}

/** Where the stored values of the candidates are: that of candidate i at indices[i] - offset. */
function placesOf(
  { candidates: { indices, base, groups, level: own } }: Block,
  { level, offset }: Stored,
): { indices: Int32Array; offset: number } {
  return level === own ? { indices, offset: offset - base } : { indices: groups, offset }
}

function numbersOf(block: Block, stored: NumberData, values: Int32Array): Int32Array {
  const { indices, offset } = placesOf(block, stored)
  return readNumbers(stored.data, indices, offset, block.candidateCount, values)
}

/**
 * Brings the stored values of candidates that lie side by side to the kernel; returns how often it takes four of them, and where
 * their failures are, or null when they do not lie so.
 */
function besides(
  { rooms, all, candidates: { indices, base, level: own }, candidateCount }: Block,
  stored: readonly (Stored & { readonly data: NumberData['data'] })[],
): { failedAt: number; fours: number } | null {
  const { level, offset } = stored[0]!
  if (!rooms || level !== own || indices !== all || candidateCount === 0) return null
  stored.forEach(({ data }, at) => bring(dataRooms[at]!, data, base - offset, base - offset + candidateCount))
  return { failedAt: rooms.failed.at, fours: (candidateCount + 3) >> 2 }
}

function failBits(block: Block, failure: number, stored: WordData, mask: number): void {
  const { failed, candidateCount } = block
  const near = besides(block, [stored])
  if (near) return loops.failBits(dataRooms[0]!.at, near.failedAt, near.fours, mask, failure)
  const { indices, offset } = placesOf(block, stored)
  const { data } = stored
  for (let i = 0; i < candidateCount; i++) {
    const common = data[indices[i]! - offset]! & mask
    failed[i]! |= ~((common | -common) >> 31) & failure
  }
}

const outside: Readonly<Record<number, 'failOutside1' | 'failOutside2' | 'failOutside4'>> = {
  1: 'failOutside1',
  2: 'failOutside2',
  4: 'failOutside4',
}
const apart: Readonly<Record<number, 'failApart2' | 'failApart4'>> = { 2: 'failApart2', 4: 'failApart4' }

/** Bounds and values lie in [-1, 2³¹), so that differences have the right sign. */
function failOutside(block: Block, failure: number, stored: NumberData, low: number, high: number): void {
  const { failed, candidateCount } = block
  const near = besides(block, [stored])
  if (near)
    return loops[outside[stored.data.BYTES_PER_ELEMENT]!](
      dataRooms[0]!.at,
      near.failedAt,
      near.fours,
      low,
      high,
      failure,
    )
  const values = numbersOf(block, stored, block.values)
  for (let i = 0; i < candidateCount; i++) failed[i]! |= (((values[i]! - low) | (high - values[i]!)) >> 31) & failure
}

function failApart(
  block: Block,
  failure: number,
  lows: NumberData,
  highs: NumberData,
  low: number,
  high: number,
): void {
  const { failed, candidateCount } = block
  const near = besides(block, [lows, highs])
  if (near)
    return loops[apart[lows.data.BYTES_PER_ELEMENT]!](
      dataRooms[0]!.at,
      dataRooms[1]!.at,
      near.failedAt,
      near.fours,
      low,
      high,
      failure,
    )
  const lowValues = numbersOf(block, lows, block.values)
  const highValues = numbersOf(block, highs, block.bySlot)
  for (let i = 0; i < candidateCount; i++)
    failed[i]! |= (((highValues[i]! - low) | (high - lowValues[i]!)) >> 31) & failure
}

function failNotIn(block: Block, failure: number, stored: NumberData, wanted: ReadonlySet<number>): void {
  const { failed, candidateCount } = block
  const values = numbersOf(block, stored, block.values)
  for (let i = 0; i < candidateCount; i++) if (!wanted.has(values[i]!)) failed[i]! |= failure
}

function failTable(block: Block, failure: number, stored: NumberData, passes: Uint8Array): void {
  const { failed, candidateCount } = block
  const values = numbersOf(block, stored, block.values)
  for (let i = 0; i < candidateCount; i++) failed[i]! |= (passes[values[i]!]! - 1) & failure
}

function failList(block: Block, failure: number, stored: ListData, passes: Uint8Array): void {
  const { failed, candidateCount } = block
  const { indices, offset } = placesOf(block, stored)
  const { values, starts } = stored
  for (let i = 0; i < candidateCount; i++) {
    const index = indices[i]! - offset
    let at = starts[index]!
    const end = starts[index + 1]!
    while (at < end && passes[values[at]!] === 0) at++
    if (at === end) failed[i]! |= failure
  }
}
