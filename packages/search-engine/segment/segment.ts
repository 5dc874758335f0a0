import type { NumberArray } from './number-array.ts'
import type { ColumnLayout, WordLayout } from '../build/layout.ts'
import type { CategoryNode, EngineSchema } from '../plan/schema.ts'
import type { Postings } from './postings.ts'

/** What is not an array: enough, with the arrays by name, to open a segment again. */
export interface SegmentMeta {
  readonly generation: string
  readonly schema: EngineSchema
  readonly rowCount: number
  readonly groupCount: number
  /** Rows of the largest group. */
  readonly largestGroup: number
  readonly columns: readonly ColumnLayout[]
  readonly words: readonly WordLayout[]
}

/** Sorted postings and word streams; see build/text-index-builder.ts for the drawing. */
export interface TextIndex {
  readonly fieldCount: number
  readonly termCount: number
  readonly termBytes: Uint8Array
  readonly termStarts: Uint32Array
  readonly alphabetical: Uint32Array
  readonly postings: Postings
  readonly postingStarts: Uint32Array
  readonly stream: Uint8Array
  readonly streamStarts: Uint32Array
}

export interface RowLists {
  readonly rows: Uint32Array
  readonly starts: Uint32Array
  /** 1: the value's rows are listed; 0: too many to be worth it. */
  readonly isListed: Uint8Array
}

/** Immutable rows in cluster order (build/cluster.ts), columns packed by layout (build/layout.ts). */
export interface Segment {
  readonly meta: SegmentMeta
  readonly arrays: Readonly<Record<string, NumberArray>>
  readonly rowIds: Uint32Array | Float64Array
  readonly versions: Uint32Array | Float64Array
  readonly ranks: Uint32Array
  /** Read as signed: the loops over rows are quicker with numbers that the machine adds without a check. */
  readonly groupOf: Int32Array
  readonly groupIds: Uint32Array | Float64Array
  readonly groupRanks: Uint32Array
  readonly groupStarts: Uint32Array
  readonly groupsById: Uint32Array
  readonly categoryOrders: Int32Array
  readonly categoryStarts: Uint32Array
  readonly columns: ReadonlyMap<string, ColumnLayout>
  readonly categories: ReadonlyMap<number, CategoryNode>
  readonly categoryIds: ReadonlyMap<number, number>
  readonly text: TextIndex
}

/** Names the arrays; the snapshot reads and writes nothing but these two. */
export function openSegment(meta: SegmentMeta, arrays: Readonly<Record<string, NumberArray>>): Segment {
  const get = <A extends NumberArray>(name: string): A => {
    const array = arrays[name]
    if (!array) throw new Error(`segment has no array "${name}"`)
    return array as A
  }
  return {
    meta,
    arrays,
    rowIds: get('rowIds'),
    versions: get('versions'),
    ranks: get('ranks'),
    groupOf: signed(get('groupOf')),
    groupIds: get('groupIds'),
    groupRanks: get('groupRanks'),
    groupStarts: get('groupStarts'),
    groupsById: get('groupsById'),
    categoryOrders: get('categoryOrders'),
    categoryStarts: get('categoryStarts'),
    columns: new Map(meta.columns.map((column) => [column.name, column])),
    categories: new Map(meta.schema.categories.map((category) => [category.id, category])),
    categoryIds: new Map(meta.schema.categories.map((category) => [category.order, category.id])),
    text: {
      fieldCount: meta.schema.textFields.length,
      termCount: get<Uint32Array>('alphabetical').length,
      termBytes: get('termBytes'),
      termStarts: get('termStarts'),
      alphabetical: get('alphabetical'),
      postings: { lows: get('postingLows'), highs: get('postingHighs') },
      postingStarts: get('postingStarts'),
      stream: get('stream'),
      streamStarts: get('streamStarts'),
    },
  }
}

function signed({ buffer, byteOffset, length }: Uint32Array): Int32Array {
  return new Int32Array(buffer, byteOffset, length)
}

/** Rows [start, end) of a pre-order interval of categories. */
export function categoryRows(
  segment: Pick<Segment, 'categoryOrders' | 'categoryStarts'>,
  order: number,
  subtreeEnd: number,
): { start: number; end: number } {
  const first = lowerBound(segment.categoryOrders, order)
  const last = lowerBound(segment.categoryOrders, subtreeEnd + 1)
  return { start: segment.categoryStarts[first]!, end: segment.categoryStarts[last]! }
}

const categoryGroupsKnown = new WeakMap<Segment, Int32Array>()

/** The group with which each category that occurs begins, then that of the groups without one; ascending. */
export function categoryGroupStarts(segment: Segment): Int32Array {
  let starts = categoryGroupsKnown.get(segment)
  if (!starts) {
    const { groupCount, rowCount } = segment.meta
    starts = Int32Array.from(segment.categoryStarts, (row) => (row < rowCount ? segment.groupOf[row]! : groupCount))
    categoryGroupsKnown.set(segment, starts)
  }
  return starts
}

/** Index of a group, -1 when the segment does not hold it. */
export function findGroup(segment: Segment, id: number): number {
  const { groupsById, groupIds } = segment
  let low = 0
  let high = groupsById.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (groupIds[groupsById[middle]!]! < id) low = middle + 1
    else high = middle
  }
  const group = groupsById[low]
  return group !== undefined && groupIds[group] === id ? group : -1
}

/** Row lists of a column, null when it has none. */
export function rowListsOf(segment: Segment, column: string): RowLists | null {
  if (!segment.columns.get(column)?.hasRowLists) return null
  const { arrays } = segment
  return {
    rows: arrays[`lists:${column}`] as Uint32Array,
    starts: arrays[`listStarts:${column}`] as Uint32Array,
    isListed: arrays[`listed:${column}`] as Uint8Array,
  }
}

/** First index in [from, to) whose value is at least `value`. */
export function lowerBound(sorted: Int32Array | Uint32Array, value: number, from = 0, to = sorted.length): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Bytes of all arrays. */
export function segmentBytes(segment: Segment): number {
  return Object.values(segment.arrays).reduce((sum, array) => sum + array.byteLength, 0)
}
