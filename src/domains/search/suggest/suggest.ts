import { categoryById, type Category } from '#domains/catalogue/contract.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import type { SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from '../directory.ts'
import { compilePlan } from '../plan/compile-plan.ts'
import { findByCode } from '../plan/find-by-code.ts'
import { planWords } from '../plan/word-plans.ts'
import { emptySelection } from '../rules/listing-selection.ts'
import { fold, wordsOf } from '../rules/text-words.ts'
import { categoryTable, choiceTable, directoryTables } from './suggested-names.ts'
import {
  categorySuggestion,
  eshopSuggestion,
  manufacturerSuggestion,
  productSuggestion,
  type SuggestedProduct,
} from './present-suggestions.ts'
import { CompletedSearches } from './learned/completed-searches.ts'
import { filteredCategories } from './filtered-categories.ts'
import { type CountedIndex, ProductCounts } from './product-counts.ts'
import { type SuggestionKind, suggestionTypes } from '../rules/suggestion-types.ts'
import type { Suggestion, SuggestionGroup } from './suggest-call.ts'
import { forgiven, typedWords } from './typed-words.ts'
import { FirstLetters } from './first-letters.ts'
import { trimmedGroups } from './trim-groups.ts'

interface SuggestDependencies {
  readonly search: SearchPort
  readonly counts: ProductCounts
  readonly completed: CompletedSearches
  readonly firstLetters: FirstLetters<readonly Suggestion[]>
  /** What others have searched for that goes on from these words. */
  completions(typed: string): readonly string[]
  directory(): SearchDirectory
  /** The product of an offer that was found; null: it is gone meanwhile. */
  productOf(variantId: VariantId): SuggestedProduct | null
  /** Address of a picture that stands for a category. */
  pictureOf(category: Category): string | null
}

/** At most so many of a kind beside categories, whose number the specification gives. */
const MOST_BRANDS = 4
const MOST_ESHOPS = 4
const MOST_PRODUCTS = 5

/** Suggestions over the index of this process. */
export interface Suggestions {
  /** Groups of what may be meant by what was typed. */
  of(q: string): Promise<SuggestionGroup[]>
  /** Whether a category leads to anything; so long as nothing has been counted, nobody knows better. */
  hasProducts(categoryId: number): boolean
  /** Counts anew what has changed, unless nobody has asked since. */
  refresh(): Promise<void>
}

export function createSuggestions(
  dependencies: Omit<SuggestDependencies, 'counts' | 'completed' | 'firstLetters'> & CountedIndex,
): Suggestions {
  const counts = new ProductCounts(dependencies)
  const version = (): string => dependencies.versionOf(emptySelection({ kind: 'all' }))
  const completed = new CompletedSearches({ ...dependencies, version })
  const firstLetters = new FirstLetters<readonly Suggestion[]>(version)
  let isAsked = true
  return {
    of: (q) => {
      isAsked = true
      return suggest(q, { ...dependencies, counts, completed, firstLetters })
    },
    hasProducts: (categoryId) => !counts.isReady || (counts.category(categoryId)?.total ?? 0) > 0,
    refresh: async () => {
      if (!isAsked) return
      isAsked = false
      await counts.refresh()
    },
  }
}

