import { suggestCategories } from '#domains/catalogue/contract.ts'
import type { StagedOffer } from '#domains/offers/contract.ts'
import { firstChars } from '#platform/readable-text.ts'
import { owned } from '#platform/memory/owned-text.ts'
import { LAB_LIMITS } from './lab-limits.ts'

/** One of the shop's own categories and where its offers would stand with us. */
export interface MappedPath {
  /** As the feed has it; null: the offers name no category. */
  readonly path: string | null
  readonly offers: number
  /** Our categories by number of offers; what is left over stands in none. */
  readonly categories: readonly { readonly categoryId: number; readonly offers: number }[]
  /** Offers without a category: names of a few, and the categories that they may mean, likeliest first. */
  readonly unsure: {
    readonly offers: number
    readonly examples: readonly string[]
    readonly suggestions: readonly number[]
  }
}

export interface LabCategories {
  readonly paths: readonly MappedPath[]
  /** Paths that are not listed: beyond those shown, or beyond those that are told apart. */
  readonly morePaths: number
  readonly offersUnsure: number
}

interface Counted {
  offers: number
  readonly byCategory: Map<number, number>
  unsure: number
  readonly examples: string[]
  suggestions: readonly number[]
}

const EXAMPLES = 3

/** Counts over one file which paths lead where. It owns state, bounded by `categoryPaths`. */
export class CategoryMapping {
  readonly #paths = new Map<string | null, Counted>()
  readonly #beyond = new Set<string>()
  #unsure = 0

  add(offer: Pick<StagedOffer, 'productType' | 'googleCategory' | 'categoryId' | 'title'>): void {
    if (offer.categoryId === null) this.#unsure += 1
    const counted = this.#countedOf(offer.productType ?? offer.googleCategory)
    if (counted === null) return
    counted.offers += 1
    if (offer.categoryId !== null)
      counted.byCategory.set(offer.categoryId, (counted.byCategory.get(offer.categoryId) ?? 0) + 1)
    else {
      counted.unsure += 1
      if (counted.examples.length < EXAMPLES) counted.examples.push(owned(firstChars(offer.title, 120)))
      if (counted.unsure === 1) counted.suggestions = suggestCategories(offer).map(({ categoryId }) => categoryId)
    }
  }

  /** Unsure ones first, each kind by number of offers. */
  mapping(): LabCategories {
    const paths = [...this.#paths]
      .map(([path, counted]) => mappedPath(path, counted))
      .sort((a, b) => b.unsure.offers - a.unsure.offers || b.offers - a.offers)
    return {
      paths: paths.slice(0, LAB_LIMITS.shownPaths),
      morePaths: Math.max(0, paths.length - LAB_LIMITS.shownPaths) + this.#beyond.size,
      offersUnsure: this.#unsure,
    }
  }

  #countedOf(given: string | null): Counted | null {
    const path = given === null ? null : firstChars(given, 200)
    const known = this.#paths.get(path)
    if (known !== undefined) return known
    if (this.#paths.size >= LAB_LIMITS.categoryPaths) {
      if (path !== null && this.#beyond.size < LAB_LIMITS.categoryPaths) this.#beyond.add(owned(path))
      return null
    }
    const counted: Counted = { offers: 0, byCategory: new Map(), unsure: 0, examples: [], suggestions: [] }
    this.#paths.set(path === null ? null : owned(path), counted)
    return counted
  }
}

function mappedPath(path: string | null, { offers, byCategory, unsure, examples, suggestions }: Counted): MappedPath {
  return {
    path,
    offers,
    categories: [...byCategory]
      .map(([categoryId, count]) => ({ categoryId, offers: count }))
      .sort((a, b) => b.offers - a.offers)
      .slice(0, 6),
    unsure: { offers: unsure, examples, suggestions },
  }
}
