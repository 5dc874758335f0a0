import { colours, conditions, materials, shapes, styles } from '#domains/catalogue/contract.ts'
import { fold } from '../rules/text-words.ts'
import { stem } from './stem.ts'
import { readList, wordsOfList } from './word-lists.ts'

/** Adjectives of the list, and those that the catalogue's vocabularies name in both genders (branco, branca). */
const adjectives: ReadonlySet<string> = new Set([
  ...listed('adjectives'),
  ...[colours, conditions, materials, shapes, styles].flatMap((choices) =>
    choices.flatMap(({ label, words }) => {
      const own = new Set([label, ...words].map(fold))
      return [...own].filter((word) => word.endsWith('o') && own.has(`${word.slice(0, -1)}a`))
    }),
  ),
])

const smallWords: ReadonlySet<string> = new Set(listed('small-words'))

/** The stem of a word as index and queries have it. */
export function stemOf(word: string): string {
  return stem(word, (masculine) => adjectives.has(masculine))
}

/** Words that only hold others together: "de", "para". */
export function isSmallWord(folded: string): boolean {
  return smallWords.has(folded)
}

const fillers: ReadonlySet<string> = new Set(listed('filler-words').map(stemOf))

/** Words of whoever searches, not of a thing: "barato". */
export function isFiller(term: string): boolean {
  return fillers.has(term)
}

function listed(name: string): string[] {
  return wordsOfList(`${name}.txt`, readList(name)).map(fold)
}
