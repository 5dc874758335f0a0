import { analyse } from '../language/analyse.ts'
import { MAX_WORDS, queryWords, typedWord } from '../plan/query-words.ts'
import { wordsOf } from '../rules/text-words.ts'
import type { TypedWord, WordTable } from './word-table.ts'

/** The words that names may be met by; small words ("de") only where nothing else was typed. */
export function typedWords(q: string): TypedWord[] {
  const words = queryWords(q).map((word) => ({ prefix: typedWord(q, word), term: word.term }))
  return words.length > 0
    ? words
    : wordsOf(q)
        .slice(0, MAX_WORDS)
        .map((word) => ({ prefix: word, term: word }))
}

/** Words of so many letters may have one typing error, or two: as in a search (plan/corrections.ts). */
const ONE_FROM = 4
const TWO_FROM = 7

/** A word that begins no name and means none, by the name that is nearest to it. */
export function forgiven(
  words: readonly TypedWord[],
  tables: readonly Pick<WordTable<unknown>, 'knows' | 'nearest'>[],
): TypedWord[] {
  return words.map((word) => {
    const most = word.prefix.length >= TWO_FROM ? 2 : word.prefix.length >= ONE_FROM ? 1 : 0
    if (most === 0 || /[^a-z]/.test(word.prefix) || tables.some((table) => table.knows(word))) return word
    const [nearest] = tables
      .flatMap((table) => table.nearest(word.prefix, most) ?? [])
      .toSorted((a, b) => a.distance - b.distance)
    return nearest === undefined ? word : { prefix: nearest.beginning, term: analyse(nearest.beginning)[0]?.term ?? '' }
  })
}
