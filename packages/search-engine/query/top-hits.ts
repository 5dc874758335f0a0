import type { Cursor } from '../plan/plan.ts'
import { categoryGroupStarts, lowerBound, type Segment } from '../segment/segment.ts'
import type { Block } from './block.ts'
import type { OrderKeys } from './order-keys.ts'
import type { ShownOrder } from './shown-order.ts'

/**
 * The first `limit` shown rows of one segment by the order keys, then by group id: a heap with the last of them on top,
 * so that most rows are turned away by one comparison.
 */
export class TopHits {
  readonly segment: Segment
  readonly keys: OrderKeys
  readonly limit: number
  readonly #after: Cursor | null
  /** By slot. */
  #composites = NO_KEYS
  #rows = NO_NUMBERS
  #scores = NO_KEYS
  #matches = NO_NUMBERS
  /** Slots; as they came until there are `limit`, then a heap, after `finish` in order. */
  #slots = NO_NUMBERS
  #length = 0
  /** The group with which each category begins, when the order is that of rank. */
  readonly #categories: Int32Array | null
  /** Where whole groups are collected: keys that can be read by group. */
  readonly #whole: { readonly keys: OrderKeys; readonly order: ShownOrder } | null

  /** `order`: what shows a row of groups whose rows all match. */
  constructor(segment: Segment, keys: OrderKeys, limit: number, after: Cursor | null, order: ShownOrder | null) {
    this.segment = segment
    this.keys = keys
    this.limit = limit
    this.#after = after
    this.#categories = keys.isByGroupRank ? categoryGroupStarts(segment) : null
    const byGroup = order ? keys.byGroup(order) : null
    this.#whole = order && byGroup && { keys: byGroup, order }
  }

  /** Whether blocks of groups need their shown rows written down. */
  get needsShownRows(): boolean {
    return this.#whole === null
  }

  get length(): number {
    return this.#length
  }

