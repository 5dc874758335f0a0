import { type Pair, WordListError } from './word-lists.ts'

/** Words in their order, as stems. */
export type Phrase = readonly string[]

/** For what a text begins with, the longest listed phrase and what it means. */
export interface PhraseTable<Meaning> {
  longestAt(words: Phrase, at: number): { readonly length: number; readonly meaning: Meaning } | null
}

/** Phrases by their first word. */
export function phraseTable<Meaning>(entries: Iterable<readonly [Phrase, Meaning]>): PhraseTable<Meaning> {
  const byFirst = new Map<string, { rest: Phrase; meaning: Meaning }[]>()
  for (const [[first, ...rest], meaning] of entries) {
    if (first === undefined) continue
    const known = byFirst.get(first)
    if (known) known.push({ rest, meaning })
    else byFirst.set(first, [{ rest, meaning }])
  }
  for (const known of byFirst.values()) known.sort((a, b) => b.rest.length - a.rest.length)
  return {
    longestAt(words, at) {
      const found = byFirst
        .get(words[at] ?? '')
        ?.find(({ rest }) => rest.every((word, index) => words[at + 1 + index] === word))
      return found ? { length: found.rest.length + 1, meaning: found.meaning } : null
    },
  }
}

/**
 * "geladeira = frigorífico" as a table of stems. A word that means two things, one that means itself, and one whose meaning is on
 * the left elsewhere (a chain or a circle) are refused: each word must lead to its meaning in one step.
 */
export function sameWords(pairs: readonly Pair[], stems: (text: string) => Phrase): PhraseTable<Phrase> {
  const lines = new Map<string, Pair>()
  for (const pair of pairs) {
    const key = stems(pair.left).join(' ')
    if (key === '') throw new WordListError(pair, `"${pair.left}" holds no word`)
    if (key === stems(pair.right).join(' '))
      throw new WordListError(pair, `"${pair.left}" and "${pair.right}" are the same word already`)
    const before = lines.get(key)
    if (before) throw new WordListError(pair, `"${pair.left}" stands in line ${before.number} already`)
    lines.set(key, pair)
  }
  const table = phraseTable([...lines].map(([key, pair]) => [key.split(' '), pair] as const))
  for (const pair of lines.values()) {
    const meaning = stems(pair.right)
    meaning.forEach((_, at) => {
      const next = table.longestAt(meaning, at)?.meaning
      if (next)
        throw new WordListError(
          pair,
          `"${pair.right}" is changed again by line ${next.number} ("${next.left} = ${next.right}")`,
        )
    })
  }
  return phraseTable([...lines].map(([key, pair]) => [key.split(' '), stems(pair.right)] as const))
}
