import { DISCOUNT_RULE_ID } from '../discount-rule-id.ts'
import { withQuery } from './with-query.ts'

/** Of pages that are everybody's. */

/** marketplace_homepage */
export function homepage(query: Readonly<Record<string, string>> = {}): string {
  return withQuery('/', query)
}

export function allProducts(): string {
  return '/produtos'
}

/** marketplace_category */
export function category(slug: string): string {
  return `/produtos/${slug}`
}

/** Honest discounts of a category. */
export function categoryOffers(slug: string): string {
  return `/produtos/ofertas/${slug}`
}

export function priceDrops(slug: string): string {
  return `/price-drops/${slug}`
}

/** A category with one choice as a page of its own. */
export function landing(categorySlug: string, choiceSlug: string): string {
  return `/produtos/${categorySlug}--${choiceSlug}`
}

export function eshopProducts(slug: string): string {
  return `/produtos/loja/${slug}`
}

/** */
export function vouchers(): string {
  return '/produtos/vouchers'
}

export function eshopVoucher(slug: string, code: string): string {
  return `/produtos/loja/${slug}/voucher/${encodeURIComponent(code)}`
}

export function eshopById(merchantId: number): string {
  return `/eshop/${merchantId}`
}

export function eshops(): string {
  return '/lojas'
}

/** */
export function manufacturers(): string {
  return '/fabricantes'
}

export function manufacturer(slug: string): string {
  return `/fabricantes/${slug}`
}

export function search(query?: string): string {
  return withQuery('/search', query === undefined ? {} : { q: query })
}

/** */
export function rooms(): string {
  return '/produtos/divisoes'
}

export function room(slug: string): string {
  return `/produtos/divisoes/${slug}`
}

export function eco(): string {
  return '/eco'
}

export function furnitureBank(): string {
  return '/furniture-bank'
}

/** leads to the category's own address. */
export function categoryById(categoryId: number): string {
  return `/category/${categoryId}`
}

/** marketplace_black_friday; R-04: out of season it leads to the nearest listing, as the two below. */
export function blackFriday(): string {
  return '/produtos/black-friday'
}

export function gardenSeason(): string {
  return '/products/garden-season'
}

export function beforeChristmas(): string {
  return '/produtos/entrega-antes-do-natal'
}

/** marketplace_sales */
export function sales(): string {
  return '/sales'
}

/** The part of the sales page that explains how a discount is computed (L-11). */
export function discountRule(): string {
  return `/sales#${DISCOUNT_RULE_ID}`
}

/** compare_products */
export function compareProducts(variantIds: readonly number[] = [], regionWord = ''): string {
  const query = [
    ...(variantIds.length === 0 ? [] : [`v=${variantIds.join(',')}`]),
    ...(regionWord === '' ? [] : [`regiao=${regionWord}`]),
  ]
  return query.length === 0 ? '/compare-products' : `/compare-products?${query.join('&')}`
}

/** R-09, with the feed lab */
export function commercialEshop(): string {
  return '/commercial/e-shop'
}

export function labUpload(): string {
  return '/commercial/e-shop/ficheiro'
}

export function labRun(labId: string): string {
  return `/commercial/e-shop/${labId}`
}

export function labPiece(labId: string): string {
  return `/commercial/e-shop/${labId}/ficheiro`
}

export function labProgress(labId: string): string {
  return `/commercial/e-shop/${labId}/progresso`
}

export function labProduct(labId: string, number: number): string {
  return `/commercial/e-shop/${labId}/produto/${number}`
}

/** leads to where shops join. */
export function addShop(): string {
  return '/adicionar-loja'
}

export function addShopFaq(): string {
  return '/adicionar-loja/perguntas-frequentes'
}

/** what shops are offered besides. */
export function commercialSaas(): string {
  return '/commercial/SaaS'
}

export function commercialPixel(): string {
  return '/commercial/pixel'
}

/** Where a shop tries the pixel out: leads to a test of its own. */
export function pixelTest(): string {
  return '/commercial/pixel/teste'
}

export function pixelTestRun(code: string): string {
  return `/commercial/pixel/teste/${code}`
}

/** how each of them works. */
export function pixelProduct(): string {
  return '/para-lojas/pixel'
}

export function starProduct(): string {
  return '/para-lojas/star'
}

/** */
export function contact(): string {
  return '/contacto'
}

export function contactReceived(): string {
  return '/contacto/recebida'
}

/** H-06: the choice of country, for browsers without script. */
export function countries(): string {
  return '/paises'
}

/** H-06: says that Poiso is not there yet. */
export function country(slug: string): string {
  return `/paises/${slug}`
}

/** T-01: what may be kept in this browser, for browsers without script; `saved`: says that it was. */
export function cookieChoices(saved = false): string {
  return saved ? '/cookies/escolhas?guardado=1' : '/cookies/escolhas'
}

/** */
export function inspirations(): string {
  return '/inspirations'
}

/** one of them, whose pieces are marked. */
export function inspiration(id: number): string {
  return `/inspirations/stl/${id}`
}

/** U-08: what is shown of a page that is shared. */
export function shareCard(version: string, path: string): string {
  return `/partilha/${version}${path === '/' ? '/poiso' : path}.jpg`
}

/** T-06 */
export function serviceWorker(): string {
  return '/sw.js'
}

/** T-06: shown without a connection. */
export function offline(): string {
  return '/sem-ligacao'
}

/** U-10 */
export function favicon(): string {
  return '/favicon.ico'
}

export function webManifest(): string {
  return '/manifest.webmanifest'
}

export function sitemapIndex(): string {
  return '/sitemap.xml'
}

export function sitemap(name: string, shard: number): string {
  return `/sitemap-${name}-${shard}.xml`
}

export function robots(): string {
  return '/robots.txt'
}

export function asset(file: string): string {
  return `/assets/${file}`
}

/** G-05: says that something which people wrote should not be there. */
export function report(kind: string, itemId: string): string {
  return `/denunciar/${kind}/${itemId}`
}

/** G-05: what became of a report or of one's own text; by a link that nobody guesses. */
export function moderationCase(token: string): string {
  return `/moderacao/${token}`
}
