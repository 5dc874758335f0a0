import { fieldMask, type BitField } from '../build/layout.ts'
import type { Segment } from '../segment/segment.ts'
import { DEAD, type Block } from './block.ts'
import { wordData, type RowRange, type WordData } from './stored-data.ts'

/**
 * Counts groups by the bits of one packed word, all its facets at once. Per group the words of the rows are ORed, each
 * cut to the bits in which the row's code lets it count; then each byte of the union is counted as a whole:
 *
 *   rows of a group   code 0   1101 0010 …  & allowed[0]
 *                     code 2   0101 1000 …  & allowed[2]      union   11011010 00010010 …   4 × tables[byte]++
 *
 * At the end a bit's count is the sum of the 128 entries of its byte's table that have it.
 */
export class WordCounter {
  readonly #word: WordData
  readonly #allowed = new Uint32Array(256)
  readonly #tables = new Int32Array(1024)
  readonly index: number
  /** Bits that are asked for, and by which code each. */
  readonly #claims = new Map<number, number>()

  constructor(segment: Segment, word: number, range: RowRange) {
    this.index = word
    this.#word = wordData(segment, word, range)
  }

  /** Asks for a field under a facet's code; false when one of its bits is already asked for under another. */
  claim(field: BitField, code: number): boolean {
    const bits = Array.from({ length: field.width }, (_, i) => field.shift + i)
    if (bits.some((bit) => (this.#claims.get(bit) ?? code) !== code)) return false
    for (const bit of bits) this.#claims.set(bit, code)
    this.#allowed[0]! |= fieldMask(field)
    if (code !== 0 && code !== DEAD) this.#allowed[code]! |= fieldMask(field)
    return true
  }

  count({ rows, codes, groupEnds, groupCount }: Block): void {
    const { data, offset } = this.#word
    const allowed = this.#allowed
    const tables = this.#tables
    let i = 0
    for (let g = 0; g < groupCount; g++) {
      const end = groupEnds[g]!
      let union = 0
      for (; i < end; i++) union |= data[rows[i]! - offset]! & allowed[codes[i]!]!
      if (union === 0) continue
      tables[union & 255]!++
      tables[256 + ((union >>> 8) & 255)]!++
      tables[512 + ((union >>> 16) & 255)]!++
      tables[768 + (union >>> 24)]!++
    }
  }

  /** Groups per bit of the field. */
  counts({ shift, width }: BitField): Int32Array {
    const counts = new Int32Array(width)
    for (let bit = 0; bit < width; bit++) {
      const table = ((shift + bit) >> 3) << 8
      const mask = 1 << ((shift + bit) & 7)
      let sum = 0
      for (let byte = mask; byte < 256; byte++) if ((byte & mask) !== 0) sum += this.#tables[table + byte]!
      counts[bit] = sum
    }
    return counts
  }
}
