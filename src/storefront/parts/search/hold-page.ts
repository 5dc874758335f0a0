/**
 * While the search is open: the page behind does not scroll, the header stays (client/sticky-header.ts looks for `data-held`), and nothing beside
 * the search can be reached, by pointer, keyboard or screen reader. Returns how to let go.
 */
export function holdPage(place: HTMLElement): () => void {
  const root = place.ownerDocument.documentElement
  const header = root.querySelector<HTMLElement>('.site-header')
  const others = besides(place).filter((each) => !each.inert)
  const hadScrollbar = innerWidth > root.clientWidth
  root.style.setProperty(
    '--search-under',
    `${header === null ? 0 : Math.max(0, header.getBoundingClientRect().bottom)}px`,
  )
  root.dataset['searchOpen'] = hadScrollbar ? 'scrollbar' : ''
  header?.toggleAttribute('data-held', true)
  for (const each of others) each.inert = true
  return () => {
    for (const each of others) each.inert = false
    header?.toggleAttribute('data-held', false)
    delete root.dataset['searchOpen']
  }
}

/** What stands beside an element and beside each of its ancestors. */
function besides(place: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = []
  for (let at: Element = place; at.parentElement !== null && at !== document.body; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling !== at && sibling instanceof HTMLElement && !/^(?:SCRIPT|STYLE|LINK)$/.test(sibling.tagName))
        found.push(sibling)
  return found
}
