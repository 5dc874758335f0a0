import type { LeadPicture, ShownVariant } from '#domains/offers/contract.ts'
import { RefusedError } from '#platform/errors/refusal.ts'
import { ServiceAway } from '#platform/errors/service-away.ts'
import { asId, type VariantId } from '#platform/ids.ts'
import type { Hit, SearchAnswer, SearchPlan, SearchPort } from '#ports/search/port.ts'
import type { SearchDirectory } from './directory.ts'
import { emptySelection, type ListingSelection, type Region } from './rules/listing-selection.ts'
import type { CatalogueOverview, ListingAnswer, ListingHit, Listings } from './listings.ts'
import { cursorText, parseCursor } from './plan/cursor-text.ts'
import { countedPriceIntervals } from './plan/price-intervals.ts'
import { isPaidFor } from './indexing/card-version.ts'
import { movedPlaces } from './ranking/moved-places.ts'
import { compilePlan, LAST_PAGE, orderBy, PAGE_SIZE } from './plan/compile-plan.ts'
import { closestListing } from './plan/closest-listing.ts'
import { findByCode } from './plan/find-by-code.ts'
import { correctedQuery } from './plan/corrected-query.ts'
import { type Rescue, rescueWords } from './plan/rescue.ts'
import { brandTerms } from './plan/shop-phrases.ts'
import { type PlannedWords, planWords } from './plan/word-plans.ts'
import { presentFilters } from './present/present-filters.ts'
import type { WithoutIndex } from './without-index/database-listings.ts'
import { degradedListing } from './without-index/degraded-listing.ts'

/** What stands behind the listings at this moment: the index and the tables of shops and brands that belong to it. */
export interface ListingsDependencies {
  readonly search: SearchPort
  directory(): SearchDirectory
  versionOf(selection: ListingSelection): string
  /** The card of an offer that was found; null when it is gone meanwhile. */
  presentCard(
    hit: Pick<ListingHit, 'variantId' | 'isSponsored'>,
    region: Region,
    clickSource: number,
  ): ShownVariant | null
  /** Points of the rank of a found offer's product that are paid for; 0: none. */
  paidPointsOf(variantId: VariantId): number
  /** The picture of an offer that was found, if it may stand for its category. */
  pictureOf(variantId: VariantId): LeadPicture | null
  /** What is listed while no index answers; absent: nothing is. */
  readonly withoutIndex?: WithoutIndex
}

/** Answers listings from the search port: compile the plan, execute it, present what came. */
export function createListings(dependencies: ListingsDependencies): Listings {
  return {
    find: (selection) =>
      findListing(selection, numberedPage(selection), dependencies).catch((error: unknown) =>
        findWithoutIndex(selection, dependencies, error),
      ),
    after: (selection, text) => {
      const cursor = parseCursor(text, selection)
      // One more than is shown tells whether anything comes after.
      return cursor
        ? findListing(selection, { kind: 'cursor', after: cursor, size: PAGE_SIZE + 1 }, dependencies)
        : Promise.resolve(null)
    },
    overview: () => findOverview(dependencies).catch((error: unknown) => overviewWithoutIndex(dependencies, error)),
    closest: (understood, typed) =>
      closestListing({ understood, typed, count: (selection) => countOf(selection, dependencies) }),
    versionOf: (selection) => dependencies.versionOf(selection),
    cards: async (hits, region, clickSource) =>
      hits.flatMap((hit) => dependencies.presentCard(hit, region, clickSource) ?? []),
    pictureOf: (categoryId) => findPicture(categoryId, dependencies),
    firstOf: (categoryId, count) => findFirst(categoryId, count, dependencies),
  }
}

/** Whoever asks for what only an index can say is told that it is away. */
async function findWithoutIndex(
  selection: ListingSelection,
  { withoutIndex, directory }: ListingsDependencies,
  error: unknown,
): Promise<ListingAnswer> {
  const page = isIndexAway(error) ? await withoutIndex?.page(selection) : null
  if (page === null || page === undefined) throw error
  return degradedListing(selection, page, directory())
}

async function overviewWithoutIndex(
  { withoutIndex }: Pick<ListingsDependencies, 'withoutIndex'>,
  error: unknown,
): Promise<CatalogueOverview> {
  const overview = isIndexAway(error) ? await withoutIndex?.overview() : null
  if (overview === null || overview === undefined) throw error
  return overview
}

