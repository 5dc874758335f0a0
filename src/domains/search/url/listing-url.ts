import { categoryById } from '#domains/catalogue/contract.ts'
import { choiceFacets, type ListingSelection } from '../listing-selection.ts'
import { landingFacetOf, landingFacets } from './choice-slugs.ts'
import { dimensionsValue } from './dimension-value.ts'
import { priceValue } from './price-value.ts'

/** The words of `regiao`, `ordenar` and `vista`; the default of each is absent from the URL. */
export const regionSlugs = { mainland: null, madeira: 'madeira', azores: 'acores' } as const
export const sortSlugs = { recommended: null, price: 'preco', total: 'total', newest: 'novidades', discount: 'desconto' } as const
export const viewSlugs = { grid: null, rows: 'lista' } as const

/**
 * The one canonical URL of a selection: keys and values in a fixed order, defaults absent. Inverse of
 * `parseListingUrl`. Example: `/produtos/sofas?preco-ate=600&cor=azul,cinzento&ordenar=preco`.
 */
export const listingUrl = (selection: ListingSelection): string => {
  // Written for the filters of a listing, which ask for a hundred such URLs: nothing is collected that is absent.
  const filters = filterPairs(selection)
  const landing = landingOf(selection, filters)
  const path = listingPath(selection) + (landing === null ? '' : `--${landing}`)
  let query = ''
  for (const pairs of landing === null ? [filters, viewPairs(selection)] : [viewPairs(selection)]) {
    for (const [key, value] of pairs) if (value !== null && value !== '') query += `${query === '' ? '?' : '&'}${key}=${encode(value)}`
  }
  return path + query
}

type Pair = readonly [key: string, value: string | null]

/** Only those that are set. */
const filterPairs = ({ priceFromCents, priceToCents, dimensions, choices, parameters }: ListingSelection): Pair[] => {
  const pairs: Pair[] = []
  if (priceFromCents !== null) pairs.push(['preco-de', priceValue(priceFromCents)])
  if (priceToCents !== null) pairs.push(['preco-ate', priceValue(priceToCents)])
  const sizes = dimensionsValue(dimensions)
  if (sizes !== '') pairs.push(['dimensao', sizes])
  for (const facet of choiceFacets) if (choices[facet] !== undefined && choices[facet].length > 0) pairs.push([facet, choices[facet].join(',')])
  for (const slug of Object.keys(parameters).sort()) if ((parameters[slug]?.length ?? 0) > 0) pairs.push([`p-${slug}`, parameters[slug]?.join(',') ?? null])
  return pairs
}

const viewPairs = (selection: ListingSelection): Pair[] => [
  ['regiao', regionSlugs[selection.region]],
  ['ordenar', sortSlugs[selection.sort]],
  ['pagina', selection.page === 1 ? null : String(selection.page)],
  ['vista', viewSlugs[selection.view]],
  ['q', selection.query],
]

const listingPath = ({ scope }: ListingSelection): string => {
  if (scope.kind === 'category') return `/produtos/${slugOfCategory(scope.categoryId)}`
  if (scope.kind === 'eshop') return `/produtos/loja/${scope.slug}`
  if (scope.kind === 'eshopVoucher') return `/produtos/loja/${scope.slug}/voucher/${encodeURIComponent(scope.code)}`
  if (scope.kind === 'vouchers') return '/produtos/vouchers'
  if (scope.kind === 'sales') return '/sales'
  if (scope.kind === 'priceDrops') return `/price-drops/${slugOfCategory(scope.categoryId)}`
  if (scope.kind === 'offers') return scope.categoryId === null ? '/produtos/ofertas' : `/produtos/ofertas/${slugOfCategory(scope.categoryId)}`
  return scope.kind === 'search' ? '/search' : '/produtos'
}

const slugOfCategory = (categoryId: number): string => categoryById(categoryId)?.slug ?? String(categoryId)

/** The choice whose own page this selection is: a category with exactly one choice of a landing facet and no other filter. */
const landingOf = ({ scope, query }: ListingSelection, filters: readonly Pair[]): string | null => {
  if (scope.kind !== 'category' || query !== null || filters.length !== 1) return null
  const [facet, slug] = filters[0] ?? []
  const isLanding = slug !== undefined && slug !== null && !slug.includes(',') && (landingFacets as readonly string[]).includes(facet ?? '') && landingFacetOf(slug) === facet
  return isLanding ? slug : null
}

/**
 * Commas and colons stay readable; everything else that a URL reserves is escaped, a space as "+" like a form does it.
 * An apostrophe too: browsers escape it on their own, and a canonical URL that they change would redirect for ever.
 */
const encode = (value: string): string =>
  PLAIN.test(value) ? value : encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+').replaceAll("'", '%27')

/** Most values need no escaping. */
const PLAIN = /^[a-z0-9,:.-]*$/
