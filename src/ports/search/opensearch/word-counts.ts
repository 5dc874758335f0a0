import type { IndexRow, IndexSchema, Vocabulary } from '../port.ts'

/** Rows that have a term, by field and term. */
export type WordCounts = Record<string, Record<string, number>>

/** Counts the words of rows as they are written. */
export class WordCounter {
  private counts = new Map<string, Map<string, number>>()
  private readonly fields: readonly string[]

  constructor({ textFields }: IndexSchema) {
    this.fields = textFields.map(({ name }) => name)
  }

  add(row: IndexRow): void {
    for (const field of this.fields) {
      const words = row.words[field]
      if (!words || words.length === 0) continue
      const own = this.counts.get(field) ?? new Map<string, number>()
      this.counts.set(field, own)
      for (const word of new Set(words)) own.set(word, (own.get(word) ?? 0) + 1)
    }
  }

  addCounts(counts: WordCounts): void {
    for (const [field, terms] of Object.entries(counts)) {
      const own = this.counts.get(field) ?? new Map<string, number>()
      this.counts.set(field, own)
      for (const [term, count] of Object.entries(terms)) own.set(term, (own.get(term) ?? 0) + count)
    }
  }

  /** What was counted since the last time. */
  take(): WordCounts {
    const counts = Object.fromEntries([...this.counts].map(([field, terms]) => [field, Object.fromEntries(terms)]))
    this.counts = new Map()
    return counts
  }

  /** Each term with its rows in the field that has it most often. */
  mostPerTerm(): [term: string, rows: number][] {
    const most = new Map<string, number>()
    for (const terms of this.counts.values())
      for (const [term, count] of terms) most.set(term, Math.max(count, most.get(term) ?? 0))
    return [...most]
  }
}

/** The vocabulary of a generation, from its terms as they were stored. */
export function vocabularyFrom(
  generation: string,
  rowCount: number,
  terms: Iterable<readonly [term: string, rows: number]>,
): Vocabulary {
  const counts = new Map(terms)
  return {
    generation,
    rowCount,
    rowsWith: (term) => counts.get(term) ?? 0,
    *terms() {
      for (const [term, rows] of counts) yield { term, rows }
    },
  }
}
