import type { FastifyInstance } from 'fastify'
import { categoryById } from '#domains/catalogue/contract.ts'
import { type ShownVariant, wireVariant, type WithAdminMode } from '#domains/offers/contract.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { variantFeedCall, variantFilteringCall } from './calls.ts'
import type { ListingSelection } from './rules/listing-selection.ts'
import type { ListingAnswer, Listings } from './listings.ts'
import { LAST_PAGE } from './plan/compile-plan.ts'
import { listingUrl } from './url/listing-url.ts'
import { aiSearchCall } from './sentences/ai-search-call.ts'
import type { Sentences } from './sentences/sentences.ts'
import { filtersCount } from './sentences/understood-listing.ts'
import { suggestCall } from './suggest/suggest-call.ts'
import type { Suggestions } from './suggest/suggest.ts'
import { presentTrending, trendingCall } from './suggest/trending-call.ts'
import { type ListingDirectory, parseListingUrl } from './url/parse-listing-url.ts'

/** What POST variant/feed asks of the storefront: the same HTML as in the page. */
export interface FeedHtml {
  /** List items in order, and the id of the rendering that their click links are signed for. */
  renderList(
    variants: readonly ShownVariant[],
    answer: ListingAnswer,
  ): { readonly listHtml: string; readonly requestId: string }
  renderPaginator(answer: ListingAnswer): string
  clickSourceOf(selection: ListingSelection): number
}

export interface SearchRoutesOptions extends FeedHtml {
  readonly listings: Listings
  directory(): ListingDirectory
  readonly withAdminMode: WithAdminMode
  readonly suggestions: Suggestions
  readonly sentences: Sentences
  /** The categories that people ask for most. */
  readonly trending: { readonly ids: readonly number[] }
  /** Slugs of the categories that editors promote, in their order. */
  promotedCategories(): readonly string[]
}

/** POST variant/feed and variant/filtering: the listing that `url` names, as the page would show it. GET /v2/search, POST ai-search. */
export function searchRoutes(app: FastifyInstance, options: SearchRoutesOptions): void {
  mountCall(app, variantFeedCall, async ({ body, request }) => {
    const selection = selectionOf(body.url, options.directory())
    if (selection === null)
      return refusal('not_found', `filteringRequest.url: no listing has the path ${pathOf(body.url)}`)
    const answer =
      body.cursor === undefined
        ? await options.listings.find(selection)
        : await options.listings.after(selection, body.cursor)
    if (answer === null) return refusal('parameter_invalid', 'filteringRequest.cursor is not one that this call gave')
    if (body.cursor === undefined && isPastTheEnd(answer))
      return refusal(
        'not_found',
        `filteringRequest.url: the listing has ${answer.pagination.pageCount} pages, not ${selection.page}`,
      )
    const feed = await presentFeed(answer, options)
    return { ...feed, variants: [...(await options.withAdminMode(request, feed.variants))] }
  })
  mountCall(app, variantFilteringCall, async ({ body }) => {
    const selection = selectionOf(body.url, options.directory())
    if (selection === null)
      return refusal('not_found', `filteringRequest.url: no listing has the path ${pathOf(body.url)}`)
    const answer = await options.listings.find({ ...selection, page: 1 })
    return { filters: answer.filters, totalCount: answer.pagination.totalCount, url: listingUrl(selection) }
  })
  mountCall(app, aiSearchCall, async ({ body }) => {
    const { query, categoryId = null } = body
    if (categoryId !== null && categoryById(categoryId) === null)
      return refusal('parameter_invalid', `categoryId ${categoryId} is no category (aiSearch)`)
    const { listing: understood, asWords } = await options.sentences.read(query, categoryId)
    // As /search does: where nothing has all of it, what comes closest.
    const closest = await options.listings.closest(understood, asWords)
    const listing = closest?.listing ?? asWords
    const { pagination } = await options.listings.find(listing)
    return { url: listingUrl(listing), filtersCount: filtersCount(listing), resultsCount: pagination.totalCount }
  })
  mountCall(app, suggestCall, async ({ query }) => ({ data: await options.suggestions.of(query.q) }))
  mountCall(app, trendingCall, () => ({
    categories: presentTrending(options.trending.ids, options.promotedCategories(), (id) =>
      options.suggestions.hasProducts(id),
    ),
    blackFriday: options.directory().seasons?.blackFriday ?? false,
  }))
}

async function presentFeed(answer: ListingAnswer, options: SearchRoutesOptions) {
  const { selection, pagination } = answer
  const variants = await options.listings.cards(answer.hits, selection.region, options.clickSourceOf(selection))
  const hasNextPage = pagination.page < Math.min(pagination.pageCount, LAST_PAGE)
  return {
    ...options.renderList(variants, answer),
    paginatorHtml: options.renderPaginator(answer),
    nextPageUrl: hasNextPage ? listingUrl({ ...selection, page: pagination.page + 1 }) : null,
    nextCursor: answer.nextCursor,
    totalCount: pagination.totalCount,
    pagination,
    variants: variants.map(wireVariant),
  }
}

/** The listing that a path names, whatever its order of keys; a search without words is the whole catalogue. */
function selectionOf(url: string, directory: ListingDirectory): ListingSelection | null {
  const outcome = parseListingUrl(url, directory)
  if (outcome.kind === 'redirect' || outcome.kind === 'closed') return selectionOf(outcome.url, directory)
  return outcome.kind === 'selection' ? outcome.selection : null
}

function isPastTheEnd({ pagination }: ListingAnswer): boolean {
  return pagination.page > Math.max(1, pagination.pageCount)
}

function pathOf(url: string): string {
  return url.split('?', 1)[0]?.slice(0, 100) ?? ''
}
