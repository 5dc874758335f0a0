import { categoryById, type Category } from '#domains/catalogue/contract.ts'
import { fixedChoices, landingFacets } from '../url/choice-slugs.ts'
import { filteredSuggestion } from './present-suggestions.ts'
import type { ProductCounts } from './product-counts.ts'
import type { Suggestion } from './suggest-call.ts'
import type { LandingChoice } from './suggested-names.ts'
import type { Met } from './word-table.ts'

interface Question {
  /** A bit for each word of the query. */
  readonly all: number
  readonly metCategories: Met<Category>
  readonly metChoices: Met<LandingChoice>
  readonly counts: ProductCounts
  /** What was found without a choice, best first. */
  readonly categories: readonly Suggestion[]
}

/** More than are ever shown. */
const MOST = 10

/**
 * A category with one choice: where words name both ("sofá az"), all such; where they name categories only, the choices
 * that most products of the first of them have.
 */
export function filteredCategories(question: Question): Suggestion[] {
  const named = namedPairs(question)
  return (named.length > 0 ? named : usualChoices(question)).slice(0, MOST)
}

/** Each word belongs to the category or to the choice, and neither does without. */
function namedPairs({ all, metCategories, metChoices, counts }: Question): Suggestion[] {
  const pairs: Suggestion[] = []
  for (const [{ facet, choice }, ofChoice] of metChoices)
    for (const [category, ofCategory] of metCategories) {
      if ((ofChoice | ofCategory) !== all || ofCategory === all || ofChoice === all) continue
      const count = counts.category(category.id)?.choices[facet].get(choice.id) ?? 0
      if (count > 0) pairs.push(filteredSuggestion(category, { facet, choice }, count))
    }
  return pairs.sort((a, b) => b.productCount - a.productCount || (a.id < b.id ? -1 : 1))
}

function usualChoices({ categories, counts }: Question): Suggestion[] {
  const category = categoryById(categories[0]?.filters.categoryId ?? 0)
  const found = category && counts.category(category.id)
  if (!found) return []
  return landingFacets
    .flatMap((facet) =>
      fixedChoices[facet].flatMap((choice) => {
        const count = found.choices[facet].get(choice.id) ?? 0
        // What all of them are narrows nothing.
        return count > 0 && count < found.total ? [filteredSuggestion(category, { facet, choice }, count)] : []
      }),
    )
    .sort((a, b) => b.productCount - a.productCount || (a.id < b.id ? -1 : 1))
}
