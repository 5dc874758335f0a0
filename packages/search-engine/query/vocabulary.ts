import type { Segment, TextIndex } from '../segment/segment.ts'
import { findTerms, termAt } from './term-lookup.ts'

/** The terms of a base and how many rows have each: what does not change so long as the base is the same. */
export interface Vocabulary {
  readonly generation: string
  readonly rowCount: number
  /** Rows that have the term in the field that has it most often; 0: the base does not know it. */
  rowsWith(term: string): number
  /** All terms, in no order that means anything. */
  terms(): Iterable<{ readonly term: string; readonly rows: number }>
}

/** The vocabulary of a segment, read where it lies. */
export function vocabularyOf({ meta, text }: Segment): Vocabulary {
  return {
    generation: meta.generation,
    rowCount: meta.rowCount,
    rowsWith: (term) => {
      const id = findTerms(text, term, false)[0]
      return id === undefined ? 0 : rowsOf(text, id)
    },
    *terms() {
      for (let id = 0; id < text.termCount; id++) yield { term: termAt(text, id), rows: rowsOf(text, id) }
    },
  }
}

function rowsOf({ fieldCount, postingStarts }: TextIndex, id: number): number {
  let most = 0
  for (let slot = id * fieldCount; slot < (id + 1) * fieldCount; slot++)
    most = Math.max(most, postingStarts[slot + 1]! - postingStarts[slot]!)
  return most
}
