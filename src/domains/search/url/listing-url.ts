import { categoryById } from '#domains/catalogue/contract.ts'
import { choiceFacets, type ListingSelection } from '../listing-selection.ts'
import { isSeason, seasonPaths } from './season-places.ts'
import { landingFacetOf, landingFacets } from './choice-slugs.ts'
import { dimensionsValue } from './dimension-value.ts'
import { priceValue } from './price-value.ts'

/** The words of `regiao`, `ordenar` and `vista`; the default of each is absent from the URL. */
export const regionSlugs = { mainland: null, madeira: 'madeira', azores: 'acores' } as const
export const sortSlugs = {
  recommended: null,
  price: 'preco',
  total: 'total',
  newest: 'novidades',
  discount: 'desconto',
} as const
export const viewSlugs = { grid: null, rows: 'lista' } as const

/**
 * The one canonical URL of a selection: keys and values in a fixed order, defaults absent. Inverse of
 * `parseListingUrl`. Example: `/produtos/sofas?preco-ate=600&cor=azul,cinzento&ordenar=preco`.
 */
export function listingUrl(selection: ListingSelection): string {
  // Written for the filters of a listing, which ask for a hundred such URLs: nothing is collected that is absent.
  const filters = filterPairs(selection)
  const landing = landingOf(selection, filters)
  let query = ''
  if (landing === null)
    for (let at = 0; at < filters.length; at += 2)
      query = withPair(query, filters[at] as string, filters[at + 1] as string)
  query = withPair(query, 'regiao', regionSlugs[selection.region])
  query = withPair(query, 'ordenar', sortSlugs[selection.sort])
  query = withPair(query, 'pagina', selection.page === 1 ? null : String(selection.page))
  query = withPair(query, 'vista', viewSlugs[selection.view])
  query = withPair(query, 'q', selection.query)
  return listingPath(selection) + (landing === null ? '' : `--${landing}`) + query
}

function withPair(query: string, key: string, value: string | null): string {
  return value === null || value === '' ? query : `${query}${query === '' ? '?' : '&'}${key}=${encode(value)}`
}

/** Those that are set, key and value in turn. */
function filterPairs({ priceFromCents, priceToCents, dimensions, choices, parameters }: ListingSelection): string[] {
  const pairs: string[] = []
  if (priceFromCents !== null) pairs.push('preco-de', priceValue(priceFromCents))
  if (priceToCents !== null) pairs.push('preco-ate', priceValue(priceToCents))
  const sizes = dimensionsValue(dimensions)
  if (sizes !== '') pairs.push('dimensao', sizes)
  for (const facet of choiceFacets) {
    const slugs = choices[facet]
    if (slugs !== undefined && slugs.length > 0) pairs.push(facet, slugs.join(','))
  }
  const named = Object.keys(parameters)
  for (const slug of named.length > 1 ? named.sort() : named) {
    const slugs = parameters[slug] ?? []
    if (slugs.length > 0) pairs.push(`p-${slug}`, slugs.join(','))
  }
  return pairs
}

function listingPath({ scope }: ListingSelection): string {
  if (scope.kind === 'category') return `/produtos/${slugOfCategory(scope.categoryId)}`
  if (scope.kind === 'eshop') return `/produtos/loja/${scope.slug}`
  if (scope.kind === 'eshopVoucher') return `/produtos/loja/${scope.slug}/voucher/${encodeURIComponent(scope.code)}`
  if (scope.kind === 'vouchers') return '/produtos/vouchers'
  if (scope.kind === 'sales') return '/sales'
  if (scope.kind === 'room') return `/produtos/divisoes/${scope.slug}`
  if (isSeason(scope)) return seasonPaths[scope.kind]
  if (scope.kind === 'priceDrops') return `/price-drops/${slugOfCategory(scope.categoryId)}`
  if (scope.kind === 'offers')
    return scope.categoryId === null ? '/produtos/ofertas' : `/produtos/ofertas/${slugOfCategory(scope.categoryId)}`
  return scope.kind === 'search' ? '/search' : '/produtos'
}

function slugOfCategory(categoryId: number): string {
  return categoryById(categoryId)?.slug ?? String(categoryId)
}

/** The choice whose own page this selection is: a category with exactly one choice of a landing facet and no other filter. */
function landingOf({ scope, query }: ListingSelection, filters: readonly string[]): string | null {
  if (scope.kind !== 'category' || query !== null || filters.length !== 2) return null
  const [facet, slug] = filters
  const isLanding =
    slug !== undefined &&
    !slug.includes(',') &&
    (landingFacets as readonly string[]).includes(facet ?? '') &&
    landingFacetOf(slug) === facet
  return isLanding ? slug : null
}

/**
 * Commas and colons stay readable; everything else that a URL reserves is escaped, a space as "+" like a form does it.
 * An apostrophe too: browsers escape it on their own, and a canonical URL that they change would redirect for ever.
 */
function encode(value: string): string {
  return PLAIN.test(value)
    ? value
    : encodeURIComponent(value)
        .replaceAll('%2C', ',')
        .replaceAll('%3A', ':')
        .replaceAll('%20', '+')
        .replaceAll("'", '%27')
}

/** Most values need no escaping. */
const PLAIN = /^[a-z0-9,:.-]*$/
