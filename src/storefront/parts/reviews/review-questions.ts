import type { WireReviewList, WireReviewsModal } from '#domains/reviews/contract.ts'
import { variantReviews, variantReviewsModal } from '#platform/api-client/calls.ts'
import type { Question } from '../../state/calls.ts'
import { allReviews, isFiltered, type ReviewSelection } from './review-selection.ts'

/** Reviews come at any time; within a minute the same is good enough. */
const FRESH_MS = 60_000

/** */
export function modalQuestion(variantId: number): Question<WireReviewsModal> {
  return {
    key: `reviews ${variantId}`,
    send: (configuration, init) => variantReviewsModal(configuration, { requestBody: { variantId } }, init),
    read: (answer) =>
      Array.isArray((answer as WireReviewsModal | null)?.reviews?.items) ? (answer as WireReviewsModal) : null,
    freshMs: FRESH_MS,
  }
}

export interface AskedPage {
  readonly variantId: number
  readonly selection: ReviewSelection
  /** Shops by their slugs, as the modal names them. */
  readonly eshops: WireReviewsModal['eshops']
  readonly page: number
  /** The last that is shown already; null: from the first on. */
  readonly after: string | null
}

/** */
export function pageQuestion({ variantId, selection, eshops, page, after }: AskedPage): Question<WireReviewList> {
  const { stars, withImage, verified, eshop, sort } = selection
  const eshopId = eshops.find(({ slug }) => slug === eshop)?.id
  const requestBody = {
    variantId,
    sort,
    ...(stars !== null && { stars }),
    ...(verified && { verified }),
    ...(eshopId !== undefined && { eshopId }),
    ...(after !== null && { after }),
  }
  const type = withImage ? 'withImage' : 'all'
  return {
    key: `reviews ${type} ${page} ${JSON.stringify(requestBody)}`,
    send: (configuration, init) => variantReviews(configuration, { page, type, requestBody }, init),
    read: (answer) => (Array.isArray((answer as WireReviewList | null)?.items) ? (answer as WireReviewList) : null),
    freshMs: FRESH_MS,
  }
}

/** What the modal's answer holds of a selection already; null: it has to be asked for. */
export function knownPage(result: WireReviewsModal, selection: ReviewSelection): WireReviewList | null {
  if (!isFiltered(selection)) return result.reviews
  return selection.withImage && !isFiltered({ ...selection, withImage: allReviews.withImage })
    ? result.reviewsWithImage
    : null
}
