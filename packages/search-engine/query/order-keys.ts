import type { ColumnLayout } from '../build/layout.ts'
import { RANK_LIMIT } from '../plan/schema.ts'
import type { Cursor, OrderKey } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import { readNumbers } from './read-numbers.ts'
import { columnOf, numberData, wordData, type NumberData, type RowRange, type WordData } from './stored-data.ts'

/** Composite keys stay exact up to here. */
const EXACT = 2 ** 53

type KeySource =
  | { readonly kind: 'numbers'; readonly column: ColumnLayout; readonly from: NumberData; readonly groupOf: Int32Array }
  /** An enum of one bit per id. */
  | {
      readonly kind: 'bits'
      readonly from: WordData
      readonly shift: number
      readonly mask: number
      readonly groupOf: Int32Array
    }
  | { readonly kind: 'row'; readonly data: Uint32Array | Float64Array }
  | { readonly kind: 'group'; readonly data: Uint32Array; readonly groupOf: Int32Array }
  | { readonly kind: 'score' }

/** What the first row of each group has of a column (shown-order.ts); null: it is not at hand by group. */
export interface FirstRows {
  valuesOf(column: ColumnLayout, takesPlace: boolean): NumberData | null
}

interface BoundKey {
  readonly source: KeySource
  readonly isDescending: boolean
  readonly max: number
}

/** Rows, the group of each by its index in the segment, and their scores. */
export interface OrderedRows {
  readonly rows: Int32Array
  readonly groups: Int32Array
  readonly scores: Float64Array
}

/**
 * Keys to order by, bound to a segment. As many leading keys as fit into 53 bits become one number, smaller = first:
 *
 *   tier asc (0 … 2)   total asc (0 … 5,000,000)   price desc     →   ((tier × 5,000,002) + total) × …  + (max − price)
 *
 * with max + 1 for unknown, in either direction. Rows that tie there are compared key by key.
 */
export class OrderKeys {
  readonly #segment: Segment
  readonly #keys: readonly BoundKey[]
  readonly #composed: number

  constructor(segment: Segment, keys: readonly BoundKey[]) {
    this.#segment = segment
    this.#keys = keys
    let combinations = 1
    let composed = 0
    for (const key of this.#keys) {
      combinations *= key.max + 2
      if (combinations > EXACT) break
      composed++
    }
    this.#composed = composed
  }

  /** Whether groups stand in this order inside each category (build/cluster.ts), as far as the first key tells. */
  get isByGroupRank(): boolean {
    const first = this.#keys[0]
    return first !== undefined && first.source.kind === 'group' && first.isDescending
  }

