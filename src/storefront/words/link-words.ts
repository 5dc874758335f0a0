import type { WordsText } from '#domains/content/contract.ts'
import { marketLink, shopsLink } from '../shops-links.ts'
import { paths } from '../paths.ts'
import type { Site } from '../site.ts'

/** Links of texts to the shop-storage site; all others that begin with '/' are the marketplace's. */
const OWN = new RegExp(
  `^(?:${paths.wikiHome()}(?:/[a-z0-9-]+)?|${paths.shopsContact()}|${paths.shopRegister()})(?:#.*)?$`,
)

/** The HTML of a text with its links as they lead from where it is shown. */
export function linkWords(html: string, site: Pick<Site, 'shopsUrl' | 'url'>): string {
  return html.replaceAll(
    /href="(\/[^"]*)"/g,
    (_whole, address: string) => `href="${OWN.test(address) ? shopsLink(site, address) : marketLink(site, address)}"`,
  )
}

/** A text whose links lead from where it is shown. */
export function linkedText(
  { parts, summary }: Pick<WordsText, 'parts' | 'summary'>,
  site: Pick<Site, 'shopsUrl' | 'url'>,
): Pick<WordsText, 'parts' | 'summary'> {
  return {
    summary: summary.map((html) => linkWords(html, site)),
    parts: parts.map((part) => (part.kind === 'html' ? { ...part, html: linkWords(part.html, site) } : part)),
  }
}
