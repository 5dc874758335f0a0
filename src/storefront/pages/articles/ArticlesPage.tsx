import { Island } from '../../islands/Island.tsx'
import { ArticleCard } from '../../parts/articles/ArticleCard.tsx'
import { moreArticles } from '../../parts/articles/MoreArticles.island.tsx'
import { paths } from '../../paths.ts'
import type { ArticleCardView } from '../../parts/articles/present-article-card.ts'
import { Breadcrumbs, type Crumb } from '../../ui/Breadcrumbs.tsx'

export interface ArticlesPageProps {
  readonly title: string
  readonly intro: string
  readonly crumbs: readonly Crumb[]
  readonly canonicalUrl: string
  readonly page: number
  readonly categories: readonly { readonly name: string; readonly url: string; readonly isCurrent: boolean }[]
  /** Of the first page of all of them. */
  readonly lead: ArticleCardView | null
  readonly cards: readonly ArticleCardView[]
  readonly prevUrl: string | null
  readonly nextUrl: string | null
}

const LIST = 'artigos'

/** articles, the newest first, by category. */
export function ArticlesPage({
  title,
  intro,
  crumbs,
  page,
  categories,
  lead,
  cards,
  prevUrl,
  nextUrl,
}: ArticlesPageProps) {
  return (
    <div className="wrap articles">
      <Breadcrumbs crumbs={crumbs} />
      <header className="articles-head">
        <h1>{page === 1 ? title : `${title}, página ${page}`}</h1>
        <p className="lead">{intro}</p>
      </header>
      <nav className="article-categories" aria-label="Categorias de artigos">
        <ul>
          {categories.map(({ name, url, isCurrent }) => (
            <li key={url}>
              <a href={url} aria-current={isCurrent ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {lead !== null && <ArticleCard card={lead} isLead />}
      {cards.length === 0 && lead === null && <p className="articles-none">Ainda não há artigos aqui.</p>}
      <h2 className="visually-hidden">Lista de artigos</h2>
      <ul className="article-list" id={LIST}>
        <ArticleItems cards={cards} />
      </ul>
      {prevUrl !== null && (
        <p className="more">
          <a href={prevUrl} rel="prev">
            Artigos mais recentes
          </a>
        </p>
      )}
      {nextUrl !== null && <Island of={moreArticles} props={{ url: nextUrl, listId: LIST }} />}
      <p className="articles-follow">
        <a href={paths.articleFeed()}>Seguir os artigos num leitor de notícias (Atom)</a>
      </p>
    </div>
  )
}

/** The list's pieces, the same on the page and by POST articles/feed. */
export function ArticleItems({ cards }: { cards: readonly ArticleCardView[] }) {
  return cards.map((card) => (
    <li key={card.url}>
      <ArticleCard card={card} />
    </li>
  ))
}
