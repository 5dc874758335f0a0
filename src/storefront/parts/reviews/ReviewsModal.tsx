import { useState } from 'react'
import type { WireReviewsModal } from '#domains/reviews/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Modal } from '../modals/Modal.tsx'
import type { ModalOpener } from '../modals/modal-names.ts'
import { PhotoStrip } from './PhotoStrip.tsx'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewChoices } from './ReviewChoices.tsx'
import { ReviewImagesModal } from './ReviewImagesModal.tsx'
import { type PhotoAddress, presentReviewView } from './review-view.ts'
import { ReviewSums } from './ReviewSums.tsx'
import { type ChosenReviews, useChosenReviews, useReviews } from './use-reviews.ts'

interface ReviewsModalProps {
  readonly variantId: number
  readonly opener: ModalOpener
  readonly photoAddress: PhotoAddress
  readonly onClose: () => void
}

/** M-06: what buyers say of a product: sums, summary, and the reviews themselves, chosen by stars, photos, proof and shop. */
export function ReviewsModal({ variantId, opener, photoAddress, onClose }: ReviewsModalProps) {
  const { state, retry } = useReviews(variantId)
  return (
    <Modal
      name="reviews"
      opener={opener}
      address={paths.reviews(variantId)}
      title="Avaliações"
      className="reviews-dialog"
      state={state.kind}
      onRetry={retry}
      onClose={onClose}
    >
      {state.kind === 'shown' && (
        <Reviews variantId={variantId} opener={opener} result={state.result} photoAddress={photoAddress} />
      )}
    </Modal>
  )
}

type ShownProps = Omit<ReviewsModalProps, 'onClose'> & { readonly result: WireReviewsModal }

function Reviews(props: ShownProps) {
  const { variantId, opener, result, photoAddress } = props
  const chosen = useChosenReviews(variantId, result)
  const [photo, setPhoto] = useState<string | null>(null)
  if (result.rating === null)
    return (
      <EmptyState title="Ainda não há avaliações">
        <p>Ninguém avaliou ainda este produto. Quem o comprar pode ser o primeiro.</p>
      </EmptyState>
    )
  const choices = { variantId, selection: chosen.selection, onChoose: chosen.choose }
  return (
    <>
      <ReviewSums {...result} rating={result.rating} {...choices} />
      <PhotoStrip result={result} photoAddress={photoAddress} onPhoto={setPhoto} />
      <ReviewChoices {...result} withImageCount={result.reviewsWithImage.totalCount} {...choices} />
      <List chosen={chosen} photoAddress={photoAddress} onPhoto={setPhoto} />
      <p className="review-more-links">
        <LinkButton href={paths.reviews(variantId)}>Ver numa página</LinkButton>
      </p>
      {photo !== null && (
        <ReviewImagesModal
          variantId={variantId}
          result={result}
          first={photo}
          opener={opener}
          photoAddress={photoAddress}
          onClose={() => setPhoto(null)}
        />
      )}
    </>
  )
}

function List({
  chosen: { list, more },
  photoAddress,
  onPhoto,
}: {
  chosen: ChosenReviews
  photoAddress: PhotoAddress
  onPhoto: (imageId: string) => void
}) {
  const { items, totalCount, hasMore, state } = list
  const isEmpty = state === 'shown' && items.length === 0
  return (
    <div aria-busy={state === 'loading' || undefined}>
      <p className="review-status" role="status">
        {state === 'loading' && items.length === 0
          ? 'A carregar…'
          : isEmpty
            ? 'Nenhuma avaliação com estes filtros.'
            : `${items.length} de ${countOf(totalCount, words.review)}`}
      </p>
      <div className="review-list">
        {items.map((review) => (
          <ReviewCard
            key={review.externalId}
            review={presentReviewView(review, photoAddress)}
            onPhoto={({ imageId }) => onPhoto(imageId)}
          />
        ))}
      </div>
      {state === 'loading' && items.length === 0 && <Skeleton count={4} />}
      {state === 'failed' && <ErrorState onRetry={more} />}
      {hasMore && state !== 'failed' && (
        <p className="review-more">
          <Button busy={state === 'loading'} onClick={more}>
            Mostrar mais avaliações
          </Button>
        </p>
      )}
    </div>
  )
}
