import { ReviewCard } from '../../parts/reviews/ReviewCard.tsx'
import type { ReviewView } from '../../parts/reviews/review-view.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Rating } from '../../ui/Rating.tsx'

export interface EshopReviewsProps {
  readonly eshop: { readonly id: number; readonly name: string; readonly slug: string }
  /** Mean in stars; null: nobody has said anything. */
  readonly rating: number | null
  /** "12 avaliações" */
  readonly countText: string
  /** Shares in percent, of all time and of the last twelve months. */
  readonly rows: readonly { readonly stars: number; readonly all: number; readonly lastYear: number }[]
  readonly facts: readonly (readonly [name: string, text: string])[]
  readonly reviews: readonly ReviewView[]
  readonly page: number
  readonly pages: number
}

/** how buyers rate a shop as a whole, and what each of them says. */
export function EshopReviewsPage(props: EshopReviewsProps) {
  const { eshop, rating, countText } = props
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: 'Início', url: paths.homepage() },
          { name: 'Lojas', url: paths.eshops() },
          { name: eshop.name, url: paths.eshopProducts(eshop.slug) },
        ]}
      />
      <div className="listing-head">
        <h1>{`Avaliações da ${eshop.name}`}</h1>
        {rating !== null && <p className="count">{countText}</p>}
      </div>
      {rating === null ? (
        <EmptyState
          title="Ainda sem avaliações"
          actions={<LinkButton href={paths.eshopProducts(eshop.slug)}>Ver os produtos da loja</LinkButton>}
        >
          <p>Só pedimos a opinião a quem comprou. Quando a primeira chegar, aparece aqui.</p>
        </EmptyState>
      ) : (
        <>
          <p>
            <Rating value={rating} size={24} />
          </p>
          <Standing {...props} />
          <Reviews {...props} />
        </>
      )}
      <p className="note">
        A loja não escolhe quem é convidado a avaliar, nem pode alterar ou retirar o que se diz dela.{' '}
        <a href={paths.reviewPolicy()}>Política de avaliações</a>
      </p>
    </div>
  )
}

function Standing({ rows, facts }: EshopReviewsProps) {
  return (
    <section className="standing" aria-label="Resumo">
      <table>
        <caption>Como se distribuem as notas</caption>
        <thead>
          <tr>
            <th scope="col">Estrelas</th>
            <th scope="col">Desde sempre</th>
            <th scope="col">Últimos 12 meses</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ stars, all, lastYear }) => (
            <tr key={stars}>
              <th scope="row">{stars}</th>
              {[all, lastYear].map((percent, index) => (
                <td key={index}>
                  <meter min={0} max={100} value={percent} aria-hidden="true" />
                  {`${percent} %`}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <dl>
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Reviews({ eshop, reviews, page, pages }: EshopReviewsProps) {
  return (
    <section aria-labelledby="opinioes">
      <h2 id="opinioes">O que dizem os compradores</h2>
      {reviews.map((review) => (
        <ReviewCard key={review.id} review={review} />
      ))}
      {pages > 1 && (
        <nav className="actions" aria-label="Páginas">
          {page > 1 && <LinkButton href={paths.starEshop(eshop.slug, page - 1)}>Mais recentes</LinkButton>}
          {page < pages && <LinkButton href={paths.starEshop(eshop.slug, page + 1)}>Mais antigas</LinkButton>}
        </nav>
      )}
    </section>
  )
}
