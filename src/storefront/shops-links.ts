import type { Site } from './site.ts'

/** Links between the marketplace and the shop-storage site, which stands at two places (page/page-places.ts, ADR 0091). */

/** Where the shop-storage site begins on the site's own host. */
export const SHOPS_BASE = '/lojas-site'

/** A link to the shop-storage site from any page: `shopsLink(site, paths.wiki('formatos'))`. */
export function shopsLink({ shopsUrl }: Pick<Site, 'shopsUrl'>, address: string): string {
  return below(shopsUrl, address)
}

/** The one address of a page of the shop-storage site for search engines, whole. */
export function shopsCanonical({ shopsOrigin }: Pick<Site, 'shopsOrigin'>, address: string): string {
  return below(shopsOrigin, address)
}

/** An address below where the shop-storage site begins; its home page there has no '/' at its end. */
export function below(base: string, address: string): string {
  return base.endsWith(SHOPS_BASE) ? base + address.replace(/^\/(?=$|[?#])/, '') : base + address
}

/** A link from a page of the shop-storage site to the marketplace: `marketLink(site, paths.addShopFaq())`. */
export function marketLink({ shopsUrl, url }: Pick<Site, 'shopsUrl' | 'url'>, address: string): string {
  return shopsUrl === SHOPS_BASE ? address : url + address
}
