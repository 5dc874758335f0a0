import { escapeXml } from './escape-xml.ts'

export interface SitemapEntry {
  readonly path: string
  /** ISO moment, or null when it is not known. */
  readonly changedAt: string | null
}

/** One sitemap of the protocol of sitemaps.org. */
export function sitemapXml(origin: string, entries: readonly SitemapEntry[]): string {
  return `${HEAD}<urlset xmlns="${NAMESPACE}">${entries.map(({ path, changedAt }) => `<url><loc>${escapeXml(origin + path)}</loc>${changedAt === null ? '' : `<lastmod>${escapeXml(changedAt)}</lastmod>`}</url>`).join('')}</urlset>`
}

/** The index that names the sitemaps. */
export function sitemapIndexXml(origin: string, paths: readonly string[]): string {
  return `${HEAD}<sitemapindex xmlns="${NAMESPACE}">${paths.map((path) => `<sitemap><loc>${escapeXml(origin + path)}</loc></sitemap>`).join('')}</sitemapindex>`
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
