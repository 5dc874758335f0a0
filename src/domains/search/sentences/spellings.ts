import { categories, colours, conditions, materials, rooms, shapes, styles } from '#domains/catalogue/contract.ts'
import { editDistance, lettersOf, missingLetters } from '../plan/edit-distance.ts'
import { stemOf } from '../language/portuguese.ts'
import { readList, wordsOfList } from '../language/word-lists.ts'
import { phraseKeys } from './query-tokens.ts'

/** Shorter words are too near to others. */
const ONE_ERROR_FROM = 4
const TWO_ERRORS_FROM = 8
const LETTERS = /^[a-z]{4,24}$/

const words: ReadonlySet<string> = new Set(
  [
    ...categories.flatMap(({ name, longName, singular, synonyms }) => [name, longName, singular, ...synonyms]),
    ...[colours, materials, styles, rooms, shapes, conditions].flatMap((choices) => choices.map(({ label }) => label)),
  ]
    .flatMap(phraseKeys)
    .filter((key) => LETTERS.test(key)),
)
/** Words of the language that are as near to ours as an error would be. */
const ordinary: ReadonlySet<string> = new Set(
  wordsOfList('ordinary-words.txt', readList('ordinary-words')).map((word) => stemOf(word)),
)
const byLength = Map.groupBy(
  [...words].map((word) => ({ word, letters: lettersOf(word) })),
  ({ word }) => word.length,
)

/** The word of our own names that somebody meant who typed `key`; null where there is none so near, or several, or `key` is a word itself. */
export function corrected(key: string): string | null {
  if (!LETTERS.test(key) || words.has(key) || ordinary.has(key)) return null
  const most = key.length >= TWO_ERRORS_FROM ? 2 : key.length >= ONE_ERROR_FROM ? 1 : 0
  for (let distance = 1; distance <= most; distance += 1) {
    const near = nearWords(key, distance)
    if (near.length > 0) return near.length === 1 ? (near[0] ?? null) : null
  }
  return null
}

/** Two errors do not begin with the first letter. */
function nearWords(key: string, distance: number): string[] {
  const lengths = Array.from({ length: 2 * distance + 1 }, (_, index) => key.length - distance + index)
  const own = lettersOf(key)
  return lengths.flatMap((length) =>
    (byLength.get(length) ?? []).flatMap(({ word, letters }) => {
      if (missingLetters(own, letters) > distance || (distance > 1 && word[0] !== key[0])) return []
      return editDistance(key, word, distance) === distance ? [word] : []
    }),
  )
}
