import { writtenTerm } from './known-words.ts'
import type { PlannedWords } from './word-plans.ts'

/** A search that was understood as another one because nobody has its words. */
export interface CorrectedQuery {
  /** What was looked for: "soffá cinzento" as "sofá cinzento". */
  readonly shown: string
  /** The query that looks for it as it was typed: the words that were changed in quotation marks. */
  readonly asTyped: string
}

/** Null where every word was taken as it was typed. */
export function correctedQuery(query: string, { corrections }: PlannedWords): CorrectedQuery | null {
  if (corrections.length === 0) return null
  let [shown, asTyped, at] = ['', '', 0]
  for (const { from, to, terms } of corrections) {
    const between = query.slice(at, from)
    shown += between + terms.map(writtenTerm).join(' ')
    asTyped += `${between}"${query.slice(from, to)}"`
    at = to
  }
  return { shown: shown + query.slice(at), asTyped: asTyped + query.slice(at) }
}
