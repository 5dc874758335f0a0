import { memoised } from '../attributes/memo.ts'
import { isAncestor, isLeaf, type Category } from '../category-tree.ts'
import type { CategoryId } from '#platform/ids.ts'
import { categoryKeys, categoryMatches } from './category-phrases.ts'
import { googleScope } from './google-categories.ts'
import { levelMatches } from './path-answer.ts'
import { pathLevels } from './path-words.ts'

/** A guess for a person to look at; `confidence` 0 to 1, of the guesses for one offer at most 1 together. */
export type CategorySuggestion = { readonly categoryId: CategoryId; readonly confidence: number }

type Described = { readonly googleCategory: string | null; readonly productType: string | null; readonly title: string }

/** Up to three categories that an offer may belong to, the likeliest first, from all that its name, path and Google category say. */
export const suggestCategories = ({ googleCategory, productType, title }: Described): readonly CategorySuggestion[] =>
  suggestionsOf([googleCategory ?? '', productType ?? '', title.slice(0, maxTitle)].map((line) => line.replaceAll('\n', ' ')).join('\n'))

const most = 3
const maxTitle = 120
const mostRemembered = 5_000
const doubt = 4

const suggestionsOf = memoised((key: string): readonly CategorySuggestion[] => {
  const [google, path, title] = key.split('\n') as [string, string, string]
  const scores = new Map<Category, number>()
  const add = (category: Category, score: number): unknown => scores.set(category, (scores.get(category) ?? 0) + score)
  for (const { category, score } of categoryMatches(categoryKeys(title), () => true)) add(category, score)
  for (const { category, score } of levelMatches(pathLevels(path))) add(category, score / 2)
  const scope = google === '' ? null : googleScope(google)
  for (const candidate of scope?.candidates ?? []) for (const category of scores.keys()) if (isAncestor(candidate, category)) add(category, 3)
  if (scope?.node) add(scope.node, 4)
  return ranked(scores)
}, mostRemembered)

/** An inner node gives what it has to what stands below it and is meant as well. */
function ranked(scores: ReadonlyMap<Category, number>): readonly CategorySuggestion[] {
  const all = [...scores]
  const kept = all
    .filter(([category]) => !all.some(([other]) => other !== category && isAncestor(category, other)))
    .map(([category, score]) => ({ category, score: score + all.filter(([other]) => other !== category && isAncestor(other, category)).reduce((sum, [, more]) => sum + more / 4, 0) + (isLeaf(category) ? 0.5 : 0) }))
    .sort((a, b) => b.score - a.score || a.category.order - b.category.order)
  const total = kept.reduce((sum, { score }) => sum + score, doubt)
  return kept.slice(0, most).map(({ category, score }) => ({ categoryId: category.id, confidence: Math.round((score / total) * 100) / 100 }))
}