function isIndexAway(error: unknown): boolean {
  return error instanceof ServiceAway || (error instanceof RefusedError && error.refusal.code === 'starting')
}

/** Past the last numbered page the counts are still asked for, so that the page can say how to refine the search. */
function numberedPage({ page }: ListingSelection): SearchPlan['page'] {
  return {
    kind: 'numbered',
    number: page > LAST_PAGE ? 1 : page,
    size: PAGE_SIZE,
  }
}

/** A search whose words nothing has together is answered without some of them, unless its filters are the reason. */
async function findListing(
  selection: ListingSelection,
  page: SearchPlan['page'],
  dependencies: ListingsDependencies,
): Promise<ListingAnswer> {
  const strict = await findStrictly(selection, page, dependencies)
  if (selection.query === null || strict.pagination.totalCount > 0) return strict
  const planned = plannedWords(selection, dependencies)
  const rescue = planned === null ? [] : await rescueOf(selection, planned, dependencies)
  const [best] = rescue
  if (best === undefined || (await filtersAreTheReason(selection, dependencies))) return { ...strict, rescue }
  const relaxed = await findStrictly({ ...best.without, page: selection.page }, page, dependencies)
  return { ...relaxed, selection, rescue, isRescued: true }
}

async function filtersAreTheReason(selection: ListingSelection, dependencies: ListingsDependencies): Promise<boolean> {
  const { scope, query, region } = selection
  return (await countOf({ ...emptySelection(scope), query, region }, dependencies)) > 0
}

async function findStrictly(
  selection: ListingSelection,
  page: SearchPlan['page'],
  dependencies: ListingsDependencies,
): Promise<ListingAnswer> {
  const { search, paidPointsOf } = dependencies
  const names = dependencies.directory()
  const planned = plannedWords(selection, dependencies)
  const plan = compilePlan(selection, names, page, planned)
  const answer = plan ? await executed(plan, selection, search) : nothing(selection)
  const priceIntervals =
    plan === null || page.kind === 'cursor' ? [] : await countedPriceIntervals(plan, answer.facets, search)
  const filters = presentFilters(selection, answer.facets, names, { totalCount: answer.totalCount, priceIntervals })
  const isLast =
    page.kind === 'numbered' ? page.number * page.size >= answer.totalCount : answer.hits.length <= PAGE_SIZE
  const moved = movedPlaces(
    answer.hits.map(({ id, version, cursor }) => ({
      cursor,
      paidPoints: isPaidFor(version) ? paidPointsOf(asId(id)) : 0,
    })),
    orderBy(selection),
    isLast,
  )
  const hits = page.kind === 'numbered' && selection.page > LAST_PAGE ? [] : answer.hits.slice(0, PAGE_SIZE)
  return {
    selection,
    hits: hits.map((hit, at) => presentHit(hit, moved[at] === true)),
    nextCursor: isLast ? null : cursorText(hits.at(-1)?.cursor ?? null, selection),
    pagination: {
      page: selection.page,
      pageSize: PAGE_SIZE,
      pageCount: pageCount(answer.totalCount),
      totalCount: answer.totalCount,
    },
    filters,
    unknownSizeCount: filters.dimensions.reduce((most, { unknownCount }) => Math.max(most, unknownCount), 0),
    corrected: planned && correctedQuery(selection.query ?? '', planned),
    rescue: [],
    isRescued: false,
    degraded: null,
  }
}

async function executed(plan: SearchPlan, { query }: ListingSelection, search: SearchPort): Promise<SearchAnswer> {
  if (query === null) return search.search(plan)
  const byCode = await findByCode(query, plan, search, false)
  if (byCode !== null) return byCode
  const answer = await search.search(plan)
  return answer.totalCount > 0 ? answer : ((await findByCode(query, plan, search, true)) ?? answer)
}

function plannedWords(
  { query }: ListingSelection,
  { search, directory }: Pick<ListingsDependencies, 'search' | 'directory'>,
): PlannedWords | null {
  return query === null ? null : planWords(query, { vocabulary: search.vocabulary(), directory: directory() })
}

