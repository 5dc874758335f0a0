import type { Block } from './block.ts'
import type { NumberData } from './stored-data.ts'
import type { OrderKeys } from './order-keys.ts'

/**
 * Finds each group's shown row among those with code 0 or `code`: the first by the composite keys in `rowKeys`, then by
 * the rest of the keys, then by row id, which is the order of the rows.
 */
export function chooseShown(block: Block, code: number, keys: OrderKeys): void {
  const { rows, codes, scores, groupEnds, groupCount, rowKeys, shown, shownMatches } = block
  let count = 0
  let i = 0
  for (let g = 0; g < groupCount; g++) {
    const end = groupEnds[g]!
    let best = -1
    let matches = 0
    for (; i < end; i++) {
      const own = codes[i]!
      if (own !== 0 && own !== code) continue
      matches++
      if (best < 0 || rowKeys[i]! < rowKeys[best]!) best = i
      else if (rowKeys[i] === rowKeys[best] && keys.compareRest(rows[i]!, scores[i]!, rows[best]!, scores[best]!) < 0) best = i
    }
    if (best < 0) continue
    shown[count] = best
    shownMatches[count] = matches
    count++
  }
  block.shownCount = count
}

/** Collects the known values of shown rows, for a histogram. */
export class ShownValues {
  #values = new Int32Array(256)
  #length = 0

  collect({ rows, shown, shownCount }: Block, { data, offset, absent }: NumberData): void {
    if (this.#length + shownCount > this.#values.length) this.#grow(this.#length + shownCount)
    const values = this.#values
    let length = this.#length
    for (let j = 0; j < shownCount; j++) {
      const value = data[rows[shown[j]!]! - offset]!
      values[length] = value
      length += value === absent ? 0 : 1
    }
    this.#length = length
  }

  get values(): Int32Array {
    return this.#values.subarray(0, this.#length)
  }

  #grow(needed: number): void {
    const larger = new Int32Array(Math.max(needed, this.#values.length * 2))
    larger.set(this.values)
    this.#values = larger
  }
}

/** Counts shown rows per child category; children are ranges of rows one after the other, and shown rows ascend. */
export class ChildCounter {
  readonly counts: Int32Array
  readonly #starts: Uint32Array
  readonly #ends: Uint32Array
  #child = 0

  constructor(ranges: readonly { readonly start: number; readonly end: number }[]) {
    this.counts = new Int32Array(ranges.length)
    this.#starts = Uint32Array.from(ranges, (range) => range.start)
    this.#ends = Uint32Array.from(ranges, (range) => range.end)
  }

  count({ rows, shown, shownCount }: Block): void {
    const { counts } = this
    for (let j = 0; j < shownCount; j++) {
      const row = rows[shown[j]!]!
      while (this.#child < counts.length && row >= this.#ends[this.#child]!) this.#child++
      if (this.#child === counts.length) return
      if (row >= this.#starts[this.#child]!) counts[this.#child]!++
    }
  }
}
