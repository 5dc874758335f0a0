import type { IndexSchema, SearchPlan, WordPlan } from '../port.ts'
import type { KeptRow } from './documents.ts'

/** Score of a row under a plan's words; null when one of them does not stand in it. */
export function rowScore({ words, adjacencyBonus }: SearchPlan, row: KeptRow, schema: IndexSchema): number | null {
  if (words.length === 0) return 0
  const fields = schema.textFields.flatMap(({ name, weight }) => {
    const text = row.words[name]
    return text === undefined ? [] : [{ weight, tokens: text.split(' ') }]
  })
  let score = 0
  for (const word of words) {
    const best = Math.max(...fields.map(({ weight, tokens }) => bestWeight(word, tokens) * weight))
    if (best < 0) return null
    score += best
  }
  const neighbours = words.slice(1).filter((second, at) => {
    const first = words[at] as WordPlan
    return fields.some(({ tokens }) =>
      tokens.some((token, place) => meets(first, token) && meets(second, tokens[place + 1])),
    )
  })
  return score + adjacencyBonus * neighbours.length
}

/** Of the word's alternatives among the tokens; below zero when there is none. */
function bestWeight({ alternatives }: WordPlan, tokens: readonly string[]): number {
  let best = -1
  for (const { term, weight, prefix } of alternatives)
    if (weight > best && tokens.some((token) => (prefix ? token.startsWith(term) : token === term))) best = weight
  return best
}

function meets({ alternatives }: WordPlan, token: string | undefined): boolean {
  return (
    token !== undefined && alternatives.some(({ term, prefix }) => (prefix ? token.startsWith(term) : token === term))
  )
}
