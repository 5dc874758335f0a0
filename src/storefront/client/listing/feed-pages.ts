import { variantFeed, type VariantFeedAnswer } from '#platform/api-client/calls.ts'
import { calls } from '../../state/calls.ts'
import { nodesOf } from '../trusted.ts'

/** The part of variant/feed's answer that a list needs. */
type Feed = Pick<VariantFeedAnswer, 'listHtml' | 'paginatorHtml'>

/** So many further pages at once, as they were before the listing was left. What does not come is left for "Ver mais produtos". */
export async function loadPages(root: Document, count: number): Promise<void> {
  const link = root.querySelector<HTMLAnchorElement>('a[data-more]')
  if (link === null) return
  const url = new URL(link.href)
  const first = Number(url.searchParams.get('pagina'))
  const asked = Array.from({ length: count }, (_, index) => {
    url.searchParams.set('pagina', String(first + index))
    return askFeed(url.pathname + url.search).catch(() => null)
  })
  for (const feed of await Promise.all(asked)) {
    if (feed === null) return
    append(root, feed)
  }
}

export function askFeed(url: string): Promise<Feed> {
  return calls().ask({
    key: `feed ${url}`,
    send: (configuration, init) => variantFeed(configuration, { filteringRequest: { url } }, init),
    read: readFeed,
    // A list that is loaded anew shows the prices of now.
    freshMs: 0,
  })
}

function readFeed(answer: unknown): Feed | null {
  const { listHtml, paginatorHtml } = (answer ?? {}) as Partial<Feed>
  return typeof listHtml === 'string' && typeof paginatorHtml === 'string' ? { listHtml, paginatorHtml } : null
}

/** Puts a page at the end of the list; answers the first link of its cards. */
export function append(root: Document, { listHtml, paginatorHtml }: Feed): HTMLElement | null {
  const cards = nodesOf(listHtml)
  const first = cards.querySelector<HTMLElement>('a')
  root.querySelector('[data-list]')?.append(cards)
  root.querySelector('[data-paginator]')?.replaceChildren(nodesOf(paginatorHtml))
  return first
}
