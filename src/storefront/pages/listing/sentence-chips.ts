import { categoryById } from '#domains/catalogue/contract.ts'
import {
  categoryOfScope,
  type ListingScope,
  type ListingSelection,
  listingUrl,
  promoOfScope,
} from '#domains/search/contract.ts'
import { inRegion } from '../../copy/region-names.ts'
import type { Chip } from './chips.ts'

/** Every piece that was understood, with what a listing has no filter for: the category, the region, the order and the words. */
export function sentenceChips(listing: ListingSelection, filterChips: readonly Chip[]): Chip[] {
  const first = { ...listing, page: 1 }
  return [...placeChips(first), ...filterChips, ...otherChips(first)]
}

function placeChips(listing: ListingSelection): Chip[] {
  const { scope } = listing
  const categoryId = categoryOfScope(scope)
  const isReduced = promoOfScope(scope) !== null
  const category = categoryId === null ? null : categoryById(categoryId)
  return [
    ...(category === null ? [] : [chip(category.longName, withoutCategory(listing))]),
    ...(isReduced ? [chip('Com desconto verificado', { ...listing, scope: plainScope(listing, categoryId) })] : []),
  ]
}

function otherChips(listing: ListingSelection): Chip[] {
  const { region, sort, query } = listing
  return [
    ...(region === 'mainland' ? [] : [regionChip(listing)]),
    ...(sort === 'price' ? [chip('Do mais barato para o mais caro', { ...listing, sort: 'recommended' })] : []),
    ...(query === null ? [] : [chip(`“${query}”`, withoutWords(listing))]),
  ]
}

/** Links of a page that say no region keep its own (U-11): this one says that it is none. */
function regionChip(listing: ListingSelection): Chip {
  const { label, url, without } = chip(`Entrega ${inRegion[listing.region]}`, { ...listing, region: 'mainland' })
  return { label, without, url: `${url}${url.includes('?') ? '&' : '?'}regiao=` }
}

/** Parameters are a category's own. */
function withoutCategory(listing: ListingSelection): ListingSelection {
  const isReduced = promoOfScope(listing.scope) !== null
  return {
    ...listing,
    parameters: {},
    scope: isReduced ? { kind: 'offers', categoryId: null } : plainScope(listing, null),
  }
}

function withoutWords(listing: ListingSelection): ListingSelection {
  return { ...listing, query: null, scope: listing.scope.kind === 'search' ? { kind: 'all' } : listing.scope }
}

function plainScope({ query }: ListingSelection, categoryId: number | null): ListingScope {
  if (categoryId !== null) return { kind: 'category', categoryId }
  return query === null ? { kind: 'all' } : { kind: 'search' }
}

function chip(label: string, without: ListingSelection): Chip {
  return { label, without, url: listingUrl(without) }
}
