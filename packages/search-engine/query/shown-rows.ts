import { lowerBound } from '../segment/segment.ts'
import type { Block } from './block.ts'
import type { NumberData } from './stored-data.ts'
import type { OrderKeys } from './order-keys.ts'
import type { ShownOrder } from './shown-order.ts'

/** More than any place and index. */
const NONE = 0x7fffffff

/** Where fewer than one row in so many has a sister before it, a branch on that is guessed right. */
const RARE = 16

/**
 * Finds each group's shown row: the first in an order that is known beforehand. Place and index are packed into one
 * number, so that the least of a group names its row. Without branches on rows and groups, see selectRows.
 */
export function chooseByPlace(block: Block, order: ShownOrder): void {
  const { rows, slots, rowCount, groupCount, shown, shownRows } = block
  if ((rowCount - groupCount) * RARE < rowCount) return chooseOfFew(block, order)
  order.orderGroups(block)
  const { places } = order
  const indexBits = 32 - Math.clz32(block.capacity)
  const indexMask = (1 << indexBits) - 1
  const least = block.bySlot.fill(NONE, 0, groupCount)
  for (let i = 0; i < rowCount; i++) {
    const own = (places[rows[i]!]! << indexBits) | i
    const slot = slots[i]!
    const gain = own - least[slot]!
    least[slot]! += gain & (gain >> 31)
  }
  for (let slot = 0; slot < groupCount; slot++) {
    const i = least[slot]! & indexMask
    shown[slot] = i
    shownRows[slot] = rows[i]!
  }
}

/** The same where nearly every group has one row selected, which needs no place then. */
function chooseOfFew({ rows, slots, rowCount, groupCount, shown, shownRows }: Block, order: ShownOrder): void {
  let lastSlot = -1
  for (let i = 0; i < rowCount; i++) {
    const slot = slots[i]!
    if (slot !== lastSlot) shown[slot] = i
    else if (order.placeOf(rows[i]!) < order.placeOf(rows[shown[slot]!]!)) shown[slot] = i
    lastSlot = slot
  }
  for (let slot = 0; slot < groupCount; slot++) shownRows[slot] = rows[shown[slot]!]!
}

/**
 * The same for keys that depend on the query: the first by the composite keys in `rowKeys`, then by the rest of the keys,
 * then by row id, which is the order of the rows.
 */
export function chooseByKeys(block: Block, keys: OrderKeys): void {
  const { rows, scores, slots, rowCount, rowKeys, shown, shownRows } = block
  let count = 0
  let lastSlot = -1
  for (let i = 0; i < rowCount; i++) {
    if (slots[i] !== lastSlot) {
      lastSlot = slots[i]!
      shown[count++] = i
      continue
    }
    const best = shown[count - 1]!
    const order = rowKeys[i]! - rowKeys[best]! || keys.compareRest(rows[i]!, scores[i]!, rows[best]!, scores[best]!)
    if (order < 0) shown[count - 1] = i
  }
  for (let slot = 0; slot < count; slot++) shownRows[slot] = rows[shown[slot]!]!
}

/** Collects the known values of shown rows, for a histogram. */
export class ShownValues {
  readonly #values: Int32Array
  #length = 0

  /** `values`: room for as many groups as there may be. */
  constructor(values: Int32Array) {
    this.#values = values
  }

  collect(block: Block, { data, level, offset, absent }: NumberData): void {
    const { shownRows, slotGroups, groupCount } = block
    const indices = level === 'row' ? shownRows : slotGroups
    const values = this.#values
    let length = this.#length
    for (let slot = 0; slot < groupCount; slot++) {
      const value = data[indices[slot]! - offset]!
      values[length] = value
      length += value === absent ? 0 : 1
    }
    this.#length = length
  }

  get values(): Int32Array {
    return this.#values.subarray(0, this.#length)
  }
}

/** Counts groups per child category; children are ranges of groups one after the other, and groups ascend. */
export class ChildCounter {
  readonly counts: Int32Array
  readonly #ranges: readonly { readonly start: number; readonly end: number }[]

  constructor(ranges: readonly { readonly start: number; readonly end: number }[]) {
    this.counts = new Int32Array(ranges.length)
    this.#ranges = ranges
  }

  count({ slotGroups, groupCount }: Block): void {
    if (groupCount === 0) return
    const first = slotGroups[0]!
    const last = slotGroups[groupCount - 1]!
    this.#ranges.forEach(({ start, end }, child) => {
      if (start > last || end <= first) return
      this.counts[child]! += lowerBound(slotGroups, end, 0, groupCount) - lowerBound(slotGroups, start, 0, groupCount)
    })
  }
}
