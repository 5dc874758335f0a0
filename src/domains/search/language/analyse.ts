import { memoised } from '#platform/memory/memoised.ts'
import { fold } from '../rules/text-words.ts'
import { isSmallWord, stemOf } from './portuguese.ts'
import { type Phrase, sameWords } from './same-words.ts'
import { sizesIn } from './size-terms.ts'
import { type Token, tokensOf } from './tokens.ts'
import { pairsOfList, readList } from './word-lists.ts'

/** What index and queries compare, byte by byte. */
export interface Term {
  /** Stem without accents, in our own words: "Geladeiras" is "frigorifico". A length is in millimetres: "1800mm". */
  readonly term: string
  readonly kind: 'word' | 'number' | 'size'
  /** "de", "para": holds other words together and is no word of a search. */
  readonly isSmall: boolean
  /** Where it stands in the text, several words of one meaning together. */
  readonly from: number
  readonly to: number
}

/**
 * The terms of a text in their order, the one analysis for index and queries, whatever the engine: case, accents,
 * plurals, gender, spellings, words of neighbours, lengths. "Sofás 1,80 m" is `sofa 1800mm`.
 */
export function analyse(text: string): Term[] {
  return inOurWords(plainTerms(text), sameTable)
}

/** The terms that count, alone. */
export function termsOf(text: string): string[] {
  return analyse(text)
    .filter(({ isSmall }) => !isSmall)
    .map(({ term }) => term)
}

/** "c/ arrumação", "p/ livros", "s/ braços". */
const abbreviations: Readonly<Record<string, string>> = { c: 'com', p: 'para', s: 'sem' }
/** Written with and without a hyphen, before and after 1990: anti-derrapante, antiderrapante. */
const prefixes = new Set(['anti', 'auto', 'extra', 'micro', 'mini', 'multi', 'semi', 'super', 'sobre', 'ultra'])

function plainTerms(text: string): Term[] {
  const sizes = sizesIn(text)
  const terms: Term[] = []
  let [size, prefix] = [0, '']
  for (const token of tokensOf(text)) {
    for (; size < sizes.length && sizes[size]!.from < token.to; size++) {
      const { mm, from, to } = sizes[size]!
      terms.push({ term: `${mm}mm`, kind: 'size', isSmall: false, from, to })
    }
    if (size > 0 && token.from < sizes[size - 1]!.to) continue
    const { term, folded, kind, isSmall } = readWord(prefix + writtenOut(token))
    if (token.sign === '-' && prefixes.has(folded)) {
      prefix = folded
      continue
    }
    const from = prefix === '' ? token.from : token.from - prefix.length - 1
    if (term !== '') terms.push({ term, kind, isSmall, from, to: token.to })
    prefix = ''
  }
  return terms
}

function writtenOut({ text, sign }: Token): string {
  return sign === '/' ? (abbreviations[text] ?? text) : text
}

/** A catalogue says the same few thousand words again and again. */
const MOST_WORDS = 50_000
const readWord = memoised((written: string) => {
  const folded = fold(written)
  return {
    term: stemOf(written),
    folded,
    kind: /^\d+$/.test(folded) ? ('number' as const) : ('word' as const),
    isSmall: isSmallWord(folded),
  }
}, MOST_WORDS)

/** Phrases of stems and what they are in our words. */
export const sameTable = sameWords(pairsOfList('same-words.txt', readList('same-words'), '='), (text) =>
  plainTerms(text)
    .filter(({ isSmall }) => !isSmall)
    .map(({ term }) => term),
)

/** Listed words by what they mean; small words inside a listed phrase go with it. */
function inOurWords(terms: readonly Term[], table: typeof sameTable): Term[] {
  const places = terms.flatMap(({ isSmall }, at) => (isSmall ? [] : [at]))
  const words: Phrase = places.map((at) => terms[at]!.term)
  const result: Term[] = []
  let [next, word] = [0, 0]
  while (word < words.length) {
    const found = table.longestAt(words, word)
    const last = places[word + (found?.length ?? 1) - 1]!
    const first = places[word]!
    result.push(...terms.slice(next, first))
    if (found === null) result.push(terms[first]!)
    else {
      const [from, to] = [terms[first]!.from, terms[last]!.to]
      for (const term of found.meaning) result.push({ term, kind: 'word', isSmall: false, from, to })
    }
    next = last + 1
    word += found?.length ?? 1
  }
  result.push(...terms.slice(next))
  return result
}
