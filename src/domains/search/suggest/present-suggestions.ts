import type { Category } from '#domains/catalogue/contract.ts'
import type { EshopChoice } from '../directory.ts'
import { landingWords } from '../present/landing-words.ts'
import { filterPairs, listingQuery } from '../rules/listing-query.ts'
import { type ChoiceFacet, emptySelection } from '../rules/listing-selection.ts'
import type { FixedChoice } from '../url/choice-slugs.ts'
import { listingUrl } from '../url/listing-url.ts'
import type { ProductCounts } from './product-counts.ts'
import type { Suggestion } from './suggest-call.ts'
import type { LandingChoice } from './suggested-names.ts'

/** A product as its suggestion shows it: its own words and its page. */
export interface SuggestedProduct {
  readonly productId: number
  readonly title: string
  readonly url: string
  /** Address of its picture. */
  readonly img: string | null
}

const noFilters: Suggestion['filters'] = {
  categoryId: null,
  colorId: null,
  filterId: null,
  eshopId: null,
  eshopScore: null,
  manufacturerId: null,
}

export function categorySuggestion({ id, longName }: Category, counts: ProductCounts): Suggestion {
  const url = listingUrl(emptySelection({ kind: 'category', categoryId: id }))
  return {
    id: `c${id}`,
    title: longName,
    url,
    apiUrl: url,
    productCount: counts.category(id)?.total ?? 0,
    img: null,
    filters: { ...noFilters, categoryId: id },
  }
}

/** "Sofás em azul" */
export function filteredSuggestion(category: Category, { facet, choice }: LandingChoice, count: number): Suggestion {
  const plain = emptySelection({ kind: 'category', categoryId: category.id })
  const narrowed = { ...plain, choices: { [facet]: [choice.slug] } }
  return {
    id: `c${category.id}-${facet}-${choice.id}`,
    title: `${category.longName} ${landingWords[facet](choice.label)}`,
    url: listingUrl(narrowed),
    apiUrl: listingUrl(plain) + listingQuery(narrowed, filterPairs(narrowed)),
    productCount: count,
    img: null,
    filters: {
      ...noFilters,
      categoryId: category.id,
      ...(facet === 'cor' ? { colorId: choice.id } : { filterId: `${facet}:${choice.id}` }),
    },
  }
}

export function eshopSuggestion({ id, slug, label }: EshopChoice, productCount: number): Suggestion {
  const url = listingUrl(emptySelection({ kind: 'eshop', slug }))
  return {
    id: `e${id}`,
    title: label,
    url,
    apiUrl: url,
    productCount,
    img: null,
    filters: { ...noFilters, eshopId: id },
  }
}

export function manufacturerSuggestion({ id, slug, label }: FixedChoice, productCount: number): Suggestion {
  const brand: ChoiceFacet = 'fabricante'
  const url = listingUrl({ ...emptySelection({ kind: 'all' }), choices: { [brand]: [slug] } })
  return {
    id: `m${id}`,
    title: label,
    url,
    apiUrl: url,
    productCount,
    img: null,
    filters: { ...noFilters, manufacturerId: id },
  }
}

/** What others have searched for, as they wrote it. */
export function searchSuggestion(query: string, productCount: number): Suggestion {
  const url = listingUrl({ ...emptySelection({ kind: 'search' }), query })
  return { id: `s${query}`, title: query, url, apiUrl: url, productCount, img: null, filters: noFilters }
}

export function productSuggestion({ productId, title, url, img }: SuggestedProduct): Suggestion {
  return { id: `p${productId}`, title, url, apiUrl: null, productCount: 1, img, filters: noFilters }
}
