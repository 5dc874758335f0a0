import { categoryById } from '#domains/catalogue/contract.ts'
import { fixedChoices, landingFacets } from '../url/choice-slugs.ts'
import { filteredSuggestion } from './present-suggestions.ts'
import type { CategoryCounts, ProductCounts } from './product-counts.ts'
import type { Suggestion } from './suggest-call.ts'
import type { CategoryName, LandingChoice } from './suggested-names.ts'
import type { Met, TypedWord } from './word-table.ts'

interface Question {
  readonly words: readonly TypedWord[]
  /** A bit for each word of the query. */
  readonly all: number
  readonly metCategories: Met<CategoryName>
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

/** Each word belongs to the category or to the choice, and neither does without one that says something. */
function namedPairs({ words, all, metCategories, metChoices, counts, categories }: Question): Suggestion[] {
  const telling = words.reduce((bits, word, index) => (isTelling(word.prefix) ? bits | (1 << index) : bits), 0)
  const isFoundWhole = new Set(categories.map(({ filters }) => filters.categoryId))
  const pairs = new Map<string, Suggestion>()
  for (const [{ facet, choice }, ofChoice] of metChoices)
    for (const [{ category }, ofCategory] of metCategories) {
      if ((ofChoice | ofCategory) !== all || (ofChoice & telling) === 0 || (ofCategory & telling) === 0) continue
      if (ofChoice === all || isFoundWhole.has(category.id)) continue
      const count = narrowedCount(counts.category(category.id), { facet, choice })
      if (count === null) continue
      const pair = filteredSuggestion(category, { facet, choice }, count)
      pairs.set(pair.id, pair)
    }
  return [...pairs.values()].sort((a, b) => b.productCount - a.productCount || (a.id < b.id ? -1 : 1))
}

/** A letter alone, or "de" between two words, is part of nearly every name. */
function isTelling(word: string): boolean {
  return word.length > 1 && !/^(?:d[aeo]s?|em|com|para)$/.test(word)
}

/** Null: no product has it, or all have, so that it narrows nothing. */
function narrowedCount(counts: CategoryCounts | null, { facet, choice }: LandingChoice): number | null {
  const count = counts?.choices[facet].get(choice.id) ?? 0
  return counts === null || count === 0 || count === counts.total ? null : count
}

function usualChoices({ categories, counts }: Question): Suggestion[] {
  const category = categoryById(categories[0]?.filters.categoryId ?? 0)
  const found = category && counts.category(category.id)
  if (!found) return []
  return landingFacets
    .flatMap((facet) =>
      fixedChoices[facet].flatMap((choice) => {
        const count = narrowedCount(found, { facet, choice })
        return count === null ? [] : [filteredSuggestion(category, { facet, choice }, count)]
      }),
    )
    .sort((a, b) => b.productCount - a.productCount || (a.id < b.id ? -1 : 1))
}
