import { nodesOf } from '../trusted.ts'

/** The part of variant/feed's answer that a list needs. */
interface Feed {
  readonly listHtml: string
  readonly paginatorHtml: string
}

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

export async function askFeed(url: string): Promise<Feed> {
  const answer = await fetch(`${document.body.dataset['api'] ?? ''}/api/v2/variant/feed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
    credentials: 'same-origin',
  })
  if (!answer.ok) throw new Error(`variant/feed answered ${answer.status}`)
  const { listHtml, paginatorHtml } = (await answer.json()) as Partial<Feed>
  if (typeof listHtml !== 'string' || typeof paginatorHtml !== 'string')
    throw new Error('variant/feed answered no list')
  return { listHtml, paginatorHtml }
}

/** Puts a page at the end of the list; answers the first link of its cards. */
export function append(root: Document, { listHtml, paginatorHtml }: Feed): HTMLElement | null {
  const cards = nodesOf(listHtml)
  const first = cards.querySelector<HTMLElement>('a')
  root.querySelector('[data-list]')?.append(cards)
  root.querySelector('[data-paginator]')?.replaceChildren(nodesOf(paginatorHtml))
  return first
}
