import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { ReviewCard } from '../../parts/reviews/ReviewCard.tsx'
import { ReviewChoices } from '../../parts/reviews/ReviewChoices.tsx'
import { isFiltered, reviewsUrl } from '../../parts/reviews/review-selection.ts'
import { ReviewSaid } from '../../parts/reviews/ReviewSaid.tsx'
import { ReviewSums } from '../../parts/reviews/ReviewSums.tsx'
import { paths } from '../../paths.ts'
import { type Crumb, Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import type { ReviewsView } from './load-reviews.ts'

export interface ReviewsPageProps {
  readonly view: ReviewsView
  readonly crumbs: readonly Crumb[]
}

/** everything that buyers say of a product, chosen and turned by links. */
export function ReviewsPage({ view, crumbs }: ReviewsPageProps) {
  const { product, sums, selection, totalCount } = view
  return (
    <div className="wrap reviews-page">
      <Breadcrumbs crumbs={crumbs} />
      <h1>{`Avaliações de ${product.title}`}</h1>
      {sums.rating === null ? (
        <NoReviews view={view} />
      ) : (
        <div className="reviews-columns">
          <div className="reviews-said">
            <ReviewSums {...sums} rating={sums.rating} variantId={view.variantId} selection={selection} />
            <ReviewSaid sums={sums} level={2} />
            <p className="review-more-links">
              <LinkButton href={paths.writeReview(view.variantId)}>Escrever avaliação</LinkButton>
            </p>
          </div>
          <section aria-labelledby="lista-titulo">
            <h2 id="lista-titulo">{countOf(totalCount, words.review)}</h2>
            <ReviewChoices {...sums} variantId={view.variantId} selection={selection} />
            {view.reviews.length === 0 ? (
              <p className="review-none">Nenhuma avaliação com estes filtros.</p>
            ) : (
              <div className="review-list">
                {view.reviews.map((review) => (
                  <ReviewCard key={review.id} review={review} variantId={view.variantId} isAnchor />
                ))}
              </div>
            )}
            <Pages view={view} />
          </section>
        </div>
      )}
      {sums.rating !== null && (
        <p className="review-back">
          <a href={product.url}>{`Ver ${product.title}`}</a>
        </p>
      )}
    </div>
  )
}

function NoReviews({ view: { product, variantId } }: { view: ReviewsView }) {
  return (
    <EmptyState
      title="Ainda não há avaliações"
      actions={
        <>
          <LinkButton tone="primary" href={paths.writeReview(variantId)}>
            Escrever avaliação
          </LinkButton>
          <LinkButton href={product.url}>Ver o produto</LinkButton>
        </>
      }
    >
      <p>Já o tem em casa? Conte a quem está a escolher.</p>
    </EmptyState>
  )
}

/** Step by step: nobody looks for the seventh page of reviews by its number. */
function Pages({ view: { variantId, selection, hasMore } }: { view: ReviewsView }) {
  const { page } = selection
  if (page === 1 && !hasMore) return null
  return (
    <nav className="review-pages" aria-label="Páginas">
      {page > 1 && (
        <LinkButton
          href={reviewsUrl(variantId, { ...selection, page: page - 1 })}
          rel={isFiltered(selection) ? 'prev nofollow' : 'prev'}
        >
          Anteriores
        </LinkButton>
      )}
      <span>{`Página ${page}`}</span>
      {hasMore && (
        <LinkButton
          href={reviewsUrl(variantId, { ...selection, page: page + 1 })}
          rel={isFiltered(selection) ? 'next nofollow' : 'next'}
        >
          Seguintes
        </LinkButton>
      )}
    </nav>
  )
}
