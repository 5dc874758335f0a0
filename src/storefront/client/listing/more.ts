import { countMore } from './listing-place.ts'

/** "Ver mais produtos" loads into the list (L-01). */
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
  root.querySelector('[data-more-failed]')?.remove()
  const { pathname, search } = new URL(link.href)
  // The code comes with the first press: most listings are left before. Without it the link is followed as without script.
  const pages = await import('./feed-pages.ts').catch(() => location.assign(link.href))
  try {
    if (!pages) return
    const first = pages.append(root, await pages.askFeed(pathname + search))
    countMore()
    // The focus goes on where the new cards begin, for keyboards and screen readers.
    first?.focus({ preventScroll: true })
  } catch {
    sayFailed(link)
  } finally {
    // The browser may bring this page back from its memory.
    link.removeAttribute('aria-busy')
  }
}

/** What is loaded already stays; the link itself tries again, and the numbered pages below it lead on as they are. */
function sayFailed(link: HTMLAnchorElement): void {
  const said = document.createElement('p')
  said.className = 'note'
  said.dataset['moreFailed'] = ''
  said.setAttribute('role', 'alert')
  said.textContent = 'Não foi possível carregar mais produtos.'
  link.parentElement?.before(said)
  link.textContent = 'Tentar outra vez'
}
