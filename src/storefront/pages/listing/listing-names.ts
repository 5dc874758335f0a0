import type { StorefrontDependencies } from '../../dependencies.ts'
import type { ListingNames } from './listing-title.ts'

/** Names of shops and brands as headings have them. */
export function listingNames({
  eshops,
  directory,
}: Pick<StorefrontDependencies, 'eshops' | 'directory'>): ListingNames {
  const list = eshops.list()
  return {
    eshopName: (slug) => list.find((eshop) => eshop.slug === slug)?.name ?? null,
    brandName: (slug) => directory().brandName(slug),
  }
}