/** S-05: groups of what may be meant by these words; a text without a word means nothing yet. */
async function suggest(q: string, dependencies: SuggestDependencies): Promise<SuggestionGroup[]> {
  const typed = typedWords(q)
  if (typed.length === 0) return []
  const { counts } = dependencies
  const tables = directoryTables(dependencies.directory())
  const words = forgiven(typed, [categoryTable, choiceTable, tables.brands, tables.eshops])
  if (!counts.isReady) await counts.refresh()
  const all = (1 << words.length) - 1
  const metCategories = categoryTable.meet(words)
  const found = new Set(whole(metCategories, all).map(({ category }) => category))
  const categories = ranked(
    [...found].map((category) => categorySuggestion(category, counts)),
    q,
  )
  const filtered = filteredCategories({
    words,
    all,
    metCategories,
    metChoices: choiceTable.meet(words),
    counts,
    categories,
  })
  const eshops = whole(tables.eshops.meet(words), all).map((each) => eshopSuggestion(each, counts.eshop(each.id)))
  const brands = whole(tables.brands.meet(words), all).map((each) =>
    manufacturerSuggestion(each, counts.manufacturer(each.id)),
  )
  return trimmedGroups([
    group('category', 'Categorias', categories, dependencies),
    group('categoryWithFilter', 'Por cor, material ou estilo', filtered, dependencies),
    group('search', 'Pesquisas frequentes', await completedOf(q, dependencies), dependencies),
    group('manufacturer', 'Marcas', ranked(brands, q).slice(0, MOST_BRANDS), dependencies),
    group('eshop', 'Lojas', ranked(eshops, q).slice(0, MOST_ESHOPS), dependencies),
    group(
      'product',
      'Produtos',
      await dependencies.firstLetters.answer(q, () => products(q, dependencies)),
      dependencies,
    ),
  ])
}

function whole<Thing>(met: ReadonlyMap<Thing, number>, all: number): Thing[] {
  return [...met].filter(([, bits]) => bits === all).map(([thing]) => thing)
}

/** Whoever typed a whole title means it; then come titles that begin so; then where there is most. What leads to nothing is left out. */
function ranked(suggestions: readonly Suggestion[], q: string): Suggestion[] {
  const typed = wordsOf(q).join(' ')
  const nearness = ({ title }: Suggestion): number => {
    const text = wordsOf(title).join(' ')
    return text === typed ? 2 : text.startsWith(typed) ? 1 : 0
  }
  return suggestions
    .filter(({ productCount }) => productCount > 0)
    .map((suggestion) => ({ suggestion, near: nearness(suggestion) }))
    .sort(
      (a, b) =>
        b.near - a.near ||
        b.suggestion.productCount - a.suggestion.productCount ||
        (fold(a.suggestion.title) < fold(b.suggestion.title) ? -1 : 1),
    )
    .map(({ suggestion }) => suggestion)
}

function group(
  kind: SuggestionKind,
  typeName: string,
  items: readonly Suggestion[],
  { pictureOf }: Pick<SuggestDependencies, 'pictureOf'>,
): SuggestionGroup {
  const categoryId = items[0]?.filters.categoryId ?? null
  const category = categoryId === null ? null : categoryById(categoryId)
  return { type: suggestionTypes[kind], typeName, img: category && pictureOf(category), items: [...items] }
}

function completedOf(q: string, { completed, completions }: SuggestDependencies): Promise<Suggestion[]> {
  return completed.present(completions(q))
}

/** Products whose words begin so, best first as a search would list them; where none does, those that a search of the whole words finds. */
async function products(q: string, { search, directory, productOf }: SuggestDependencies): Promise<Suggestion[]> {
  const selection = { ...emptySelection({ kind: 'search' }), query: q }
  for (const isTyping of [true, false]) {
    const planned = planWords(q, { vocabulary: search.vocabulary(), directory: directory() }, isTyping)
    const plan = compilePlan(selection, directory(), FIRST_PRODUCTS, planned)
    if (plan === null) return []
    // Which words stand side by side costs as much as all else, and five products show little of it.
    const plain = { ...plan, facets: [], adjacencyBonus: 0 }
    const { hits } = (await findByCode(q, plain, search, !isTyping)) ?? (await search.search(plain))
    if (hits.length > 0)
      return hits.flatMap(({ id }) => {
        const product = productOf(asId(id))
        return product === null ? [] : [productSuggestion(product)]
      })
  }
  return []
}

const FIRST_PRODUCTS = { kind: 'numbered', number: 1, size: MOST_PRODUCTS } as const
