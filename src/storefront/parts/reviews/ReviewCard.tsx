import { useId } from 'react'
import { Rating } from '../../ui/Rating.tsx'
import { Tag, type TagTone } from '../../ui/Tag.tsx'
import type { PhotoView, ReviewView, TextView } from './review-view.ts'

export interface ReviewCardProps {
  readonly review: ReviewView
  /** An offer of its product: its photos open over the page (client/open-reviews.ts); without, each is a link to itself. */
  readonly variantId?: number | undefined
  /** Of a page: it can be named by `#` and its id. */
  readonly isAnchor?: boolean
  /** Opens a photo in the dialog that shows it. */
  readonly onPhoto?: ((photo: PhotoView) => void) | undefined
  /** Of the heading above it, plus one. */
  readonly level?: 3 | 4
}

const TONES: Readonly<Record<ReviewView['verified']['kind'], TagTone>> = {
  purchase: 'good',
  shop: 'info',
  none: 'neutral',
}

/** One review (E-03): who says it and how that was verified, what is said, its photos, and what the shop answers. */
export function ReviewCard({ review, variantId, isAnchor = false, onPhoto, level = 3 }: ReviewCardProps) {
  const nameId = useId()
  const { author, value, day, verified, eshop, variant, text, photos, reply } = review
  const Heading = `h${level}` as const
  return (
    <article className="review" id={isAnchor ? review.id : undefined} aria-labelledby={nameId}>
      <header className="review-top">
        <ReviewAuthor author={author} />
        <div>
          <Heading className="review-name" id={nameId}>
            {author.url === null ? (
              <bdi>{author.name}</bdi>
            ) : (
              <a href={author.url} rel="nofollow">
                <bdi>{author.name}</bdi>
              </a>
            )}
          </Heading>
          <p className="review-when">
            <time dateTime={day.iso}>{day.text}</time>
            {eshop !== null && (
              <>
                {' · '}
                <a href={eshop.url}>{eshop.name}</a>
              </>
            )}
          </p>
        </div>
      </header>
      <p className="review-value">
        <Rating value={value} />
        <Tag tone={TONES[verified.kind]}>{verified.text}</Tag>
      </p>
      {variant !== null && <p className="review-variant">{variant}</p>}
      {text !== null && <ReviewText said={text} />}
      <Points name="Gostou de" points={review.pluses} className="plus" />
      <Points name="Não gostou de" points={review.minuses} className="minus" />
      {photos.length > 0 && <Photos photos={photos} variantId={variantId} onPhoto={onPhoto} />}
      {reply !== null && (
        <div className="review-reply">
          <p className="review-reply-by">
            <b>{reply.by}</b>
            {reply.day !== null && <span>{` · ${reply.day}`}</span>}
          </p>
          <ReviewText said={reply} />
        </div>
      )}
    </article>
  )
}

function ReviewAuthor({ author: { picture, initial } }: Pick<ReviewView, 'author'>) {
  return picture === null ? (
    <b className="review-face" aria-hidden="true">
      {initial}
    </b>
  ) : (
    <img className="review-face" src={picture} width="40" height="40" alt="" loading="lazy" />
  )
}

/** Whatever letters it is written in: it goes in its own direction, and carries nothing of it to what stands beside. */
function ReviewText({ said: { text, original, translated } }: { said: TextView }) {
  return (
    <>
      <p className="review-text" dir="auto">
        {text}
      </p>
      {original !== null && (
        <details className="review-original">
          <summary>{translated ?? 'Traduzido'}</summary>
          <p className="review-text" dir="auto">
            {original}
          </p>
        </details>
      )}
    </>
  )
}

function Points({ name, points, className }: { name: string; points: readonly string[]; className: string }) {
  if (points.length === 0) return null
  return (
    <ul className={`review-points ${className}`} aria-label={name}>
      {points.map((point, index) => (
        <li key={index} dir="auto">
          {point}
        </li>
      ))}
    </ul>
  )
}

function Photos({
  photos,
  variantId,
  onPhoto,
}: { photos: readonly PhotoView[] } & Pick<ReviewCardProps, 'variantId' | 'onPhoto'>) {
  return (
    <ul className="review-photos">
      {photos.map((photo) => (
        <li key={photo.imageId}>
          {onPhoto === undefined ? (
            <a href={photo.large} data-reviews={variantId} data-review-photo={photo.imageId}>
              <Thumbnail photo={photo} />
            </a>
          ) : (
            <button type="button" onClick={() => onPhoto(photo)}>
              <Thumbnail photo={photo} />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

export function Thumbnail({ photo: { small, dense, alt } }: { photo: PhotoView }) {
  return <img src={small} srcSet={`${dense} 2x`} width={96} height={96} alt={alt} loading="lazy" />
}