function rescueOf(
  selection: ListingSelection,
  planned: PlannedWords,
  dependencies: ListingsDependencies,
): Promise<readonly Rescue[]> {
  return rescueWords({
    selection: { ...selection, query: selection.query ?? '' },
    planned,
    vocabulary: dependencies.search.vocabulary(),
    brandTerms: brandTerms(dependencies.directory()),
    count: (without) => countOf(without, dependencies),
  })
}

async function countOf(selection: ListingSelection, dependencies: ListingsDependencies): Promise<number> {
  const { search, directory } = dependencies
  const plan = compilePlan(selection, directory(), ONE_HIT, plannedWords(selection, dependencies))
  return plan === null ? 0 : (await search.search({ ...plan, facets: [] })).totalCount
}

const ONE_HIT = { kind: 'numbered', number: 1, size: 1 } as const

function pageCount(totalCount: number): number {
  return Math.min(Math.ceil(totalCount / PAGE_SIZE), LAST_PAGE)
}

function presentHit(hit: Hit, isSponsored: boolean): ListingHit {
  return {
    productId: asId(hit.group),
    variantId: asId(hit.id),
    version: hit.version,
    offersCount: hit.rows,
    isSponsored,
  }
}

/** A text without a word matches nothing, and no engine is asked. */
function nothing(selection: ListingSelection): SearchAnswer {
  return {
    hits: [],
    totalCount: 0,
    facets: [],
    generation: `none-${selection.region}`,
    rowsVisited: 0,
  }
}

async function findOverview({ search, directory }: ListingsDependencies): Promise<CatalogueOverview> {
  const answer = await search.search(overviewPlan)
  const names = directory()
  const countsOf = (facet: 'loja' | 'fabricante') =>
    answer.facets.flatMap((each) => (each.kind === 'values' && each.facet === facet ? each.counts : []))
  const categories = answer.facets.flatMap((facet) => (facet.kind === 'children' ? facet.counts : []))
  return {
    productCount: answer.totalCount,
    productsByCategory: new Map(categories.map(({ category, count }) => [category, count])),
    manufacturers: countsOf('fabricante').flatMap(({ value, count }) => {
      const brand = names.brands.byId.get(value)
      return brand === undefined ? [] : [{ slug: brand.slug, name: brand.label, count }]
    }),
    productsByEshopSlug: new Map(
      countsOf('loja').flatMap(({ value, count }) => {
        const eshop = names.eshops.byId.get(value)
        return eshop === undefined ? [] : [[eshop.slug, count] as const]
      }),
    ),
    isStandIn: false,
  }
}

/** Looked at for a picture of their category: enough to find a good one among what people see first. */
const LOOKED_AT = 24

async function findPicture(
  category: number,
  { search, pictureOf }: ListingsDependencies,
): Promise<LeadPicture['image'] | null> {
  const { hits } = await search.search({
    ...overviewPlan,
    category,
    facets: [],
    page: { kind: 'numbered', number: 1, size: LOOKED_AT },
  })
  const found = hits.flatMap(({ id }) => pictureOf(asId(id)) ?? [])
  // Of equals the more recommended one, so that the picture stays while the order does.
  return (
    found.reduce<LeadPicture | null>((best, each) => (best === null || each.score > best.score ? each : best), null)
      ?.image ?? null
  )
}

async function findFirst(
  categoryId: number | null,
  count: number,
  { search, directory }: ListingsDependencies,
): Promise<VariantId[]> {
  const selection = emptySelection(
    categoryId === null ? { kind: 'all' } : { kind: 'category', categoryId: asId(categoryId) },
  )
  const plan = compilePlan(selection, directory(), { kind: 'numbered', number: 1, size: count }, null)
  return plan === null ? [] : (await search.search({ ...plan, facets: [] })).hits.map(({ id }) => asId(id))
}

const overviewPlan: SearchPlan = {
  category: null,
  words: [],
  adjacencyBonus: 0,
  filters: [],
  shownBy: [{ by: 'column', column: 'tier', direction: 'asc' }],
  orderBy: [{ by: 'rank', direction: 'desc' }],
  facets: [
    { kind: 'children', facet: 'categoria' },
    { kind: 'values', facet: 'loja', column: 'loja' },
    { kind: 'values', facet: 'fabricante', column: 'fabricante' },
  ],
  page: { kind: 'numbered', number: 1, size: 1 },
}
