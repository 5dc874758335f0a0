/** What other parts may use of search (architecture.md, Layout). */
export {
  choiceFacets, dimensionAxes, emptySelection,
  type ChoiceFacet, type DimensionAxis, type DimensionInterval, type ListingScope, type ListingSelection, type ListingSort,
  type ListingView, type Region,
} from './listing-selection.ts'
export type { CatalogueOverview, ListingAnswer, ListingHit, Listings } from './listings.ts'
export { listingUrl } from './url/listing-url.ts'
export { parseListingUrl, type ListingUrlOutcome } from './url/parse-listing-url.ts'
export { variantFeedCall, variantFilteringCall } from './calls.ts'
export type { WireChoice, WireFilterGroup, WireFilters } from './wire.ts'
