import type { Vocabulary } from '#ports/search/port.ts'

/** A line that names the base, then one for each term: rows, space, term. Terms have neither spaces nor line ends (`analyse`). */
export function writeVocabulary(vocabulary: Vocabulary): string {
  const { generation, rowCount } = vocabulary
  const lines = [JSON.stringify({ generation, rowCount })]
  for (const { term, rows } of vocabulary.terms()) lines.push(`${rows} ${term}`)
  return lines.join('\n')
}

/** @throws SyntaxError for a text that does not begin with such a line. */
export function readVocabulary(text: string): Vocabulary {
  const [head = '', ...lines] = text.split('\n')
  const { generation, rowCount } = JSON.parse(head) as { generation: string; rowCount: number }
  const rowsByTerm = new Map(
    lines.map((line) => {
      const space = line.indexOf(' ')
      return [line.slice(space + 1), Number(line.slice(0, space))] as const
    }),
  )
  return {
    generation,
    rowCount,
    rowsWith: (term) => rowsByTerm.get(term) ?? 0,
    *terms() {
      for (const [term, rows] of rowsByTerm) yield { term, rows }
    },
  }
}

/** Before anything was told. */
export const noVocabulary: Vocabulary = { generation: '', rowCount: 0, rowsWith: () => 0, terms: () => [] }
