/** What other parts may use of search (architecture.md, Layout). */
export {
  categoryOfScope,
  dimensionAxes,
  emptySelection,
  eshopOfScope,
  promoOfScope,
  type ChoiceFacet,
  type DimensionAxis,
  type DimensionInterval,
  type ListingScope,
  type ListingSelection,
  type ListingSort,
  type ListingView,
  type Region,
} from './rules/listing-selection.ts'
export type { ClosestListing } from './plan/closest-listing.ts'
export type { CatalogueOverview, LeftOut, ListingAnswer, ListingHit, Listings, Manufacturer } from './listings.ts'
export { deliveryLabel, landingFacets } from './url/choice-slugs.ts'
export { followSynonyms, type SynonymFollower } from './synonyms/follow-synonyms.ts'
export { isSynonymWord } from './synonyms/synonym.ts'
export { listingUrl } from './url/listing-url.ts'
export { isSeason, type OpenSeasons } from './url/season-places.ts'
export { type ListingDirectory, parseListingUrl, type ListingUrlOutcome } from './url/parse-listing-url.ts'
export { variantFeedCall, variantFilteringCall } from './calls.ts'
export type { WireChoice, WireFilterGroup, WireFilters } from './wire.ts'
export { type FacetUse, FacetUses, facetUsesSince } from './facet-uses.ts'
export { aiSearchCall } from './sentences/ai-search-call.ts'
export { createAskModel } from './sentences/model/ask-model.ts'
export { createSentences, type Sentences } from './sentences/sentences.ts'
export type { Understanding } from './sentences/meaning.ts'
export type { FeedHtml } from './routes.ts'
export { Completions } from './suggest/learned/completions.ts'
export { TrendingCategories } from './suggest/trending-categories.ts'
export { SearchUses } from './suggest/learned/search-uses.ts'
export { suggestCall } from './suggest/suggest-call.ts'
export { trendingCall } from './suggest/trending-call.ts'
export { createSuggestions, type Suggestions } from './suggest/suggest.ts'
export { landingWords } from './present/landing-words.ts'
export { createListings } from './listings-service.ts'
export { keptListing, type ListedProducts, listedProducts, newestFirst } from './listed-products.ts'
export { listingMatcher, type ListingMatch, type ListingMatcher } from './match-listings.ts'
export { isOutrun } from './indexing/is-outrun.ts'
export { IndexFollower } from './indexing/index-follower.ts'
export type { ListingIndex, WantedHit } from './indexing/listing-index.ts'
export { followEveryMs, indexHealth } from './indexing/index-health.ts'
export { indexMeasures } from './indexing/index-measures.ts'
export { createIndexServer } from './indexing/socket/index-server.ts'
export { KEY_PURPOSE as INDEX_KEY_PURPOSE } from './indexing/socket/protocol.ts'
export { type Cluster, openCluster } from './indexing/open-search/cluster.ts'
export { readIndexState, wantGeneration, writingLine } from './indexing/open-search/index-state.ts'
export { OpenSearchIndex } from './indexing/open-search/open-search-index.ts'
export { SocketIndex } from './indexing/socket/socket-index.ts'
export { indexFolder } from './indexing/index-folder.ts'
export { buildBase } from './indexing/build-base.ts'
export { LAST_PAGE } from './plan/compile-plan.ts'
export { explainRank, type RankExplanation } from './ranking/explain-rank.ts'
export { defaultWeights, FULL_BID_MICROS, rankingTable } from './ranking/ranking-table.ts'
export { SPONSORED } from './rules/sponsored.ts'
export { rankOf, type RankPoints } from './ranking/rank-shares.ts'
export { type BidPlaces, createBidPlaces } from './ranking/bid-places.ts'
export { createListingPlaces, type ListingPlaces } from './ranking/listing-places.ts'
export { factorsOf, qualityScore } from './ranking/quality-score.ts'
export { FEWEST_VISITORS } from './ranking/bestsellers.ts'
export { HALF_LIFE_DAYS } from './ranking/popularity-steps.ts'
export { isIndexable } from './present/changed-selection.ts'
