import { categoryById } from '#domains/catalogue/contract.ts'
import { choiceFacets, type ListingSelection } from '../listing-selection.ts'
import { landingFacetOf, landingFacets } from './choice-slugs.ts'
import { dimensionsValue } from './dimension-value.ts'
import { priceValue } from './price-value.ts'

/** The words of `regiao`, `ordenar` and `vista`; the default of each is absent from the URL. */
export const regionSlugs = { mainland: null, madeira: 'madeira', azores: 'acores' } as const
export const sortSlugs = { recommended: null, price: 'preco', total: 'total', newest: 'novidades' } as const
export const viewSlugs = { grid: null, rows: 'lista' } as const

/**
 * The one canonical URL of a selection: keys and values in a fixed order, defaults absent. Inverse of
 * `parseListingUrl`. Example: `/produtos/sofas?preco-ate=600&cor=azul,cinzento&ordenar=preco`.
 */
export const listingUrl = (selection: ListingSelection): string => {
  const landing = landingOf(selection)
  const pairs = landing ? viewPairs(selection) : [...filterPairs(selection), ...viewPairs(selection)]
  const query = pairs.flatMap(([key, value]) => (value === null || value === '' ? [] : [`${key}=${encode(value)}`])).join('&')
  const path = listingPath(selection) + (landing ? `--${landing}` : '')
  return query === '' ? path : `${path}?${query}`
}

type Pair = readonly [key: string, value: string | null]

const filterPairs = (selection: ListingSelection): Pair[] => [
  ['preco-de', selection.priceFromCents === null ? null : priceValue(selection.priceFromCents)],
  ['preco-ate', selection.priceToCents === null ? null : priceValue(selection.priceToCents)],
  ['dimensao', dimensionsValue(selection.dimensions)],
  ...choiceFacets.map((facet): Pair => [facet, selection.choices[facet]?.join(',') ?? null]),
  ...Object.keys(selection.parameters)
    .sort()
    .map((slug): Pair => [`p-${slug}`, selection.parameters[slug]?.join(',') ?? null]),
]

const viewPairs = (selection: ListingSelection): Pair[] => [
  ['regiao', regionSlugs[selection.region]],
  ['ordenar', sortSlugs[selection.sort]],
  ['pagina', selection.page === 1 ? null : String(selection.page)],
  ['vista', viewSlugs[selection.view]],
  ['q', selection.query],
]

const listingPath = ({ scope }: ListingSelection): string => {
  if (scope.kind === 'category') return `/produtos/${categoryById(scope.categoryId)?.slug ?? scope.categoryId}`
  if (scope.kind === 'eshop') return `/produtos/loja/${scope.slug}`
  return scope.kind === 'search' ? '/search' : '/produtos'
}

/** The choice whose own page this selection is: a category with exactly one choice of a landing facet and no other filter. */
const landingOf = (selection: ListingSelection): string | null => {
  if (selection.scope.kind !== 'category' || selection.query !== null) return null
  const filters = filterPairs(selection).filter(([, value]) => value !== null && value !== '')
  const [facet, slug] = filters[0] ?? []
  const alone = filters.length === 1 && slug !== undefined && slug !== null && !slug.includes(',')
  return alone && (landingFacets as readonly string[]).includes(facet ?? '') && landingFacetOf(slug) === facet ? slug : null
}

/**
 * Commas and colons stay readable; everything else that a URL reserves is escaped, a space as "+" like a form does it.
 * An apostrophe too: browsers escape it on their own, and a canonical URL that they change would redirect for ever.
 */
const encode = (value: string): string =>
  encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%3A', ':').replaceAll('%20', '+').replaceAll("'", '%27')
