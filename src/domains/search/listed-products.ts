import type { SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from './directory.ts'
import { compilePlan } from './plan/compile-plan.ts'
import { planWords } from './plan/word-plans.ts'
import { eshopOfScope, type ListingSelection } from './rules/listing-selection.ts'
import { sortSlugs } from './rules/listing-query.ts'
import { isSeason } from './url/season-places.ts'
import { listingUrl } from './url/listing-url.ts'
import { parseListingUrl } from './url/parse-listing-url.ts'

/** A listing as it can be kept: its address without order, page and view, and what stands in it. */
export interface ListedProducts {
  readonly url: string
  readonly productIds: readonly number[]
  /** Of the shop whose listing it is; null: it is none. */
  readonly eshopId: number | null
}

/** What of a listing is kept: all but order, page and view. */
export function keptListing(selection: ListingSelection): ListingSelection {
  return { ...selection, sort: 'recommended', page: 1, view: 'grid' }
}

/** 'none': no listing, or one that is open for a season only. 'too-many': it holds more than `most`. */
export async function listedProducts(
  url: string,
  most: number,
  { search, directory }: { readonly search: SearchPort; readonly directory: SearchDirectory },
): Promise<ListedProducts | 'none' | 'too-many'> {
  const outcome = parseListingUrl(url, directory)
  if (outcome.kind !== 'selection' || isSeason(outcome.selection.scope)) return 'none'
  const selection = keptListing(outcome.selection)
  const { query } = selection
  const words = query === null ? null : planWords(query, { vocabulary: search.vocabulary(), directory })
  const plan = compilePlan(selection, directory, { kind: 'numbered', number: 1, size: most }, words)
  if (plan === null) return 'none'
  const { hits, totalCount } = await search.search({ ...plan, facets: [] })
  if (totalCount > most) return 'too-many'
  const eshop = directory.eshops.bySlug.get(eshopOfScope(selection.scope) ?? '')
  return {
    url: listingUrl(selection),
    productIds: hits.map(({ group }) => group),
    eshopId: eshop?.id ?? null,
  }
}

/** A kept listing with what is new in front; its own page puts the query in order. */
export function newestFirst(url: string): string {
  return `${url}${url.includes('?') ? '&' : '?'}ordenar=${sortSlugs.newest}`
}
