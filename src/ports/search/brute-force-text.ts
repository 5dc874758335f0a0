import type { IndexRow, IndexSchema, SearchPlan, Vocabulary, WordPlan } from './port.ts'

/** Score of a row under the plan's words, or null when one of them does not occur in it. Without words: 0. */
export function scoreOf(schema: IndexSchema, row: IndexRow, plan: SearchPlan): number | null {
  let score = 0
  for (const word of plan.words) {
    const best = bestAlternative(schema, row, word)
    if (best === null) return null
    score += best
  }
  for (let i = 1; i < plan.words.length; i++) {
    if (standSideBySide(schema, row, plan.words[i - 1]!, plan.words[i]!)) score += plan.adjacencyBonus
  }
  return score
}

function bestAlternative(schema: IndexSchema, row: IndexRow, word: WordPlan): number | null {
  let best: number | null = null
  for (const field of schema.textFields) {
    for (const own of row.words[field.name] ?? []) {
      for (const alternative of word.alternatives) {
        if (!isMatch(own, alternative)) continue
        best = Math.max(best ?? 0, field.weight * alternative.weight)
      }
    }
  }
  return best
}

function isMatch(own: string, { term, prefix }: WordPlan['alternatives'][number]): boolean {
  return prefix ? own.startsWith(term) : own === term
}

function standSideBySide(schema: IndexSchema, row: IndexRow, first: WordPlan, second: WordPlan): boolean {
  const matches = (own: string | undefined, word: WordPlan) =>
    own !== undefined && word.alternatives.some((a) => isMatch(own, a))
  return schema.textFields.some(({ name }) => {
    const words = row.words[name] ?? []
    return words.some((own, i) => matches(own, first) && matches(words[i + 1], second))
  })
}

/** The words of these rows, counted one by one. */
export function vocabularyOf({ textFields }: IndexSchema, rows: readonly IndexRow[]): Vocabulary {
  const counts = new Map<string, number>()
  for (const { name } of textFields) {
    const inField = new Map<string, number>()
    for (const row of rows) for (const term of new Set(row.words[name])) inField.set(term, (inField.get(term) ?? 0) + 1)
    for (const [term, count] of inField) counts.set(term, Math.max(count, counts.get(term) ?? 0))
  }
  return {
    generation: 'brute-force',
    rowCount: rows.length,
    rowsWith: (term) => counts.get(term) ?? 0,
    *terms() {
      for (const [term, count] of counts) yield { term, rows: count }
    },
  }
}
