import { noteSeenBanner, seenBanners } from '../state/seen-banners.ts'
import { track } from './track.ts'

/** H-07: closing a strip and following its link both keep its ident, and are told. */
export function startBannerStrips(root: Document): void {
  root.addEventListener('click', ({ target }) => {
    const pressed = target instanceof Element ? target.closest('[data-strip-close], [data-strip-link]') : null
    const strip = pressed?.closest<HTMLElement>('[data-strip]')
    if (pressed == null || strip == null) return
    const isClosed = pressed.matches('[data-strip-close]')
    const banner = strip.dataset['strip'] ?? ''
    noteSeenBanner(banner)
    track(isClosed ? { name: 'banner_strip_close_click', banner } : { name: 'banner_strip_link_click', banner })
    if (isClosed) closeStrip(root, strip)
  })
  // Another tab, or the page that this one comes back from, may have closed some.
  addEventListener('pageshow', ({ persisted }) => persisted && closeSeen(root))
  root.addEventListener('visibilitychange', () => root.visibilityState === 'visible' && closeSeen(root))
}

function closeSeen(root: Document): void {
  for (const ident of seenBanners()) for (const each of root.querySelectorAll(`[data-strip="${ident}"]`)) each.remove()
}

/** The focus goes on to what comes next, not to the top of the page. */
function closeStrip(root: Document, strip: HTMLElement): void {
  const next = strip.nextElementSibling?.querySelector<HTMLElement>('[data-strip-close]')
  strip.remove()
  const focused = next ?? root.querySelector<HTMLElement>('.site-header .wordmark')
  focused?.focus({ preventScroll: true })
}
