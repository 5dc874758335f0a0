import { nodesOf } from './trusted.ts'

/** The part of variant/feed's answer that a list needs. */
interface Feed {
  readonly listHtml: string
  readonly paginatorHtml: string
}

/** "Ver mais produtos" loads into the list (L-01); when that fails the link is followed as it is without script. */
export function enhanceMore(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null
    const list = root.querySelector('[data-list]')
    if (link === null || list === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void loadMore(link, list)
  })
}

async function loadMore(link: HTMLAnchorElement, list: Element): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return
  link.setAttribute('aria-busy', 'true')
  const { pathname, search } = new URL(link.href)
  try {
    const feed = await askFeed(pathname + search)
    append(list, feed)
    history.replaceState(history.state, '', pathname + search)
  } catch {
    // Offline or refused: the plain page says so in its own words.
    location.assign(link.href)
  } finally {
    // The browser may bring this page back from its memory.
    link.removeAttribute('aria-busy')
  }
}

async function askFeed(url: string): Promise<Feed> {
  const answer = await fetch(`${document.body.dataset['api'] ?? ''}/api/v2/variant/feed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ url }),
    credentials: 'same-origin',
  })
  if (!answer.ok) throw new Error(`variant/feed answered ${answer.status}`)
  return (await answer.json()) as Feed
}

function append(list: Element, { listHtml, paginatorHtml }: Feed): void {
  const cards = nodesOf(listHtml)
  const first = cards.querySelector<HTMLElement>('a')
  list.append(cards)
  list.ownerDocument.querySelector('[data-paginator]')?.replaceChildren(nodesOf(paginatorHtml))
  // The focus goes on where the new cards begin, for keyboards and screen readers.
  first?.focus({ preventScroll: true })
}
