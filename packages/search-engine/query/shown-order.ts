import type { OrderKey } from '../plan/plan.ts'
import type { Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import { OrderKeys } from './order-keys.ts'

/** Places and a block's indices share 31 bits. */
const LARGEST_GROUP = 30_000
/** Orders kept per segment: one byte a row each. A site has few ways to choose the shown row. */
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
  readonly #unset: number
  #rowsLeft: number
  readonly #segment: Segment
  readonly #keys: OrderKeys

  constructor(segment: Segment, shownBy: readonly OrderKey[]) {
    const { rowCount, largestGroup } = segment.meta
    this.#segment = segment
    this.#keys = new OrderKeys(segment, shownBy, 'shown', { start: 0, end: rowCount }, 0)
    this.places = largestGroup < 0xff ? new Uint8Array(rowCount) : new Uint16Array(rowCount)
    this.#unset = 2 ** (8 * this.places.BYTES_PER_ELEMENT) - 1
    this.places.fill(this.#unset)
    this.#rowsLeft = rowCount
  }

  /** Sees to it that every row of the block has its place. */
  orderGroups({ rows, rowCount }: Block): void {
    if (this.#rowsLeft === 0) return
    for (let i = 0; i < rowCount; i++) if (this.places[rows[i]!] === this.#unset) this.#orderGroupOf(rows[i]!)
  }

  #orderGroupOf(row: number): void {
    const { groupStarts, groupOf } = this.#segment
    const group = groupOf[row]!
    const start = groupStarts[group]!
    const end = groupStarts[group + 1]!
    const { places } = this
    const keys = this.#keys
    this.#rowsLeft -= end - start
    if (end - start === 1) {
      places[start] = 0
      return
    }
    if (end - start === 2) {
      const isFirst = keys.compareAll(start, start + 1) <= 0
      places[start] = isFirst ? 0 : 1
      places[start + 1] = isFirst ? 1 : 0
      return
    }
    const rows: number[] = []
    for (let own = start; own < end; own++) rows.push(own)
    rows.sort((a, b) => keys.compareAll(a, b) || a - b)
    for (let place = 0; place < rows.length; place++) places[rows[place]!] = place
  }
}

const kept = new WeakMap<Segment, Map<string, ShownOrder>>()

/** The segment's order by these keys; null when they depend on the query, or a group is too large. */
export function shownOrderOf(segment: Segment, shownBy: readonly OrderKey[]): ShownOrder | null {
  if (segment.meta.largestGroup > LARGEST_GROUP || shownBy.some(({ by }) => by === 'score')) return null
  let orders = kept.get(segment)
  if (!orders) kept.set(segment, (orders = new Map()))
  const name = JSON.stringify(shownBy)
  const order = orders.get(name) ?? new ShownOrder(segment, shownBy)
  orders.delete(name)
  orders.set(name, order)
  for (const oldest of orders.keys()) {
    if (orders.size <= ORDERS_KEPT) break
    orders.delete(oldest)
  }
  return order
}

/** Bytes of the orders that are kept for a segment. */
export function shownOrderBytes(segment: Segment): number {
  let bytes = 0
  for (const order of kept.get(segment)?.values() ?? []) bytes += order.places.byteLength
  return bytes
}
