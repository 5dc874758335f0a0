import { categoryById } from '#domains/catalogue/contract.ts'
import { filterPairs, listingQuery, onlyChoice } from '../rules/listing-query.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import { isSeason, seasonPaths } from './season-places.ts'
import { landingFacetOf } from './choice-slugs.ts'

/**
 * The one canonical URL of a selection: keys and values in a fixed order, defaults absent. Inverse of
 * `parseListingUrl`. Example: `/produtos/sofas?preco-ate=600&cor=azul,cinzento&ordenar=preco`.
 */
export function listingUrl(selection: ListingSelection): string {
  const filters = filterPairs(selection)
  const landing = landingOf(selection, filters)
  return landing === null
    ? listingPath(selection) + listingQuery(selection, filters)
    : `${listingPath(selection)}--${landing}${listingQuery(selection, [])}`
}

function listingPath({ scope }: ListingSelection): string {
  if (scope.kind === 'category') return `/produtos/${slugOfCategory(scope.categoryId)}`
  if (scope.kind === 'eshop') return `/produtos/loja/${scope.slug}`
  if (scope.kind === 'eshopVoucher') return `/produtos/loja/${scope.slug}/voucher/${encodeURIComponent(scope.code)}`
  if (scope.kind === 'vouchers') return '/produtos/vouchers'
  if (scope.kind === 'sales') return '/sales'
  if (scope.kind === 'room') return `/produtos/divisoes/${scope.slug}`
  if (scope.kind === 'manufacturer') return `/fabricantes/${scope.slug}`
  if (scope.kind === 'eco') return '/eco'
  if (scope.kind === 'furnitureBank') return '/furniture-bank'
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
  const only = scope.kind === 'category' && query === null ? onlyChoice(filters) : null
  return only !== null && landingFacetOf(only[1]) === only[0] ? only[1] : null
}
