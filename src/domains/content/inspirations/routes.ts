import type { FastifyInstance } from 'fastify'
import { refusal } from '#platform/errors/refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { inspirationFeedCall, inspirationFilteringCall } from './calls.ts'
import { findInspirations, type FoundInspirations, type InspirationShops } from './find-inspirations.ts'
import type { InspirationFollower } from './follow-inspirations.ts'
import { inspirationsUrl, parseInspirationsUrl } from './inspirations-url.ts'
import { wireInspiration } from './present-inspiration.ts'

/** What the list asks of the storefront: the same HTML as in the page. */
export interface InspirationHtml {
  /** `url`: as it was asked for, which may say a region. */
  renderList(found: FoundInspirations, url: string): string
  renderPaginator(found: FoundInspirations, url: string): string
  /** The same address in the region of the one that was asked for. */
  inRegionOf(path: string, url: string): string
  urlOf(id: number): string
}

export interface InspirationParts {
  readonly inspirations: Pick<InspirationFollower, 'shown' | 'version'>
  inspirationShops(): InspirationShops
  /** What the site calls those who made what no shop brought. */
  readonly editors: string
}

/** POST inspiration/feed and inspiration/filtering: the list that `url` names, as the page would show it. */
export function inspirationRoutes(
  app: FastifyInstance,
  { inspirations, inspirationShops, editors, inspirationHtml }: InspirationParts & { inspirationHtml: InspirationHtml },
): void {
  const find = (url: string): FoundInspirations | null => {
    const shops = inspirationShops()
    const selection = parseInspirationsUrl(url, new Set([...shops.values()].map(({ slug }) => slug)))
    return selection && findInspirations(inspirations.shown(), selection, { shops, editors })
  }
  mountCall(app, inspirationFeedCall, ({ body: { url } }) => {
    const found = find(url)
    if (found === null) return refuseUrl(url)
    if (found.selection.page > Math.max(1, found.pageCount))
      return refusal(
        'not_found',
        `filteringRequest.url: the list has ${found.pageCount} pages, not ${found.selection.page}`,
      )
    const { nextPageUrl, totalCount } = found
    const context = { shops: inspirationShops(), editors, urlOf: inspirationHtml.urlOf }
    return {
      listHtml: inspirationHtml.renderList(found, url),
      paginatorHtml: inspirationHtml.renderPaginator(found, url),
      nextPageUrl: nextPageUrl && inspirationHtml.inRegionOf(nextPageUrl, url),
      totalCount,
      inspirations: found.inspirations.map((each) => wireInspiration(each, context)),
    }
  })
  mountCall(app, inspirationFilteringCall, ({ body: { url } }) => {
    const found = find(url)
    if (found === null) return refuseUrl(url)
    const { rooms, styles, owners } = found.filters
    return {
      filters: { rooms: [...rooms], styles: [...styles], owners: [...owners] },
      totalCount: found.totalCount,
      url: inspirationsUrl({ ...found.selection, page: 1 }),
    }
  })
}

function refuseUrl(url: string) {
  const path = url.split('?', 1)[0]?.slice(0, 100) ?? ''
  return refusal('parameter_invalid', `filteringRequest.url: ${path} is no list of inspirations`)
}
