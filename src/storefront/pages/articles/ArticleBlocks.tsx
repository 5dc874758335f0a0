import { useId } from 'react'
import { markPlace } from '#domains/content/rules/mark-place.ts'
import { FinishedWords } from '../../html/trusted-html.tsx'
import { SmallCard } from '../../parts/small-card/SmallCard.tsx'
import { ArticleFigure } from './ArticleFigure.tsx'
import type { BlockView } from './article-view.ts'

type Of<Kind extends BlockView['kind']> = Extract<BlockView, { kind: Kind }>

/** A block of an article. */
export function ArticleBlock({ block }: { block: BlockView }) {
  switch (block.kind) {
    case 'text':
      return <FinishedWords as="div" html={block.html} />
    case 'picture':
      return <ArticleFigure picture={block} />
    case 'products':
      return <Products block={block} />
    case 'quote':
      return (
        <figure className="article-quote">
          <blockquote>{block.text}</blockquote>
          {block.by !== '' && <figcaption>{block.by}</figcaption>}
        </figure>
      )
    case 'table':
      return <Table block={block} />
    case 'room':
      return <Room block={block} />
  }
}

function Products({ block: { title, cards, allUrl } }: { block: Of<'products'> }) {
  const id = useId()
  return (
    <section className="article-products" aria-labelledby={id}>
      <h3 id={id}>{title === '' ? 'Nas lojas' : title}</h3>
      <ul className="small-list">
        {cards.map((card) => (
          <SmallCard key={card.variantId} card={card} />
        ))}
      </ul>
      {allUrl !== null && (
        <p>
          <a href={allUrl}>Ver todos</a>
        </p>
      )}
    </section>
  )
}

function Table({ block: { caption, head, rows } }: { block: Of<'table'> }) {
  return (
    <div className="article-table" role="region" aria-label={caption === '' ? 'Tabela' : caption} tabIndex={0}>
      <table>
        {caption !== '' && <caption>{caption}</caption>}
        <thead>
          <tr>
            {head.map((cell, index) => (
              <th key={index} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={index}>
              {row.map((cell, column) =>
                column === 0 ? (
                  <th key={column} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={column}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** The marks lie on the picture as it is, whatever its shape. The list under it says the same to who does not see it. */
function Room({ block }: { block: Of<'room'> }) {
  return (
    <div className="article-room">
      <ArticleFigure picture={block}>
        {block.spots.map(({ x, y, url }, index) => (
          <a key={index} href={url} className={`mark ${markPlace(x, y)}`} tabIndex={-1} aria-hidden="true">
            {index + 1}
          </a>
        ))}
      </ArticleFigure>
      {block.spots.length > 0 && (
        <ol>
          {block.spots.map(({ label, url, price }, index) => (
            <li key={index}>
              <a href={url}>{label}</a>
              {price !== null && <b> {price}</b>}
            </li>
          ))}
        </ol>
      )}
    </div>
  )
}
