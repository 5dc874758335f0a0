/** Of the back office's pages that the site leads to. `origin`: of the admin host, where it has its own; it is all of that host. */

/** Where what is said of an offer is changed. */
export function adminVariantEdit(variantId: number, origin = ''): string {
  return `${origin === '' ? '/admin' : origin}/ofertas/${variantId}`
}

/** What is known of an offer, value by value. */
export function adminVariantInfo(variantId: number, origin = ''): string {
  return `${adminVariantEdit(variantId, origin)}/info`
}
