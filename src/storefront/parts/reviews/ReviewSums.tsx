import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Rating } from '../../ui/Rating.tsx'
import { ratingLabel } from '../../ui/rating-figures.ts'
import { allReviews, type ReviewSelection, reviewsUrl } from './review-selection.ts'
import { starCounts } from './star-counts.ts'

export interface ReviewSumsProps {
  readonly variantId: number
  readonly rating: number
  readonly reviewsCount: number
  readonly verifiedCount: number
  readonly vector: readonly number[]
  readonly selection?: ReviewSelection
  /** Chooses in place; without, each row is a link to those reviews. */
  readonly onChoose?: (selection: ReviewSelection) => void
}

/** How buyers rate a product: the mean, of how many, how many of them are known to have bought it, and how the stars fall. */
export function ReviewSums({
  variantId,
  rating,
  reviewsCount,
  verifiedCount,
  vector,
  selection = allReviews,
  onChoose,
}: ReviewSumsProps) {
  return (
    <div className="review-sums">
      <div className="review-mean">
        <p>
          <b aria-hidden="true">{ratingLabel(rating)}</b>
          <Rating value={rating} size={20} />
        </p>
        <p>{countOf(reviewsCount, words.review)}</p>
        <p className="fine">
          {verifiedCount === 0 ? 'Nenhuma de compra verificada' : `${verifiedCount} de compra verificada`}
        </p>
        <p className="fine">
          <a href={paths.reviewPolicy()}>Como verificamos as avaliações</a>
        </p>
      </div>
      <ul className="review-bars" aria-label="Quantas estrelas deram">
        {starCounts(vector).map(({ stars, count, percent }) => {
          const isOn = selection.stars === stars
          const next = { ...selection, stars: isOn ? null : stars, page: 1 }
          const name = `${stars === 1 ? '1 estrela' : `${stars} estrelas`}: ${countOf(count, words.review)}`
          const bar = (
            <>
              <span aria-hidden="true">{stars}</span>
              <svg className="review-bar" width="100%" height="8" aria-hidden="true">
                <rect width="100%" height="8" rx="4" />
                <rect className="on" width={`${percent}%`} height="8" rx="4" />
              </svg>
              <span aria-hidden="true">{`${percent} %`}</span>
            </>
          )
          return (
            <li key={stars}>
              {count === 0 && !isOn ? (
                <span className="review-row" role="img" aria-label={name}>
                  {bar}
                </span>
              ) : onChoose === undefined ? (
                <a
                  className="review-row"
                  href={reviewsUrl(variantId, next)}
                  rel="nofollow"
                  aria-current={isOn || undefined}
                  aria-label={name}
                >
                  {bar}
                </a>
              ) : (
                <button
                  type="button"
                  className="review-row"
                  aria-pressed={isOn}
                  aria-label={name}
                  onClick={() => onChoose(next)}
                >
                  {bar}
                </button>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
