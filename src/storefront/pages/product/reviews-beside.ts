import type { ProductPage } from '#domains/offers/contract.ts'
import type { StorefrontDependencies } from '../../dependencies.ts'
import { presentReviews, type ReviewsView } from '../reviews/load-reviews.ts'
import { photoAddressOf } from '../reviews/photo-address.ts'

/** Before the link to all. */
const SHOWN = 4

/** What buyers say of a product, for its own page: sums and the newest. The page does without where they cannot be had. */
export async function reviewsBeside(
  { product, variants: [first] }: Extract<ProductPage, { kind: 'product' }>,
  { reviews, site, log }: Pick<StorefrontDependencies, 'reviews' | 'site' | 'log'>,
): Promise<ReviewsView | null> {
  if (first === undefined) return null
  const found = await reviews.ofProduct(first.variantId, { page: 1 }, SHOWN).catch((error: unknown) => {
    log.warn({ err: error, productId: product.productId }, 'a product is shown without its reviews')
    return null
  })
  return found && presentReviews(found, { variantId: first.variantId, photoAddress: photoAddressOf(site) })
}
