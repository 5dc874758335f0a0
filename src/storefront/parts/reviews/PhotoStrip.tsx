import type { WireReviewsModal } from '#domains/reviews/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { Thumbnail } from './ReviewCard.tsx'
import { type PhotoAddress, presentReviewView } from './review-view.ts'

/** As many as a row holds on a desktop. */
const SHOWN = 8

/** The newest photos of all reviews, which open one by one. */
export function PhotoStrip({
  result: { imagesCount, reviewsWithImage },
  photoAddress,
  onPhoto,
}: {
  readonly result: WireReviewsModal
  readonly photoAddress: PhotoAddress
  readonly onPhoto: (imageId: string) => void
}) {
  const photos = reviewsWithImage.items.flatMap((review) => presentReviewView(review, photoAddress).photos)
  if (photos.length === 0) return null
  return (
    <section className="review-strip" aria-label={countOf(imagesCount, words.photo)}>
      <ul className="review-photos">
        {photos.slice(0, SHOWN).map((photo) => (
          <li key={photo.imageId}>
            <button type="button" onClick={() => onPhoto(photo.imageId)}>
              <Thumbnail photo={photo} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
