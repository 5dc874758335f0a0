import type { ListedReview } from '#domains/reviews/contract.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button, LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Rating } from '../../ui/Rating.tsx'
import { ACCOUNT_CRUMBS } from '../user/account-crumbs.ts'
import { standingText } from './review-standing.ts'

/** what a person has written, how each stands, and what was decided. */
export function UserReviewsPage({ reviews }: { readonly reviews: readonly ListedReview[] }) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={ACCOUNT_CRUMBS} />
        <h1>As suas avaliações</h1>
        {reviews.length === 0 ? (
          <EmptyState
            title="Ainda não escreveu nenhuma"
            actions={<LinkButton href={paths.allProducts()}>Ver produtos</LinkButton>}
          >
            <p>Na página das avaliações de um produto, escolha «Escrever avaliação».</p>
          </EmptyState>
        ) : (
          <ul className="own-reviews">
            {reviews.map((review) => (
              <li key={review.externalId}>
                <Review {...review} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

function Review(review: ListedReview) {
  const { externalId, variantId, product, eshopName, said, source, reply } = review
  return (
    <>
      <p>
        {product === null ? <b>{eshopName}</b> : <a href={paths.product(product.id, product.slug)}>{product.title}</a>}
        {product !== null && ` · ${eshopName}`}
      </p>
      <Rating value={said.halfStars / 2} />
      {said.body !== null && <p className="own-review-text">{said.body}</p>}
      <p className="note">{standingText(review)}</p>
      {reply !== null && <p className="own-review-text">{`Resposta da loja: ${reply}`}</p>}
      <div className="actions">
        {source === 'site' && variantId !== null && (
          <LinkButton
            href={paths.writeReview(variantId)}
            size="small"
            aria-label={`Alterar a avaliação: ${product?.title ?? eshopName}`}
          >
            Alterar
          </LinkButton>
        )}
        <form method="post" action={paths.userReviews()}>
          <Button
            type="submit"
            size="small"
            name="apagar"
            value={externalId}
            aria-label={`Apagar a avaliação: ${product?.title ?? eshopName}`}
          >
            Apagar
          </Button>
        </form>
      </div>
    </>
  )
}