  /**
   * Takes the shown rows of a block. In the order of rank only the head of each category can be among the first:
   *
   *   block   │ 95 90 40 12 7 │ 99 98 2 │      last of the hits so far: 91     →   95, and 99 98
   */
  collect(block: Block): void {
    if (this.limit === 0) return
    const { slotGroups, groupCount } = block
    if (this.#categories === null || this.#length < this.limit) return this.#collect(block, 0, groupCount)
    for (let from = 0; from < groupCount;) {
      const next = this.#categories[lowerBound(this.#categories, slotGroups[from]! + 1)] ?? Infinity
      const to = lowerBound(slotGroups, next, from, groupCount)
      const lastRank = this.segment.groupRanks[this.segment.groupOf[this.#rows[this.#slots[0]!]!]!]!
      this.#collect(block, from, firstBelow(this.segment.groupRanks, lastRank, slotGroups, from, to))
      from = to
    }
  }

  #collect(block: Block, from: number, to: number): void {
    if (from === to) return
    const { shownRows, shownScores, shownKeys, slotGroups } = block
    const whole = block.candidates.level === 'group' ? this.#whole : null
    const keys = whole ? whole.keys : this.keys
    keys.compose({ rows: shownRows, groups: slotGroups, scores: shownScores }, from, to, shownKeys, block.values)
    let last = this.#last()
    for (let j = from; j < to; j++) {
      const composite = shownKeys[j]!
      if (composite > last) continue
      const row = whole ? whole.order.firstRow(slotGroups[j]!) : shownRows[j]!
      if (this.#after && !this.keys.isAfter(this.#after, row, shownScores[j]!)) continue
      this.#offer(composite, row, shownScores[j]!, block, j)
      last = this.#last()
    }
  }

  /** The composite key that a row must not exceed. */
  #last(): number {
    return this.#length < this.limit ? Infinity : this.#composites[this.#slots[0]!]!
  }

  #offer(composite: number, row: number, score: number, block: Block, j: number): void {
    if (this.#length < this.limit) {
      const slot = this.#length++
      if (slot === this.#slots.length) this.#grow()
      this.#write(slot, composite, row, score, this.#matchesOf(block, j))
      this.#slots[slot] = slot
      if (this.#length === this.limit) this.#heapify()
      return
    }
    const worst = this.#slots[0]!
    if (composite === this.#composites[worst] && !this.#isRestBefore(row, score, worst)) return
    this.#write(worst, composite, row, score, this.#matchesOf(block, j))
    this.#siftDown(0)
  }

  /** Puts the slots in order; nothing can be collected afterwards. */
  finish(): this {
    const slots = this.#slots.slice(0, this.#length)
    if (this.#length === this.limit) slots.reverse()
    this.#slots = this.#isInOrder(slots) ? slots : slots.sort((a, b) => this.#compare(a, b))
    return this
  }

  row(at: number): number {
    return this.#rows[this.#slots[at]!]!
  }

  score(at: number): number {
    return this.#scores[this.#slots[at]!]!
  }

  matches(at: number): number {
    return this.#matches[this.#slots[at]!]!
  }

  get bytes(): number {
    return this.#slots.length * 4 + this.#rows.length * 24
  }

  /** How many rows of the group in slot j match. */
  #matchesOf(block: Block, j: number): number {
    if (block.candidates.level === 'row') return matchesOf(block, block.shown[j]!)
    const { groupStarts } = this.segment
    const group = block.slotGroups[j]!
    return groupStarts[group + 1]! - groupStarts[group]!
  }

  #write(slot: number, composite: number, row: number, score: number, matches: number): void {
    this.#composites[slot] = composite
    this.#rows[slot] = row
    this.#scores[slot] = score
    this.#matches[slot] = matches
  }

  #compare(a: number, b: number): number {
    const order = this.#composites[a]! - this.#composites[b]!
    if (order !== 0) return order
    return this.#compareRest(this.#rows[a]!, this.#scores[a]!, b)
  }

  #compareRest(row: number, score: number, slot: number): number {
    const { groupIds, groupOf } = this.segment
    const other = this.#rows[slot]!
    return (
      this.keys.compareRest(row, score, other, this.#scores[slot]!) ||
      groupIds[groupOf[row]!]! - groupIds[groupOf[other]!]!
    )
  }

  #isRestBefore(row: number, score: number, slot: number): boolean {
    return this.#compareRest(row, score, slot) < 0
  }

  /** Rows that came in order, as those of one category by rank do, are a heap when turned round. */
  #heapify(): void {
    const slots = this.#slots.subarray(0, this.#length)
    if (this.#isInOrder(slots)) slots.reverse()
    else for (let at = (this.#length >> 1) - 1; at >= 0; at--) this.#siftDown(at)
  }

  #isInOrder(slots: Uint32Array): boolean {
    for (let at = 1; at < slots.length; at++) if (this.#compare(slots[at - 1]!, slots[at]!) > 0) return false
    return true
  }

  #siftDown(from: number): void {
    const slots = this.#slots
    let at = from
    for (;;) {
      let worst = at
      const left = 2 * at + 1
      if (left < this.#length && this.#compare(slots[left]!, slots[worst]!) > 0) worst = left
      if (left + 1 < this.#length && this.#compare(slots[left + 1]!, slots[worst]!) > 0) worst = left + 1
      if (worst === at) return
      swap(slots, at, worst)
      at = worst
    }
  }

  #grow(): void {
    const size = Math.max(FIRST_SLOTS, this.#slots.length * 2)
    const larger = <A extends Uint32Array | Float64Array>(array: A, empty: A): A => {
      empty.set(array)
      return empty
    }
    this.#composites = larger(this.#composites, new Float64Array(size))
    this.#rows = larger(this.#rows, new Uint32Array(size))
    this.#scores = larger(this.#scores, new Float64Array(size))
    this.#matches = larger(this.#matches, new Uint32Array(size))
    this.#slots = larger(this.#slots, new Uint32Array(size))
  }
}

/** Most segments of an overlay have no hit for a page: room is made with the first. */
const FIRST_SLOTS = 16
const NO_KEYS = new Float64Array(0)
const NO_NUMBERS = new Uint32Array(0)

/** First of the places [from, to), at which ranks descend, whose group has less than `rank`. */
function firstBelow(ranks: Uint32Array, rank: number, groups: Int32Array, from: number, to: number): number {
  let low = from
  let high = to
  while (low < high) {
    const middle = (low + high) >>> 1
    if (ranks[groups[middle]!]! >= rank) low = middle + 1
    else high = middle
  }
  return low
}

/** How many rows of the group of row i are selected. */
function matchesOf({ slots, rowCount }: Block, i: number): number {
  const slot = slots[i]!
  let first = i
  while (first > 0 && slots[first - 1] === slot) first--
  let end = i + 1
  while (end < rowCount && slots[end] === slot) end++
  return end - first
}

function swap(array: Uint32Array, a: number, b: number): void {
  const value = array[a]!
  array[a] = array[b]!
  array[b] = value
}
