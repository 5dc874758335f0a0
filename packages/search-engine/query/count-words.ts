import type { BitField } from '../build/layout.ts'
import type { Segment } from '../segment/segment.ts'
import { BitCounter } from './bit-counter.ts'
import type { Block } from './block.ts'
import { wordData, type RowRange, type WordData } from './stored-data.ts'

/** Where at least one group in so many is selected, all of a block are read, and what is not selected masked. */
const DENSE = 8

/**
 * Counts groups by the bits of one packed word, all its facets at once: per group the words of the rows are ORed, then
 * the bits of the unions are counted (bit-counter.ts); what is stored by group is counted where it lies.
 */
export class WordCounter {
  readonly index: number
  readonly #word: WordData
  readonly #counter = new BitCounter()
  #bits: Int32Array | null = null

  /** `ofWholeGroups`: all rows of a group are selected, or none. */
  constructor(segment: Segment, word: number, range: RowRange, ofWholeGroups: boolean) {
    this.index = word
    this.#word = wordData(segment, word, range, ofWholeGroups)
  }

  count(block: Block): void {
    const { groupCount, bySlot: unions, slotGroups, candidates, candidateCount } = block
    const { data, level, offset } = this.#word
    if (level === 'row') {
      uniteRows(block, this.#word, unions.fill(0, 0, groupCount))
      this.#counter.addFirst(unions, groupCount)
    } else if (candidates.level === 'group' && groupCount * DENSE > candidateCount)
      this.#counter.addSelected(data, candidates.base - offset, candidateCount)
    else this.#counter.add(data, slotGroups, offset, groupCount)
  }

  /** Groups per bit of the field. */
  counts({ shift, width }: BitField): Int32Array {
    this.#bits ??= this.#counter.counts()
    return this.#bits.slice(shift, shift + width)
  }
}

function uniteRows({ rows, slots, rowCount }: Block, { data, offset }: WordData, unions: Int32Array): void {
  for (let i = 0; i < rowCount; i++) unions[slots[i]!]! |= data[rows[i]! - offset]!
}
