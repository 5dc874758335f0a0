import { useSyncExternalStore } from 'react'
import { defineIsland } from '../../islands/define-island.ts'
import { type AskedReviews, askedReviews } from '../../state/asked-reviews.ts'
import { LateReviewImagesModal } from './ReviewImagesModal.tsx'
import { ReviewsModal } from './ReviewsModal.tsx'

export interface ReviewsModalsProps {
  /** Address of their style sheet: nobody pays for it who opens none. */
  readonly styles: string
  /** Address of a picture of a review, `{path}` in place of its own, in each of the widths. */
  readonly photos: { readonly 240: string; readonly 480: string; readonly 1600: string }
}

/** M-06, M-07: what buyers say, over any page; one island for all links to it. What is asked for stands in `state/asked-reviews.ts`. */
export const reviewsModals = defineIsland<ReviewsModalsProps>({
  name: 'ReviewsModals',
  wakes: 'called',
  why: 'client/open-reviews.ts wakes it with the first click on a rating, and most people make none',
  earlyClicks: 'held',
  Component: ReviewsModals,
})

function ReviewsModals({ styles, photos }: ReviewsModalsProps) {
  const asked = useSyncExternalStore(subscribe, now, none)
  if (asked === null) return null
  const { variantId, imageId, opener } = asked
  const shown = {
    variantId,
    opener,
    photoAddress: (path: string, width: keyof typeof photos) => photos[width].replace('{path}', path),
    onClose: () => askedReviews().done(),
  }
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="late" />
      {imageId === null ? <ReviewsModal {...shown} /> : <LateReviewImagesModal {...shown} first={imageId} />}
    </>
  )
}

function subscribe(listener: () => void): () => void {
  return askedReviews().subscribe(listener)
}

function now(): AskedReviews | null {
  return askedReviews().now()
}

function none(): null {
  return null
}
