import type { ColumnLayout } from '../build/layout.ts'
import { absentValue, type StoredNumbers } from '../build/pack-columns.ts'
import type { OrderKey } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import { bindOrder, type OrderKeys } from './order-keys.ts'
import type { NumberData } from './stored-data.ts'

/** Places and a block's indices share 31 bits, and a group is put in order by comparing each row with each. */
const LARGEST_GROUP = 2000
/** Orders kept per segment: one byte a row and one a group each. A site has few ways to choose the shown row. */
const ORDERS_KEPT = 8

/**
 * For keys that do not depend on the query, each row's place inside its group, so that the shown row is that with the
 * lowest place among those that match. A group is put in order when it is first met, and kept.
 *
 *   rows of a group     a    b    c          total 120, 99, 99          places     2    0    1
 */
export class ShownOrder {
  /** By row; UNSET where the group has not been met. */
  readonly places: Uint8Array | Uint16Array
  /** By group: its first row in this order, counted from where it begins; UNSET likewise. */
  readonly firsts: Uint8Array | Uint16Array
  readonly #unset: number
  #rowsLeft: number
  readonly #segment: Segment
  readonly #keys: OrderKeys
  #scratch: ReturnType<typeof scratchOf> | null = null
  /** By group: what its first row has of one column. */
  #values: { readonly column: string; readonly from: StoredNumbers; readonly numbers: NumberData } | null = null

