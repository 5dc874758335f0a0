import type { ReviewsOfProduct, WireReviewSums } from '#domains/reviews/contract.ts'
import { calmName } from '../../copy/calm-name.ts'
import { allReviews, type ReviewSelection } from '../../parts/reviews/review-selection.ts'
import { type PhotoAddress, presentReviewView, type ReviewView } from '../../parts/reviews/review-view.ts'
import { paths } from '../../paths.ts'

/** A product's reviews in finished words. */
export interface ReviewsView {
  /** The offer that its address names. */
  readonly variantId: number
  /** Its address for search engines, whichever offer was asked by. */
  readonly canonicalUrl: string
  readonly product: {
    readonly id: number
    readonly title: string
    readonly url: string
    readonly categoryId: number | null
  }
  /** No shop has it any more. */
  readonly isGone: boolean
  readonly selection: ReviewSelection
  /** The first was asked for by its id, wherever it stands among the others. */
  readonly isNamed: boolean
  readonly sums: WireReviewSums
  readonly reviews: readonly ReviewView[]
  /** Of these, those that were written here: what search engines may be told. */
  readonly told: readonly ReviewView[]
  readonly collected: ReviewsOfProduct['collected']
  readonly totalCount: number
  readonly hasMore: boolean
}

export function presentReviews(
  { product, sums, list, collected }: ReviewsOfProduct,
  asked: {
    readonly variantId: number
    readonly selection?: ReviewSelection
    readonly isNamed?: boolean
    readonly photoAddress: PhotoAddress
  },
): ReviewsView {
  const reviews = list.items.map((review) => presentReviewView(review, asked.photoAddress))
  return {
    variantId: asked.variantId,
    canonicalUrl: paths.reviews(product.offers[0]?.variantId ?? asked.variantId),
    product: {
      id: product.productId,
      title: calmName(product.title),
      url: paths.product(product.productId, product.slug),
      categoryId: product.categoryId,
    },
    isGone: product.offers.every(({ state }) => state !== 'live'),
    selection: asked.selection ?? allReviews,
    isNamed: asked.isNamed ?? false,
    sums,
    reviews,
    told: reviews.filter((_, index) => list.items[index]?.source !== 'import'),
    collected,
    totalCount: list.totalCount,
    hasMore: list.hasMore,
  }
}
