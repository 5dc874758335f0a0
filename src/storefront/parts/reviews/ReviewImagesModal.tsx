import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { WireReviewsModal } from '#domains/reviews/contract.ts'
import { IconButton } from '../../ui/Button.tsx'
import { NextIcon, PreviousIcon } from '../../ui/picture-icons.tsx'
import { Modal } from '../modals/Modal.tsx'
import type { ModalOpener } from '../modals/modal-names.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { allReviews } from './review-selection.ts'
import { type PhotoAddress, type PhotoView, presentReviewView, type ReviewView } from './review-view.ts'
import { useChosenReviews, useReviews } from './use-reviews.ts'

interface ReviewImagesProps {
  readonly variantId: number
  /** The photo that is shown first. */
  readonly first: string
  readonly opener: ModalOpener
  readonly photoAddress: PhotoAddress
  readonly onClose: () => void
}

/** M-07: all photos of buyers, each with the review that it belongs to: swiped, turned by arrow keys or buttons, more of them by the API. */
export function ReviewImagesModal({ result, ...props }: ReviewImagesProps & { readonly result: WireReviewsModal }) {
  return (
    <Frame {...props} state="shown">
      <Photos {...props} result={result} />
    </Frame>
  )
}

/** The same over a page, which has not asked for any of it yet. */
export function LateReviewImagesModal(props: ReviewImagesProps) {
  const { state, retry } = useReviews(props.variantId)
  return (
    <Frame {...props} state={state.kind} onRetry={retry}>
      {state.kind === 'shown' && <Photos {...props} result={state.result} />}
    </Frame>
  )
}

function Frame({
  opener,
  onClose,
  state,
  onRetry,
  children,
}: Pick<ReviewImagesProps, 'opener' | 'onClose'> & {
  readonly state: 'shown' | 'loading' | 'failed'
  readonly onRetry?: () => void
  readonly children: React.ReactNode
}) {
  return (
    <Modal
      name="reviewImages"
      opener={opener}
      title="Fotografias de quem comprou"
      size="full"
      className="review-images"
      state={state}
      {...(onRetry && { onRetry })}
      onClose={onClose}
    >
      {children}
    </Modal>
  )
}

interface Slide {
  readonly photo: PhotoView
  readonly review: ReviewView
}

/** So many before the last that is here, the next ones are asked for. */
const AHEAD = 3

function Photos({
  variantId,
  result,
  first,
  photoAddress,
}: Omit<ReviewImagesProps, 'opener' | 'onClose'> & { readonly result: WireReviewsModal }) {
  const { list, more } = useChosenReviews(variantId, result, { ...allReviews, withImage: true })
  const slides = list.items.flatMap((item): Slide[] => {
    const review = presentReviewView(item, photoAddress)
    return review.photos.map((photo) => ({ photo, review }))
  })
  const at = slides.findIndex(({ photo }) => photo.imageId === first)
  const [index, setIndex] = useState(Math.max(0, at))
  const strip = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (index >= slides.length - AHEAD && list.hasMore && list.state === 'shown') more()
  })
  useEffect(() => {
    turnTo(strip.current, Math.max(0, at), 'instant')
    strip.current?.focus({ preventScroll: true })
    // Once: where it was opened.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const current = slides[index]
  const turn = (to: number): void => turnTo(strip.current, Math.min(slides.length - 1, Math.max(0, to)), 'smooth')
  const keyed = (event: KeyboardEvent): void => {
    const to = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: slides.length - 1 }[event.key]
    if (to === undefined) return
    event.preventDefault()
    turn(to)
  }
  return (
    // Keys turn the photos, wherever in the dialog the focus is; each of them has a button as well.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="review-images-body" onKeyDown={keyed}>
      <div className="review-images-photos">
        <div
          className="review-images-strip"
          ref={strip}
          role="group"
          aria-label="Fotografias"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setIndex(Math.round(scrollLeft / clientWidth))}
        >
          {slides.map(({ photo }, place) => (
            <img
              key={photo.imageId}
              src={photo.large}
              alt={photo.alt}
              loading={Math.abs(place - index) < 2 ? 'eager' : 'lazy'}
              draggable={false}
            />
          ))}
        </div>
        <div className="review-images-turn">
          <IconButton label="Fotografia anterior" disabled={index === 0} onClick={() => turn(index - 1)}>
            <PreviousIcon />
          </IconButton>
          <p role="status">{`${index + 1} de ${Math.max(slides.length, result.imagesCount)}`}</p>
          <IconButton label="Próxima fotografia" disabled={index >= slides.length - 1} onClick={() => turn(index + 1)}>
            <NextIcon />
          </IconButton>
        </div>
      </div>
      <div className="review-images-words">
        {current !== undefined && <ReviewCard review={{ ...current.review, photos: [] }} />}
      </div>
    </div>
  )
}

function turnTo(strip: HTMLElement | null, index: number, behavior: ScrollBehavior): void {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  strip?.scrollTo({ left: index * strip.clientWidth, behavior: isCalm ? 'instant' : behavior })
}
