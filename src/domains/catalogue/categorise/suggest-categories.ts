import { memoised } from '#platform/memory/memoised.ts'
import { categoryBySlug, isAncestor, isLeaf, type Category } from '../category-tree.ts'
import type { CategoryId } from '#platform/ids.ts'
import { categoryMatches } from './category-phrases.ts'
import { commonKinds } from './common-kinds.ts'
import { googleScope } from './google-categories.ts'
import { levelMatches } from './path-answer.ts'
import { pathLevels } from './path-words.ts'
import { titleWords } from './title-words.ts'

/** A guess for a person to look at; `confidence` 0 to 1, of the guesses for one offer at most 1 together. */
export type CategorySuggestion = { readonly categoryId: CategoryId; readonly confidence: number }

type Described = { readonly googleCategory: string | null; readonly productType: string | null; readonly title: string }

/** Up to three categories that an offer may belong to, the likeliest first, from all that its name, path and Google category say. */
export function suggestCategories({ googleCategory, productType, title }: Described): readonly CategorySuggestion[] {
  return suggestionsOf(
    [googleCategory ?? '', productType ?? '', title]
      .map((line) => line.slice(0, mostText).replaceAll('\n', ' '))
      .join('\n'),
  )
}

const most = 3
const mostText = 300
const mostRemembered = 5_000
/** What speaks for none of the guesses. */
const doubt = 4

const suggestionsOf = memoised((key: string): readonly CategorySuggestion[] => {
  const [google, path, title] = key.split('\n') as [string, string, string]
  const scores = new Map<Category, number>()
  const add = (category: Category, score: number): unknown => scores.set(category, (scores.get(category) ?? 0) + score)
  addTitle(title, add)
  for (const { category, score } of levelMatches(pathLevels(path))) add(category, score / 2)
  const scope = google === '' ? null : googleScope(google)
  for (const candidate of scope?.candidates ?? [])
    for (const category of scores.keys()) if (isAncestor(candidate, category)) add(category, 3)
  if (scope?.node) add(scope.node, 4)
  return ranked(scores)
}, mostRemembered)

/** The head of the name most; what stands behind a preposition little; of a word with several kinds the common ones. */
function addTitle(title: string, add: (category: Category, score: number) => unknown): void {
  const { keys, modifies } = titleWords(title)
  for (const match of categoryMatches(keys, () => true))
    add(match.category, match.isPhrase && !modifies[match.from] ? match.score : match.score / 4)
  const head = keys.find((word, index) => !modifies[index] && commonKinds[word] !== undefined)
  for (const [rank, slug] of (head === undefined ? [] : (commonKinds[head] ?? [])).entries()) {
    const category = categoryBySlug(slug)
    if (category) add(category, 6 - rank)
  }
}

/** An inner node gives what it has to what stands below it and is meant as well. */
function ranked(scores: ReadonlyMap<Category, number>): readonly CategorySuggestion[] {
  const all = [...scores]
  const kept = all
    .filter(([category]) => !all.some(([other]) => other !== category && isAncestor(category, other)))
    .map(([category, score]) => ({
      category,
      score:
        score +
        all.reduce(
          (sum, [other, more]) => (other !== category && isAncestor(other, category) ? sum + more / 4 : sum),
          0,
        ) +
        (isLeaf(category) ? 0.5 : 0),
    }))
    .sort((a, b) => b.score - a.score || a.category.order - b.category.order)
  const total = kept.reduce((sum, { score }) => sum + score, doubt)
  return kept
    .slice(0, most)
    .map(({ category, score }) => ({ categoryId: category.id, confidence: Math.round((score / total) * 100) / 100 }))
}
