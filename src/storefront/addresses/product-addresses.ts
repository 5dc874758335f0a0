/** Of one product's pages and parts. */

export function product(productId: number, slug: string): string {
  return `/produto/${productId}-${slug}`
}

/** M-10: every shop's offer of a product, which a dialog shows. */
export function productOffers(productId: number, slug: string): string {
  return `/produto/${productId}-${slug}/ofertas`
}

/** M-12: what each shop asks to deliver it to each region. */
export function productDeliveries(productId: number, slug: string): string {
  return `/produto/${productId}-${slug}/entregas`
}

/** N-04: why a product (its address, of a region too) stands where it does; `query`: in a search for it. */
export function productWhy(productUrl: string, query = ''): string {
  const [path = '', own = ''] = productUrl.split('?')
  const words = [query === '' ? '' : new URLSearchParams({ q: query }).toString(), own].filter((each) => each !== '')
  return `${path}/porque${words.length === 0 ? '' : `?${words.join('&')}`}`
}

/** What was seen of its prices, for download. */
export function productHistoryCsv(productId: number, slug: string): string {
  return `/produto/${productId}-${slug}/historico.csv`
}

/** A shopper's report that an offer is not the product. */
export function notTheSame(productId: number): string {
  return `/produto/${productId}/nao-e-o-mesmo`
}

/** A shopper's answer whether what looks the same is the same. */
export function accuracyReport(variantId: number): string {
  return `/oferta/${variantId}/nao-bate-certo`
}

/** Thanks for it. */
export function accuracyReported(variantId: number): string {
  return `/oferta/${variantId}/obrigado`
}

export function looksTheSame(productId: number): string {
  return `/produto/${productId}/parece-o-mesmo`
}

/** The product of a name such as "12-sofa-alvor". */
export function productNamed(name: string): string {
  return `/produto/${name}`
}

/** All pieces like a product: leads to a page that is kept for a day (R-07). */
export function likePieces(productPath: string): string {
  return `${productPath}/parecidas`
}

/** R-07 */
export function visuallySimilar(requestId: string, name: string): string {
  return `/products/visually-similar/${requestId}/${name}`
}

/** product_detail_variant */
export function productDetailVariant(variantId: number, slug?: string): string {
  return `/produto/v/${variantId}${slug === undefined ? '' : `-${slug}`}`
}
