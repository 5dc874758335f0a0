import { countMore } from './listing-place.ts'

/** "Ver mais produtos" loads into the list (L-01); when that fails the link is followed as it is without script. */
export function enhanceMore(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-more]') : null
    if (link === null || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    void loadMore(root, link)
  })
}

async function loadMore(root: Document, link: HTMLAnchorElement): Promise<void> {
  if (link.getAttribute('aria-busy') === 'true') return
  link.setAttribute('aria-busy', 'true')
  const { pathname, search } = new URL(link.href)
  try {
    // The code comes with the first press: most listings are left before.
    const { append, askFeed } = await import('./feed-pages.ts')
    const first = append(root, await askFeed(pathname + search))
    countMore()
    // The focus goes on where the new cards begin, for keyboards and screen readers.
    first?.focus({ preventScroll: true })
  } catch {
    // Offline or refused: the plain page says so in its own words.
    location.assign(link.href)
  } finally {
    // The browser may bring this page back from its memory.
    link.removeAttribute('aria-busy')
  }
}
