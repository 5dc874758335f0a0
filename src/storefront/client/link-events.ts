import { readLinkEvent } from './events/link-grammar.ts'
import { trackOfLink } from './track.ts'

/** Links and buttons that say what a click on them is called (7.6): `data-ga-event`. */
export function trackLinks(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLElement>('[data-ga-event]') : null
    const event = link && readLinkEvent(link.dataset['gaEvent'] ?? '')
    if (event !== null) trackOfLink(event)
  })
}
