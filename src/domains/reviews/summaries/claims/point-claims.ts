import { aspectIds, aspects, type Side } from './aspect.ts'
import { claimsOf, type SaidClaim } from './claims-of.ts'
import { foldedWords } from './folded-words.ts'
import { compilePattern } from './pattern.ts'
import { pointWords } from './point-words.ts'
import { wordClasses } from './word-classes.ts'

/** What is only named: "a montagem", "preço e qualidade". */
const named = aspectIds.flatMap((aspect) => {
  const { nouns } = aspects[aspect]
  return nouns === undefined ? [] : [{ aspect, pattern: compilePattern(`(${nouns})`, wordClasses) }]
})
/** What one word says where it stands alone. */
const alone = (['plus', 'minus'] as const).flatMap((side) =>
  aspectIds.flatMap((aspect) => {
    const words = pointWords[side][aspect]
    return words === undefined
      ? []
      : [{ aspect, side, pattern: compilePattern(`[a|o] [muito|mesmo|um] [pouco] (${words})`, wordClasses) }]
  }),
)

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
  const single = alone.filter(({ side: own, pattern }) => own === side && text.match(pattern.regex)?.[0] === text)
  if (single.length > 0) return single.map(({ aspect }) => ({ aspect, side }))
  const found = named.flatMap(({ aspect, pattern }) => {
    const longest = [...text.matchAll(pattern.regex)].toSorted((a, b) => b[0].length - a[0].length)[0]
    return longest === undefined ? [] : [{ aspect, words: longest[0] }]
  })
  // "Qualidade-preço" is one thing, and no quality.
  const whole = found.filter(({ words: own }) =>
    found.every((other) => other.words === own || !other.words.includes(own)),
  )
  return whole.map(({ aspect }) => ({ aspect, side }))
}
