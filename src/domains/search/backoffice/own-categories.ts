import { ancestors, categories, type Category } from '#domains/catalogue/contract.ts'
import type { Vocabulary } from '#ports/search/port.ts'
import { categoryTerm, namesOf } from '../plan/category-phrases.ts'
import { fold } from '../rules/text-words.ts'
import type { Synonym } from '../synonyms/synonym.ts'

export interface CategoriesAsked {
  readonly q: string | null
  readonly sort: 'tree' | 'name' | 'offers'
  readonly isDescending: boolean
  readonly limit: number
  readonly offset: number
  readonly filters: { readonly departmentId?: number | undefined; readonly empty?: '1' | undefined }
}

/** Our categories: a table of the code, with what the index and editors add to it. */
export function ownCategories(asked: CategoriesAsked, vocabulary: Vocabulary, synonyms: readonly Synonym[]) {
  const { q, sort, isDescending, limit, offset, filters } = asked
  const typed = q === null ? null : fold(q)
  const found = categories
    .map((category) => rowOf(category, vocabulary, synonyms))
    .filter(({ row, departmentId }) => {
      const isNamed = typed === null || [...row.words, ...row.synonyms].some((word) => fold(word).includes(typed))
      const isThere = filters.departmentId === undefined || departmentId === filters.departmentId
      return isNamed && isThere && (filters.empty === undefined || row.offers === 0)
    })
    .map(({ row }) => row)
  const sorted = sort === 'tree' ? found : found.toSorted((a, b) => compare(a, b, sort))
  const all = isDescending ? sorted.toReversed() : sorted
  return { rows: all.slice(offset, offset + limit), totalCount: all.length }
}

type Row = ReturnType<typeof rowOf>['row']

function compare(a: Row, b: Row, sort: 'name' | 'offers'): number {
  return sort === 'name' ? a.name.localeCompare(b.name, 'pt') : a.offers - b.offers
}

function rowOf(category: Category, vocabulary: Vocabulary, synonyms: readonly Synonym[]) {
  const { id, name, longName, slug, departmentId } = category
  return {
    departmentId,
    row: {
      categoryId: id as number,
      name,
      longName,
      slug,
      parents: ancestors(category).map((each) => each.name),
      offers: vocabulary.rowsWith(categoryTerm(id)),
      words: [...new Set(namesOf(category))],
      synonyms: synonyms.flatMap(({ words, categoryId }) => (categoryId === id ? [words] : [])),
    },
  }
}
