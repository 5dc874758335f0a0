/** Less room than this below the box shows too little: then the page moves it up. */
const ROOM_PX = 420
const GAP_PX = 16
const PANEL_PX = 736
/** From here on the search opens below its box; on phones it takes the whole window (styles/search.css). */
const BESIDE = '(width >= 48rem)'

/**
 * While the search is open: the page behind does not scroll, the header stays (client/sticky-header.ts looks for `data-held`), nothing beside the
 * search can be reached, by pointer, keyboard or screen reader, and Tab goes round in it. Returns how to let go.
 */
export function holdPage(place: HTMLElement): () => void {
  const root = place.ownerDocument.documentElement
  const header = root.querySelector<HTMLElement>('.site-header')
  const others = besides(place).filter((each) => !each.inert)
  const hadScrollbar = innerWidth > root.clientWidth
  header?.toggleAttribute('data-held', true)
  moveIntoSight(place, header)
  placePanel(place, header)
  root.dataset['searchOpen'] = hadScrollbar ? 'scrollbar' : ''
  for (const each of others) each.inert = true
  place.addEventListener('keydown', goRound)
  return () => {
    for (const each of others) each.inert = false
    place.removeEventListener('keydown', goRound)
    header?.toggleAttribute('data-held', false)
    delete root.dataset['searchOpen']
  }
}

/** Where the panel opens, for the styles: below the box and within the window; what lies below the header is dimmed. */
function placePanel(place: HTMLElement, header: HTMLElement | null): void {
  const { left, width, bottom } = place.getBoundingClientRect()
  const panelWidth = Math.max(width, Math.min(PANEL_PX, innerWidth - 4 * GAP_PX))
  const wanted = header?.contains(place) === true ? left + (width - panelWidth) / 2 : left
  const panelLeft = Math.max(GAP_PX, Math.min(wanted, innerWidth - panelWidth - GAP_PX))
  const values = {
    '--search-under': header === null ? 0 : Math.max(0, header.getBoundingClientRect().bottom),
    '--search-top': bottom,
    '--search-left': panelLeft - left,
    '--search-width': panelWidth,
  }
  for (const [name, value] of Object.entries(values)) place.style.setProperty(name, `${value}px`)
}

/** A box in the middle of a page may stand so low that nothing fits below it. */
function moveIntoSight(place: HTMLElement, header: HTMLElement | null): void {
  const { top, bottom } = place.getBoundingClientRect()
  if (header?.contains(place) || innerHeight - bottom >= ROOM_PX || !matchMedia(BESIDE).matches) return
  scrollBy({ top: top - (header?.offsetHeight ?? 0) - GAP_PX, behavior: 'instant' })
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

function goRound(event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>('input:not([type=hidden]), button'),
  ]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  if (document.activeElement !== from) return
  event.preventDefault()
  to?.focus()
}
