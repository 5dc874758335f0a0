import { formatDay } from '../../copy/format.ts'
import { ArticleCard } from '../../parts/articles/ArticleCard.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { ArticleBlock } from './ArticleBlocks.tsx'
import { ArticleFigure } from './ArticleFigure.tsx'
import type { ArticleView } from './article-view.ts'

/** A contents list of fewer headings is longer than what it saves. */
const FEWEST_CONTENTS = 3

/** an article as it is read. */
export function ArticlePage({ view }: { view: ArticleView }) {
  const { title, lead, crumbs, cover, contents, blocks, related, sponsored, author } = view
  return (
    <div className="wrap">
      <article className="article">
        <Breadcrumbs crumbs={crumbs} />
        {view.publishedAt === null && (
          <p className="article-preview" role="note">
            Pré-visualização: este artigo ainda não foi publicado assim.
          </p>
        )}
        <header>
          {sponsored !== null && <p className="article-sponsored">{sponsored}</p>}
          <h1>{title}</h1>
          <p className="article-lead">{lead}</p>
          <Byline view={view} />
        </header>
        {cover !== null && <ArticleFigure picture={cover} isFirst />}
        {contents.length >= FEWEST_CONTENTS && (
          <nav className="article-contents" aria-labelledby="neste-artigo">
            <h2 id="neste-artigo">Neste artigo</h2>
            <ol>
              {contents.map(({ id, words }) => (
                <li key={id}>
                  <a href={`#${id}`}>{words}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className="article-text">
          {blocks.map((block, index) => (
            <ArticleBlock key={index} block={block} />
          ))}
        </div>
        {author.about !== '' && (
          <p className="article-about">
            <b>{author.name}.</b> {author.about}
          </p>
        )}
      </article>
      {related.length > 0 && (
        <section className="article-related" aria-labelledby="mais-artigos">
          <h2 id="mais-artigos">Mais para ler</h2>
          <ul className="article-list">
            {related.map((card) => (
              <li key={card.url}>
                <ArticleCard card={card} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

function Byline({ view: { author, publishedAt, updatedAt, minutes } }: { view: ArticleView }) {
  return (
    <p className="article-facts">
      {`Por ${author.name}`}
      {publishedAt !== null && (
        <>
          {' · '}
          <time dateTime={publishedAt}>{formatDay(publishedAt)}</time>
        </>
      )}
      {updatedAt !== null && (
        <>
          {' · atualizado a '}
          <time dateTime={updatedAt}>{formatDay(updatedAt)}</time>
        </>
      )}
      {` · ${minutes}`}
    </p>
  )
}
