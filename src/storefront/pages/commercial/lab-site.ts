import { paths } from '../../paths.ts'
import type { Site } from '../../site.ts'

/**
 * The site as previews see it: nobody clicks through to a shop that has not joined, so those links lead to the preview's own
 * page, where the shop's address is told. The mark of a click is written behind the query.
 */
export function labSite(site: Site, labId: string): Site {
  return {
    ...site,
    clickUrl: ({ variantId }) => `${paths.labProduct(labId, variantId)}?ver=loja`,
  }
}
