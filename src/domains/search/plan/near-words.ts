import { termsOf } from '../language/analyse.ts'
import { pairsOfList, readList, WordListError } from '../language/word-lists.ts'

const near = new Map<string, string[]>()
for (const pair of pairsOfList('near-words.txt', readList('near-words'), '~')) {
  const [left, right] = [pair.left, pair.right].map((side) => {
    const [term, more] = termsOf(side)
    if (term === undefined || more !== undefined) throw new WordListError(pair, `"${side}" is not one word`)
    return term
  }) as [string, string]
  if (left === right) throw new WordListError(pair, `"${pair.left}" and "${pair.right}" are the same word already`)
  near.set(left, [...(near.get(left) ?? []), right])
}

/** What somebody who says this would also like to see, later in the list. */
export function nearWords(term: string): readonly string[] {
  return near.get(term) ?? []
}
