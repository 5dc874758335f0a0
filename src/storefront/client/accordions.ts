/**
 * H-10: an address whose hash names an accordion opens it, when the page comes and on links within it (a second press of the same
 * link changes no address). That one of a group is open at a time is the browser's own: they share a `name`.
 */
export function openNamedAccordions(root: Document): void {
  const open = (hash: string): void => {
    const named = hash.length > 1 ? root.getElementById(decoded(hash.slice(1))) : null
    const accordion = named?.closest('details')
    if (accordion == null || accordion.open) return
    accordion.open = true
    named?.scrollIntoView()
  }
  open(location.hash)
  addEventListener('hashchange', () => open(location.hash))
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href*="#"]') : null
    if (link !== null && link.pathname === location.pathname && link.search === location.search) open(link.hash)
  })
}

/** What somebody typed may be no encoding. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
