import type { SearchDirectory } from '../directory.ts'
import type { ListingAnswer } from '../listings.ts'
import { PAGE_SIZE } from '../plan/compile-plan.ts'
import { presentFilters } from '../present/present-filters.ts'
import { sortSlugs } from '../rules/listing-query.ts'
import type { ListingSelection } from '../rules/listing-selection.ts'
import type { WireFilters } from '../wire.ts'
import type { PageWithoutIndex } from './database-listings.ts'
import { LAST_PAGE_WITHOUT_INDEX, SORTS_WITHOUT_INDEX } from './listed-page.ts'

/** A listing that the database has answered while no index does: products and their number, and nothing that nobody has counted. */
export function degradedListing(
  selection: ListingSelection,
  { hits, totalCount }: PageWithoutIndex,
  directory: SearchDirectory,
): ListingAnswer {
  return {
    selection,
    hits,
    pagination: {
      page: selection.page,
      pageSize: PAGE_SIZE,
      pageCount: Math.min(Math.ceil(totalCount / PAGE_SIZE), LAST_PAGE_WITHOUT_INDEX),
      totalCount,
    },
    nextCursor: null,
    filters: withoutCounts(selection, totalCount, directory),
    unknownSizeCount: 0,
    corrected: null,
    rescue: [],
    isRescued: false,
    degraded: true,
  }
}

/** No category's count is known, so that pages show the tree's own; orders that the database has not are not offered. */
function withoutCounts(selection: ListingSelection, totalCount: number, directory: SearchDirectory): WireFilters {
  const filters = presentFilters(selection, [], directory, { totalCount, priceIntervals: [] })
  const offered = new Set<string>(SORTS_WITHOUT_INDEX.map((sort) => sortSlugs[sort] ?? 'recomendados'))
  return {
    ...filters,
    category: null,
    promo: { ...filters.promo, choices: [] },
    sort: { ...filters.sort, choices: filters.sort.choices.filter(({ ident }) => offered.has(ident)) },
  }
}