  /** The same composite keys read by group, for groups that show their first row in that order; null where it takes their rows. */
  byGroup(order: FirstRows): OrderKeys | null {
    const keys = this.#keys.map((key, k) => (k < this.#composed ? keyByGroup(key, order) : key))
    return keys.every((key) => key !== null) ? new OrderKeys(this.#segment, keys) : null
  }

  /** Writes the composite keys of the rows at [from, to) to `out`; `values`: scratch. */
  compose(rows: OrderedRows, from: number, to: number, out: Float64Array, values: Int32Array): void {
    out.fill(0, from, to)
    for (let k = 0; k < this.#composed; k++) composeKey(this.#keys[k]!, rows, from, to, out, values)
  }

  /** Compares two rows by the keys that the composite does not hold. */
  compareRest(rowA: number, scoreA: number, rowB: number, scoreB: number): number {
    for (let k = this.#composed; k < this.#keys.length; k++) {
      const key = this.#keys[k]!
      const order = compareValues(
        readKey(key.source, rowA, scoreA),
        readKey(key.source, rowB, scoreB),
        key.isDescending,
      )
      if (order !== 0) return order
    }
    return 0
  }

  /** Is the row strictly after the cursor? */
  isAfter(cursor: Cursor, row: number, score: number): boolean {
    for (let k = 0; k < this.#keys.length; k++) {
      const key = this.#keys[k]!
      const order = compareValues(readKey(key.source, row, score), cursor.keys[k] ?? -1, key.isDescending)
      if (order !== 0) return order > 0
    }
    return this.#segment.groupIds[this.#segment.groupOf[row]!]! > cursor.group
  }

  /** Compares a row with one of another segment, where composites mean something else. */
  compareAcross(row: number, score: number, other: OrderKeys, otherRow: number, otherScore: number): number {
    for (let k = 0; k < this.#keys.length; k++) {
      const key = this.#keys[k]!
      const order = compareValues(
        readKey(key.source, row, score),
        readKey(other.#keys[k]!.source, otherRow, otherScore),
        key.isDescending,
      )
      if (order !== 0) return order
    }
    const { groupIds, groupOf } = this.#segment
    const { groupIds: otherIds, groupOf: otherOf } = other.#segment
    return groupIds[groupOf[row]!]! - otherIds[otherOf[otherRow]!]!
  }

  /** The values themselves; unknown is null. */
  values(row: number, score: number): (number | null)[] {
    return this.#keys.map(({ source }) => {
      const value = readKey(source, row, score)
      return value < 0 ? null : value
    })
  }
}

/** Ascending or descending, -1 (unknown) last in both. */
export function compareValues(a: number, b: number, isDescending: boolean): number {
  if (a === b) return 0
  if (a < 0) return 1
  if (b < 0) return -1
  return isDescending ? b - a : a - b
}

/** `side`: which rank is meant, the row's (shown) or the group's (order). `maxScore`: no score is higher. */
export function bindOrder(
  segment: Segment,
  keys: readonly OrderKey[],
  side: 'shown' | 'order',
  range: RowRange,
  maxScore: number,
): OrderKeys {
  return new OrderKeys(
    segment,
    keys.map((key) => bindKey(segment, key, side, range, maxScore)),
  )
}

function keyByGroup(key: BoundKey, order: FirstRows): BoundKey | null {
  const { source } = key
  if (source.kind === 'group') return key
  if (source.kind !== 'numbers') return null
  const from = source.from.level === 'group' ? source.from : order.valuesOf(source.column, false)
  return from && { ...key, source: { ...source, from } }
}

function bindKey(
  segment: Segment,
  key: OrderKey,
  side: 'shown' | 'order',
  range: RowRange,
  maxScore: number,
): BoundKey {
  const isDescending = key.direction === 'desc'
  switch (key.by) {
    case 'score':
      return { source: { kind: 'score' }, isDescending, max: maxScore }
    case 'id':
      return {
        source: { kind: 'row', data: segment.rowIds },
        isDescending,
        max: segment.rowIds instanceof Uint32Array ? 2 ** 32 : EXACT,
      }
    case 'rank':
      if (side === 'shown') return { source: { kind: 'row', data: segment.ranks }, isDescending, max: RANK_LIMIT }
      return {
        source: { kind: 'group', data: segment.groupRanks, groupOf: segment.groupOf },
        isDescending,
        max: RANK_LIMIT,
      }
    case 'column': {
      const column = columnOf(segment, key.column ?? '', ['integer', 'enum'])
      if (column.storage === 'numbers')
        return {
          source: {
            kind: 'numbers',
            column,
            from: numberData(segment, column, 'col', range),
            groupOf: segment.groupOf,
          },
          isDescending,
          max: column.max,
        }
      const { word, shift, width } = column.field!
      const mask = width === 32 ? -1 : (1 << width) - 1
      return {
        source: { kind: 'bits', from: wordData(segment, word, range), shift, mask, groupOf: segment.groupOf },
        isDescending,
        max: column.max,
      }
    }
  }
}

/** The value, or -1 when it is unknown. */
function readKey(source: KeySource, row: number, score: number): number {
  switch (source.kind) {
    case 'numbers': {
      const { data, level, offset } = source.from
      const value = data[(level === 'row' ? row : source.groupOf[row]!) - offset]!
      return value === source.from.absent ? -1 : value
    }
    case 'bits': {
      const { data, level, offset } = source.from
      return (
        31 - Math.clz32((data[(level === 'row' ? row : source.groupOf[row]!) - offset]! >>> source.shift) & source.mask)
      )
    }
    case 'row':
      return source.data[row]!
    case 'group':
      return source.data[source.groupOf[row]!]!
    case 'score':
      return score
  }
}

function composeKey(
  { source, isDescending, max }: BoundKey,
  of: OrderedRows,
  from: number,
  to: number,
  out: Float64Array,
  values: Int32Array,
): void {
  const factor = max + 2
  const unknown = max + 1
  const base = isDescending ? max : 0
  const sign = isDescending ? -1 : 1
  if (source.kind === 'numbers') {
    const { data, level, offset, absent } = source.from
    readNumbers(data, level === 'row' ? of.rows : of.groups, offset, to, values, from)
    for (let j = from; j < to; j++) {
      const value = values[j]!
      out[j] = out[j]! * factor + (value === absent ? unknown : base + sign * value)
    }
    return
  }
  if (source.kind === 'group') {
    const { groups } = of
    const { data } = source
    for (let j = from; j < to; j++) out[j] = out[j]! * factor + base + sign * data[groups[j]!]!
    return
  }
  const { rows, scores } = of
  for (let j = from; j < to; j++) {
    const value = readKey(source, rows[j]!, scores[j]!)
    out[j] = out[j]! * factor + (value < 0 ? unknown : base + sign * value)
  }
}