  constructor(segment: Segment, shownBy: readonly OrderKey[]) {
    const { rowCount, groupCount, largestGroup } = segment.meta
    this.#segment = segment
    this.#keys = bindOrder(segment, shownBy, 'shown', { start: 0, end: rowCount }, 0)
    this.places = largestGroup < 0xff ? new Uint8Array(rowCount) : new Uint16Array(rowCount)
    this.#unset = 2 ** (8 * this.places.BYTES_PER_ELEMENT) - 1
    this.places.fill(this.#unset)
    this.firsts = (largestGroup < 0xff ? new Uint8Array(groupCount) : new Uint16Array(groupCount)).fill(this.#unset)
    this.#rowsLeft = rowCount
  }

  /** Sees to it that every row of the block has its place. */
  orderGroups({ rows, rowCount }: Block): void {
    if (this.#rowsLeft === 0) return
    for (let i = 0; i < rowCount; i++) if (this.places[rows[i]!] === this.#unset) this.#orderFrom(rows[i]!)
  }

  /** Sees to it that every group of a block of groups has its first row. */
  meetGroups({ slotGroups, groupCount }: Block): void {
    const { firsts } = this
    const { groupStarts } = this.#segment
    if (this.#rowsLeft > 0)
      for (let slot = 0; slot < groupCount; slot++)
        if (firsts[slotGroups[slot]!] === this.#unset) this.#orderFrom(groupStarts[slotGroups[slot]!]!)
  }

  /** The same for groups [start, end). */
  meetRange(start: number, end: number): void {
    if (this.#rowsLeft > 0)
      for (let group = start; group < end; group++)
        if (this.firsts[group] === this.#unset) this.#orderFrom(this.#segment.groupStarts[group]!)
  }

  /** Writes the first row of each group of the block; all of them have been met. */
  firstRows({ slotGroups, groupCount, shownRows }: Block): void {
    const { firsts } = this
    const { groupStarts } = this.#segment
    for (let slot = 0; slot < groupCount; slot++)
      shownRows[slot] = groupStarts[slotGroups[slot]!]! + firsts[slotGroups[slot]!]!
  }

  /** The first row of a group that has been met. */
  firstRow(group: number): number {
    return this.#segment.groupStarts[group]! + this.firsts[group]!
  }

  /**
   * By group, what its first row has of a column that is stored by row, of groups that have been met: read one after the other
   * where rows would be looked up. Of one column only, that of the histogram; null for others, unless `takesPlace`. Whoever
   * reads the column whose place is taken goes on reading: before that every group is met, so that nothing is missing in it.
   */
  valuesOf(column: ColumnLayout, takesPlace: boolean): NumberData | null {
    const { meta, arrays } = this.#segment
    if (this.#values?.column === column.name) return this.#values.numbers
    if (
      !takesPlace ||
      column.storage !== 'numbers' ||
      column.level !== 'row' ||
      column.start > 0 ||
      column.end < meta.rowCount
    )
      return null
    if (this.#values) this.meetRange(0, meta.groupCount)
    const from = arrays[`col:${column.name}`] as StoredNumbers
    const data = new (from.constructor as new (length: number) => StoredNumbers)(meta.groupCount)
    this.#values = {
      column: column.name,
      from,
      numbers: { data, level: 'group', offset: 0, absent: absentValue(column) },
    }
    for (let group = 0; group < meta.groupCount; group++)
      if (this.firsts[group] !== this.#unset) data[group] = from[this.firstRow(group)]!
    return this.#values.numbers
  }

  get bytes(): number {
    return this.places.byteLength + this.firsts.byteLength + (this.#values?.numbers.data.byteLength ?? 0)
  }

  /** The place of a row, which it is given when it has none. */
  placeOf(row: number): number {
    if (this.places[row] === this.#unset) this.#orderFrom(row)
    return this.places[row]!
  }

  /** Orders the row's group and those after it that have not been met, about a block of rows: their keys are composed at once. */
  #orderFrom(row: number): void {
    const { groupStarts, groupOf, meta } = this.#segment
    const { rows, groups, keys, values } = (this.#scratch ??= scratchOf(meta.largestGroup))
    let group = groupOf[row]!
    const start = groupStarts[group]!
    let end = groupStarts[++group]!
    while (group < meta.groupCount && end - start < ROWS_AT_ONCE && this.places[end] === this.#unset)
      end = groupStarts[++group]!
    for (let i = 0; i < end - start; i++) {
      rows[i] = start + i
      groups[i] = groupOf[start + i]!
    }
    this.#keys.compose({ rows, groups, scores: keys }, 0, end - start, keys, values)
    for (let i = 0; i < end - start; i++) this.#insert(start, i, groups, keys)
    for (let i = 0; i < end - start; i++) {
      if (this.places[start + i] !== 0) continue
      this.firsts[groups[i]!] = start + i - groupStarts[groups[i]!]!
      if (this.#values) this.#values.numbers.data[groups[i]!] = this.#values.from[start + i]!
    }
    this.#rowsLeft -= end - start
    if (this.#rowsLeft === 0) this.#scratch = null
  }

  /** Gives row i its place among those of its group before it, which move one place back when it goes before them. */
  #insert(start: number, i: number, groups: Int32Array, keys: Float64Array): void {
    const { places } = this
    let place = 0
    for (let other = i - 1; other >= 0 && groups[other] === groups[i]; other--) {
      const order = keys[i]! - keys[other]! || this.#keys.compareRest(start + i, 0, start + other, 0)
      if (order < 0) places[start + other]!++
      else place++
    }
    places[start + i] = place
  }
}

/** What is put in order at once. */
const ROWS_AT_ONCE = 1024

function scratchOf(largestGroup: number) {
  const length = ROWS_AT_ONCE + largestGroup
  return {
    rows: new Int32Array(length),
    groups: new Int32Array(length),
    values: new Int32Array(length),
    keys: new Float64Array(length),
  }
}

const kept = new WeakMap<Segment, Map<string, ShownOrder>>()

/** The segment's order by these keys; null when they depend on the query, or a group is too large. */
export function shownOrderOf(segment: Segment, shownBy: readonly OrderKey[]): ShownOrder | null {
  if (segment.meta.largestGroup > LARGEST_GROUP || shownBy.some(({ by }) => by === 'score')) return null
  let orders = kept.get(segment)
  if (!orders) kept.set(segment, (orders = new Map()))
  const name = nameOf(shownBy)
  const order = orders.get(name) ?? new ShownOrder(segment, shownBy)
  orders.delete(name)
  orders.set(name, order)
  for (const oldest of orders.keys()) {
    if (orders.size <= ORDERS_KEPT) break
    orders.delete(oldest)
  }
  return order
}

const names = new WeakMap<readonly OrderKey[], string>()

/** A plan is asked of a dozen segments, which would each write its keys down. */
function nameOf(shownBy: readonly OrderKey[]): string {
  let name = names.get(shownBy)
  if (name === undefined) names.set(shownBy, (name = JSON.stringify(shownBy)))
  return name
}

/** Bytes of the orders that are kept for a segment. */
export function shownOrderBytes(segment: Segment): number {
  let bytes = 0
  for (const order of kept.get(segment)?.values() ?? []) bytes += order.bytes
  return bytes
}
