import { ordinaryStems, smallWords } from '../words/ordinary-words.ts'
import { inclusions, numberWords, qualifierOfWord, withWords } from '../words/qualifier-words.ts'
import { forWords, saysWithout } from './read-head.ts'
import { stemOf } from '../words/stem.ts'
import type { WordsFound } from './title-facts.ts'
import type { Place } from './title-place.ts'
import type { TitleToken } from './title-tokens.ts'
import { textAt } from './title-word.ts'
import { toneOf } from '../words/tone-words.ts'

/** Behind what is there: "colchão incluído". */
export const includedWords: ReadonlySet<string> = new Set(
  'incluido incluida incluidos incluidas included inclus incluse inclusive inkl compreso compresa'.split(' '),
)

export function readIncluded(tokens: readonly TitleToken[], at: number, { has }: WordsFound): void {
  if (!includedWords.has(textAt(tokens, at))) return
  const part = inclusions.get(textAt(tokens, at - 1))
  if (part !== undefined) has.set(part, true)
}

/** "Com" and "sem", and what stands behind them: "com colchão e estrado". */
export function readPresence(tokens: readonly TitleToken[], at: number, place: Place, found: WordsFound): void {
  const text = textAt(tokens, at)
  if ((withWords.has(text) && !forWords.has(textAt(tokens, at - 1))) || saysWithout(tokens, at)) {
    place.presence = withWords.has(text)
    place.isNoted = false
    place.isBundle = false
  } else if (place.presence !== null && (!place.isNoted || ANDS.has(text))) {
    place.isNoted = notePresence(text, place.presence, found, place.isBundle ? '+' : '')
  }
}

/** "Com chaise longue gunnared cinzento": a word that is none of furniture's names the cover of the whole. */
export function endAtCover({ text, isProper }: TitleToken, place: Place): void {
  if (place.presence === true && place.isNoted && isProper === false && isRare(text)) place.presence = null
}

/** The first thing behind "com", and the one behind "e", is there, or not. */
function notePresence(text: string, presence: boolean, found: WordsFound, sign: string): boolean {
  if (text.length < 3 || smallWords.has(text) || numberWords.has(text)) return false
  found.has.set(sign + (inclusions.get(text) ?? stemOf(text)), presence)
  return true
}

const ANDS = new Set(['e', 'and', 'y', 'und', 'et', 'i', 'ed'])

function isRare(text: string): boolean {
  return (
    text.length > 3 &&
    !ordinaryStems.has(stemOf(text)) &&
    !qualifierOfWord.has(text) &&
    !inclusions.has(text) &&
    toneOf(text) === undefined
  )
}
