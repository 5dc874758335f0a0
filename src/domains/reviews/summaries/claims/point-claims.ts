import { aspectIds, aspects, type Side } from './aspect.ts'
import { claimsOf, type SaidClaim } from './claims-of.ts'
import { foldedWords } from './folded-words.ts'
import { compilePattern } from './pattern.ts'
import { wordClasses } from './word-classes.ts'

/** What is only named: "a montagem", "preço e qualidade". */
const named = aspectIds.flatMap((aspect) => {
  const { nouns } = aspects[aspect]
  return nouns === undefined ? [] : [{ aspect, pattern: compilePattern(`(${nouns})`, wordClasses) }]
})
/** A plus or minus with more words is read as a sentence only. */
const MOST_WORDS = 4

/**
 * What a point of a review's pluses or minuses claims: what it says as a sentence, or, where it names a thing and no more, the side on which
 * it stands. What it says against its side claims nothing.
 */
export function pointClaims(point: string, side: Side): SaidClaim[] {
  const said = claimsOf(point)
  if (said.length > 0) return said.filter((claim) => claim.side === side)
  const words = foldedWords(point).map(({ text }) => text)
  if (words.length > MOST_WORDS || words.some((word) => /^(?:nao|sem|nada|pouc[oa]|nenhum|nenhuma)$/.test(word)))
    return []
  const text = `${words.join(' ')} `
  const found = named.filter(({ pattern }) => text.match(pattern.regex) !== null)
  return found.map(({ aspect }) => ({ aspect, side }))
}
