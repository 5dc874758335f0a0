import type { SearchDirectory } from '../directory.ts'
import type { LeftOut, ListingAnswer } from '../listings.ts'
import { PAGE_SIZE } from '../plan/compile-plan.ts'
import { facetLabels, sortLabels } from '../present/filter-labels.ts'
import { presentFilters } from '../present/present-filters.ts'
import { sortSlugs } from '../rules/listing-query.ts'
import type { ListingSelection, ListingSort } from '../rules/listing-selection.ts'
import type { WireFilters } from '../wire.ts'
import type { PageWithoutIndex } from './database-listings.ts'
import { LAST_PAGE_WITHOUT_INDEX, sortsWithoutIndex } from './listed-page.ts'

/** A listing that the database has answered while no index does: products and their number, and nothing that nobody has counted. */
export function degradedListing(
  selection: ListingSelection,
  { listed, hits, totalCount }: PageWithoutIndex,
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
    filters: withoutCounts(selection, listed, totalCount, directory),
    unknownSizeCount: 0,
    corrected: null,
    rescue: [],
    isRescued: false,
    degraded: { leftOut: leftOut(selection, listed) },
  }
}

function leftOut(asked: ListingSelection, listed: ListingSelection): LeftOut {
  return {
    sort: asked.sort === listed.sort ? null : sortLabels[asked.sort],
    filter: asked.choices.stock === undefined ? null : facetLabels.stock,
  }
}

/** No category's count is known, so that pages show the tree's own; orders that the database has not are not offered. */
function withoutCounts(
  selection: ListingSelection,
  listed: ListingSelection,
  totalCount: number,
  directory: SearchDirectory,
): WireFilters {
  const filters = presentFilters(selection, [], directory, { totalCount, priceIntervals: [] })
  const slugOf = (sort: ListingSort): string => sortSlugs[sort] ?? 'recomendados'
  const offered = new Set(sortsWithoutIndex(listed.scope).map(slugOf))
  const choices = filters.sort.choices
    .filter(({ ident }) => offered.has(ident))
    .map((choice) => ({ ...choice, selected: choice.ident === slugOf(listed.sort) }))
  return {
    ...filters,
    category: null,
    promo: { ...filters.promo, choices: [] },
    sort: { ...filters.sort, choices },
  }
}
