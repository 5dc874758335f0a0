/**
 * The shop's host for files that hold no links, by where they were fetched: Shopify's own come from the shop itself. `url` null: from a disk,
 * so that somebody must name it.
 */
export function feedHome(url: string | null, dialect: string): string | null {
  return url !== null && dialect.startsWith('shopify') ? (URL.parse(url)?.hostname.replace(/^www\./, '') ?? null) : null
}
