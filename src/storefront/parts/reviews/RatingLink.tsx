import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Rating } from '../../ui/Rating.tsx'

/** What buyers say of a product, in one line. */
export interface RatingView {
  readonly variantId: number
  /** In stars, 0 to 5. */
  readonly value: number
  readonly count: number
}

/** L-02, L-05: how a product is rated; it opens what buyers say. `isWorded`: says so in words too ('Ver avaliações'). */
export function RatingLink({ rating, isWorded = false }: { rating: RatingView; isWorded?: boolean }) {
  return (
    <a className="rating-link" href={paths.reviews(rating.variantId)} rel="nofollow" data-reviews={rating.variantId}>
      {!isWorded && <span className="visually-hidden">{`${labels.seeReviews}: `}</span>}
      <Rating value={rating.value} count={rating.count} size={14} />
      {isWorded && <span>{labels.seeReviews}</span>}
    </a>
  )
}
