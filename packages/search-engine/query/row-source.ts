import type { EnginePlan, RowFilter } from '../plan/plan.ts'
import { lowerBound, rowListsOf, type Segment } from '../segment/segment.ts'
import { columnOf, type RowRange } from './stored-data.ts'

/** A list must be so many times shorter than the range to be read instead of it. */
const WORTH = 4

/** Rows of the values that one facet chose, to be read instead of the whole range. */
export interface Driver {
  readonly facet: string
  /** What all of the rows pass, and no others. */
  readonly filter: RowFilter
  readonly rows: Uint32Array
}

/** The facet whose chosen values have the fewest rows in the range, when their lists are kept and short enough. */
export function pickDriver(segment: Segment, plan: EnginePlan, range: RowRange): Driver | null {
  let best: { facet: string; filter: RowFilter; lists: Uint32Array[]; size: number } | null = null
  for (const { facet, filter } of plan.filters) {
    if (filter.kind !== 'any') continue
    const lists = listsOf(segment, filter.column, filter.values, range)
    if (!lists) continue
    const size = lists.reduce((sum, list) => sum + list.length, 0)
    if (size * WORTH < range.end - range.start && (best === null || size < best.size))
      best = { facet, filter, lists, size }
  }
  return best && { facet: best.facet, filter: best.filter, rows: mergeAll(best.lists) }
}

function listsOf(segment: Segment, name: string, values: readonly number[], range: RowRange): Uint32Array[] | null {
  const kept = rowListsOf(segment, name)
  if (!kept) return null
  const { max } = columnOf(segment, name, ['enum', 'bitmask', 'list'])
  const lists: Uint32Array[] = []
  for (const value of new Set(values)) {
    if (value > max) continue
    if (kept.isListed[value] === 0) return null
    const from = lowerBound(kept.rows, range.start, kept.starts[value], kept.starts[value + 1])
    const to = lowerBound(kept.rows, range.end, from, kept.starts[value + 1])
    if (to > from) lists.push(kept.rows.subarray(from, to))
  }
  return lists
}

function mergeAll(lists: Uint32Array[]): Uint32Array {
  let merged = lists
  while (merged.length > 1) {
    const pairs: Uint32Array[] = []
    for (let i = 0; i < merged.length; i += 2)
      pairs.push(i + 1 < merged.length ? mergeTwo(merged[i]!, merged[i + 1]!) : merged[i]!)
    merged = pairs
  }
  return merged[0] ?? new Uint32Array(0)
}

/** Ascending union: what is in both lists comes once. */
export function mergeTwo(a: Uint32Array, b: Uint32Array): Uint32Array {
  const merged = new Uint32Array(a.length + b.length)
  let i = 0
  let j = 0
  let count = 0
  while (i < a.length && j < b.length) {
    const left = a[i]!
    const right = b[j]!
    merged[count++] = left < right ? left : right
    if (left <= right) i++
    if (right <= left) j++
  }
  for (; i < a.length; i++) merged[count++] = a[i]!
  for (; j < b.length; j++) merged[count++] = b[j]!
  return merged.subarray(0, count)
}
