import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { RatingLink } from '../../parts/reviews/RatingLink.tsx'
import { ReviewCard } from '../../parts/reviews/ReviewCard.tsx'
import { ReviewSums } from '../../parts/reviews/ReviewSums.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/Button.tsx'
import type { ReviewsView } from '../reviews/load-reviews.ts'

/** what buyers say of a product, on its own page: the mean, how the stars fall, the newest, and the way to all of them. */
export function ReviewsSection({ view }: { view: ReviewsView }) {
  const { variantId, sums, reviews } = view
  return (
    <section className="product-section" id="avaliacoes">
      <h2>Avaliações</h2>
      {sums.rating === null ? (
        <p className="prose">Ninguém avaliou ainda este produto.</p>
      ) : (
        <>
          <ReviewSums {...sums} rating={sums.rating} variantId={variantId} />
          <div className="review-list">
            {reviews.map((review) => (
              <ReviewCard key={review.id} review={review} variantId={variantId} isAnchor />
            ))}
          </div>
          <p className="review-more-links">
            <LinkButton href={paths.reviews(variantId)} data-reviews={variantId}>
              {sums.reviewsCount === 1 ? 'Ver a avaliação' : `Ver as ${countOf(sums.reviewsCount, words.review)}`}
            </LinkButton>
          </p>
        </>
      )}
    </section>
  )
}

/** The same in one line below the title; it opens all of them. */
export function ProductRating({ view: { variantId, sums } }: { view: ReviewsView }) {
  return sums.rating === null ? null : (
    <p>
      <RatingLink rating={{ variantId, value: sums.rating, count: sums.reviewsCount }} isWorded />
    </p>
  )
}
