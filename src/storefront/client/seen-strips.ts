import { seenBanners } from '../state/seen-banners.ts'

/**
 * An entry of its own, before the first paint (`blocking="render"`) of pages with a banner strip: what this browser has seen is never shown,
 * so that nothing moves when it is put away.
 */
const seen = seenBanners()
if (seen.length > 0) {
  const sheet = new CSSStyleSheet()
  sheet.insertRule(`${seen.map((ident) => `[data-strip="${ident}"]`).join()}{display:none}`)
  document.adoptedStyleSheets.push(sheet)
}
