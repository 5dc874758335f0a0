import { type Aspect, aspectIds, aspects } from './aspect.ts'
import { isMeant } from './claims-of.ts'
import { clausesOf } from './clauses-of.ts'
import { foldedWords } from './folded-words.ts'
import { compilePattern, type Pattern } from './pattern.ts'
import { claimedSide } from './scope.ts'
import { wordClasses } from './word-classes.ts'

/** The words that name each aspect. */
const naming = new Map<Aspect, Pattern>(
  aspectIds.map((aspect) => {
    const { nouns, words } = aspects[aspect]
    return [aspect, compilePattern(`(${[nouns, words].filter((each) => each !== undefined).join('|')})`, wordClasses)]
  }),
)

/** Whether a sentence speaks of an aspect at all, and of how it is: not of what was feared, wished or told. */
export function canClaim(sentence: string, aspect: Aspect): boolean {
  if (!isMeant(sentence)) return false
  return clausesOf(foldedWords(sentence)).some(({ words, isQuoted }) => {
    const text = `${words.join(' ')} `
    const match = text.matchAll((naming.get(aspect) as Pattern).regex).next().value
    if (match === undefined) return false
    const from = text.slice(0, match.index).split(' ').length - 1
    const found = {
      words,
      from,
      to: from + 1,
      side: 'plus',
      isFixed: true,
      isPraisedByDenial: false,
      after: 0,
    } as const
    return isQuoted[from] !== true && claimedSide(found) !== null
  })
}
