import { fieldMask, type BitField } from '../build/layout.ts'
import type { Segment } from '../segment/segment.ts'
import { BitCounter } from './bit-counter.ts'
import type { Block } from './block.ts'
import { wordData, type RowRange, type WordData } from './stored-data.ts'

/**
 * Counts groups by the bits of one packed word, all its facets at once. Per group the words of the rows are ORed, each
 * cut to the bits in which the row's code lets it count; then the bits of the unions are counted (bit-counter.ts):
 *
 *   rows of a group   code 0   1101 0010 …  & allowed[0]
 *                     code 2   0101 1000 …  & allowed[2]      union   1101 1010 …
 */
export class WordCounter {
  readonly index: number
  readonly #word: WordData
  /** Bits that may count, by the row's code. */
  readonly #allowed = new Int32Array(256)
  readonly #counter = new BitCounter()
  /** Bits that are asked for, by facet code. */
  readonly #claims = new Map<number, number>()
  #bits: Int32Array | null = null
  /** Only code 0 counts. */
  #isPlain = true

  constructor(segment: Segment, word: number, range: RowRange) {
    this.index = word
    this.#word = wordData(segment, word, range)
  }

  /** Asks for a field under a facet's code; false when one of its bits is already asked for under another. */
  claim(field: BitField, code: number): boolean {
    const mask = fieldMask(field)
    for (const [other, claimed] of this.#claims) if (other !== code && (claimed & mask) !== 0) return false
    this.#claims.set(code, (this.#claims.get(code) ?? 0) | mask)
    this.#allowed[0]! |= mask
    if (code !== 0) this.#allowed[code]! |= mask
    this.#isPlain &&= code === 0
    return true
  }

  count(block: Block): void {
    const { groupCount, bySlot: unions } = block
    if (this.#word.level === 'row') this.#uniteRows(block, unions.fill(0, 0, groupCount))
    else if (this.#isPlain) this.#takeHits(block, unions)
    else this.#allowSlots(block, unions.fill(0, 0, groupCount))
    this.#counter.add(unions, groupCount)
  }

  #uniteRows({ rows, codes, slots, rowCount }: Block, unions: Int32Array): void {
    const { data, offset } = this.#word
    const allowed = this.#allowed
    for (let i = 0; i < rowCount; i++) unions[slots[i]!]! |= data[rows[i]! - offset]! & allowed[codes[i]!]!
  }

  /** Stored by group, and only rows of code 0 count: no need to look at rows. */
  #takeHits({ slotGroups, slotHits, groupCount }: Block, unions: Int32Array): void {
    const { data, offset } = this.#word
    const allowed = this.#allowed[0]!
    for (let slot = 0; slot < groupCount; slot++) unions[slot] = data[slotGroups[slot]! - offset]! & slotHits[slot]! & allowed
  }

  /** Stored by group: the rows only say which bits count. */
  #allowSlots({ codes, slots, slotGroups, rowCount, groupCount }: Block, unions: Int32Array): void {
    const { data, offset } = this.#word
    const allowed = this.#allowed
    for (let i = 0; i < rowCount; i++) unions[slots[i]!]! |= allowed[codes[i]!]!
    for (let slot = 0; slot < groupCount; slot++) unions[slot]! &= data[slotGroups[slot]! - offset]!
  }

  /** Groups per bit of the field. */
  counts({ shift, width }: BitField): Int32Array {
    this.#bits ??= this.#counter.counts()
    return this.#bits.slice(shift, shift + width)
  }
}
