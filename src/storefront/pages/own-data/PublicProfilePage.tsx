import type { WireReview } from '#domains/reviews/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { ReviewCard } from '../../parts/reviews/ReviewCard.tsx'
import { type PhotoAddress, presentReviewView, type ReviewView } from '../../parts/reviews/review-view.ts'
import { paths } from '../../paths.ts'
import { Avatar } from './Avatar.tsx'

/** A review with what it is of. */
export interface WrittenReview {
  readonly review: ReviewView
  readonly variantId: number | null
  readonly of: { readonly name: string; readonly url: string } | null
}

export interface PublicProfileProps {
  readonly nickname: string
  readonly avatar: string | null
  readonly reviews: readonly WrittenReview[]
}

export function presentWritten(review: WireReview, photoAddress: PhotoAddress): WrittenReview {
  const { variant } = review
  return {
    // What was bought stands above it already.
    review: { ...presentReviewView(review, photoAddress), variant: null },
    variantId: variant?.id ?? null,
    of:
      variant === undefined ? null : { name: variant.name, url: paths.productDetailVariant(variant.id, variant.slug) },
  }
}

/** R-10 /user/{userId}: nickname, picture and what they have said of what they bought. */
export function PublicProfilePage({ nickname, avatar, reviews }: PublicProfileProps) {
  return (
    <div className="wrap">
      <div className="info own">
        <div className="own-picture">
          <Avatar url={avatar} initials={[...nickname][0]?.toUpperCase() ?? ''} />
          <h1>
            <bdi>{nickname}</bdi>
          </h1>
        </div>
        {reviews.length === 0 ? (
          <p className="note">Ainda não há avaliações.</p>
        ) : (
          <section aria-labelledby="escritas">
            <h2 id="escritas">{countOf(reviews.length, words.review)}</h2>
            {reviews.map(({ review, variantId, of }) => (
              <section key={review.id} className="review-written" aria-label={of?.name}>
                {of !== null && (
                  <h3>
                    <a href={of.url}>{of.name}</a>
                  </h3>
                )}
                <ReviewCard review={review} variantId={variantId ?? undefined} level={4} isAnchor />
              </section>
            ))}
          </section>
        )}
      </div>
    </div>
  )
}
