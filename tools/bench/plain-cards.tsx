import { renderToString } from 'react-dom/server'

/** The probe beside the listing's figures: 48 cards of the same kind of content, with nothing around them. */
export function renderPlainCards(round: number): string {
  return renderToString(
    <ul>
      {cards.map((card) => (
        <PlainCard key={card} index={card + round} />
      ))}
    </ul>,
  )
}

const cards = Array.from({ length: 48 }, (_, index) => index)

function PlainCard({ index }: { index: number }) {
  return (
    <li className="card">
      <div className="card-picture">
        <img
          src={`/picture-${index}.webp`}
          srcSet={`/picture-${index}@2.webp 2x`}
          width={360}
          height={288}
          alt=""
          loading="lazy"
          decoding="async"
        />
      </div>
      <h3 className="card-name">
        <a href={`/produto/artigo-${index}`}>{`Sofá de 3 lugares em linho cinzento, modelo ${index}`}</a>
      </h3>
      <ul className="card-parameters">
        {['210 cm', 'Cinzento', 'Linho', '3 lugares'].map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <div className="card-price">
        <p className="price">
          <b>{`${index + 200},90 €`}</b>
        </p>
        <p className="fine">Com entrega no continente: 229,80 €</p>
      </div>
      <p className="tags">
        <span className="tag tag-good">Em stock</span>
      </p>
      <div className="card-actions">
        <a className="go" href={`/v2/clickthrough/loja/${index}`} target="_blank" rel="nofollow sponsored noopener">
          Ir para a loja
          <span className="at">Casa do Cais</span>
        </a>
        <a className="quiet" href={`/produto/artigo-${index}`}>
          Detalhes
        </a>
      </div>
    </li>
  )
}
