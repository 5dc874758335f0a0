import { categories, type Category } from '#domains/catalogue/contract.ts'
import type { EshopChoice, SearchDirectory } from '../directory.ts'
import { wordsOf } from '../rules/text-words.ts'
import { type FixedChoice, fixedChoices, landingFacets } from '../url/choice-slugs.ts'
import { WordTable } from './word-table.ts'

/** A choice that a category may be narrowed by, on a page of its own. */
export interface LandingChoice {
  readonly facet: (typeof landingFacets)[number]
  readonly choice: FixedChoice
}

/** One of a category's names: the words of a query meet one name, not a word of each. */
export interface CategoryName {
  readonly category: Category
}

/** Categories by the words of their names. */
export const categoryTable = new WordTable<CategoryName>(
  categories.flatMap((category) => namesOf(category).map((name) => ({ thing: { category }, name }))),
)

function namesOf({ name, longName, singular, synonyms }: Category): string[] {
  return [...new Set([name, longName, singular, ...synonyms])]
}

/** Colours, materials, styles, rooms and shapes: by their label, and by other words of theirs once those are typed whole. */
export const choiceTable = new WordTable<LandingChoice>(
  landingFacets.flatMap((facet) =>
    fixedChoices[facet].map((choice) => ({
      thing: { facet, choice },
      name: choice.label,
      otherWords: ('words' in choice ? (choice.words as readonly string[]) : []).map(wordsOf).flatMap(oneWord),
    })),
  ),
)

function oneWord(words: readonly string[]): readonly string[] {
  return words.length === 1 ? words : []
}

interface DirectoryTables {
  readonly eshops: WordTable<EshopChoice>
  readonly brands: WordTable<FixedChoice>
}

const tablesOf = new WeakMap<SearchDirectory, DirectoryTables>()

/** Shops and brands by their words, made once for each directory. */
export function directoryTables(directory: SearchDirectory): DirectoryTables {
  const known = tablesOf.get(directory)
  if (known) return known
  const made = { eshops: tableOf(directory.eshops.byId.values()), brands: tableOf(directory.brands.byId.values()) }
  tablesOf.set(directory, made)
  return made
}

function tableOf<Choice extends FixedChoice>(choices: Iterable<Choice>): WordTable<Choice> {
  return new WordTable([...choices].map((choice) => ({ thing: choice, name: choice.label })))
}
