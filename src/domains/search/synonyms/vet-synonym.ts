import { categoryById } from '#domains/catalogue/contract.ts'
import { analyse } from '../language/analyse.ts'
import { isFiller } from '../language/portuguese.ts'
import type { Synonym } from './synonym.ts'

export const SYNONYM_LIMITS = {
  chars: 40,
  /** Words of either side: each of one beside each of the other is a word of the plan. */
  words: 3,
  synonyms: 2_000,
} as const

export type SynonymGiven = Pick<Synonym, 'words' | 'meaning' | 'categoryId'>

export const synonymProblems = [
  'stop_word',
  'not_words',
  'too_many_words',
  'no_meaning',
  'two_meanings',
  'unknown_category',
  'unknown_meaning',
  'same_word',
  'loop',
  'too_many',
] as const
export type SynonymProblem = (typeof synonymProblems)[number]

export interface VettedAgainst {
  readonly synonyms: readonly Synonym[]
  /** Whether our tables or the catalogue have the word. */
  isOurWord(term: string): boolean
}

/** What is wrong with a synonym, or the key that it is kept under. Each word leads to its meaning in one step: no chains, no circles. */
export function vetSynonym(
  { words, meaning, categoryId }: SynonymGiven,
  { synonyms, isOurWord }: VettedAgainst,
): { readonly key: string } | { readonly problem: SynonymProblem } {
  const left = readSide(words)
  if ('problem' in left) return left
  const key = left.terms.join(' ')
  if (synonyms.length >= SYNONYM_LIMITS.synonyms) return { problem: 'too_many' }
  if (meaning === null && categoryId === null) return { problem: 'no_meaning' }
  if (meaning !== null && categoryId !== null) return { problem: 'two_meanings' }
  if (categoryId !== null) return categoryById(categoryId) === null ? { problem: 'unknown_category' } : { key }
  const right = readSide(meaning ?? '')
  if ('problem' in right) return right
  if (right.terms.join(' ') === key) return { problem: 'same_word' }
  const isLoop = synonyms.some(
    (each) =>
      holds(right.terms, termsIn(each.words)) || (each.meaning !== null && holds(termsIn(each.meaning), left.terms)),
  )
  if (isLoop || holds(right.terms, left.terms)) return { problem: 'loop' }
  return right.terms.every(isOurWord) ? { key } : { problem: 'unknown_meaning' }
}

type Side = { readonly terms: readonly string[] } | { readonly problem: SynonymProblem }

function readSide(text: string): Side {
  const counting = analyse(text).filter(({ isSmall }) => !isSmall)
  if (counting.every(({ term }) => isFiller(term))) return { problem: 'stop_word' }
  if (counting.some(({ kind }) => kind !== 'word')) return { problem: 'not_words' }
  if (counting.length > SYNONYM_LIMITS.words) return { problem: 'too_many_words' }
  return { terms: counting.map(({ term }) => term) }
}

function termsIn(text: string): readonly string[] {
  const side = readSide(text)
  return 'terms' in side ? side.terms : []
}

/** Whether the words stand in the others, side by side. */
function holds(words: readonly string[], inner: readonly string[]): boolean {
  return inner.length > 0 && ` ${words.join(' ')} `.includes(` ${inner.join(' ')} `)
}
