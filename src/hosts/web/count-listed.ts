import type { Listings } from '#domains/search/contract.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import { articleListing } from '#storefront/pages/articles/article-listing.ts'

/** Counts the products of listings that articles name, as their pages find them. */
export function countListedBy(
  { listings }: { readonly listings: Pick<Listings, 'find'> },
  { directory }: Pick<StorefrontDependencies, 'directory'>,
) {
  return async (listing: string): Promise<number | 'unknown' | 'no-listing'> => {
    const selection = articleListing(listing, directory())
    if (selection === null) return 'no-listing'
    const { pagination, degraded } = await listings.find(selection)
    return degraded !== null ? 'unknown' : pagination.totalCount
  }
}
