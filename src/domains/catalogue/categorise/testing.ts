import { categoryById } from '../category-tree.ts'
import { categorise } from './categorise.ts'

/** The slug of the category of an article on a shop's shelf; "–" where nobody can tell. */
export function slugOf(productType: string | null, title: string): string {
  const { categoryId } = categorise({ googleCategory: null, productType, title, shopRules: [] })
  return categoryId === null ? '–' : (categoryById(categoryId)?.slug ?? '?')
}
