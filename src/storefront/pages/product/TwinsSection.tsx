import { awaitedMark } from '../../parts/pictures/awaited.ts'
import { NoPicture } from '../../parts/pictures/NoPicture.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import type { ProductView } from './load.ts'
import type { TwinView } from './present-twins.ts'

/** 'Parece o mesmo' (product.md 7): other products that may be this one, which nobody has decided; absent when there are none. */
export function TwinsSection({ view: { productId, twins } }: { view: Pick<ProductView, 'productId' | 'twins'> }) {
  return twins.length === 0 ? null : (
    <section className="product-section" id="parece-o-mesmo" aria-labelledby="parece-o-mesmo-titulo">
      <h2 id="parece-o-mesmo-titulo">Parece o mesmo</h2>
      <p className="note">
        Não temos a certeza de que sejam o mesmo artigo, por isso têm páginas separadas. Se souber, diga-nos: uma pessoa
        confirma.
      </p>
      <ul className="twins">
        {twins.map((twin) => (
          <li key={twin.productId}>
            <Twin twin={twin} productId={productId} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Twin({ twin, productId }: { twin: TwinView; productId: number }) {
  const site = useSite()
  return (
    <article className="twin">
      <div className="small-picture">
        {twin.image === null ? (
          <NoPicture />
        ) : (
          <img
            {...awaitedMark(twin.image)}
            src={site.imageUrl(twin.image, { sizeName: 'listingRectangleMobile' })}
            width={160}
            height={128}
            alt=""
            loading="lazy"
          />
        )}
      </div>
      <div className="twin-text">
        <h3>
          <a href={twin.url}>{twin.title}</a>
        </h3>
        <p className="fine">{twin.shops}</p>
        <p className="twin-price">
          <b>{twin.price}</b> <span className="fine">{twin.priceNote}</span>
        </p>
        <p className="twin-why">{twin.why}</p>
        <form action={paths.looksTheSame(productId)} method="post" className="twin-answer">
          <input type="hidden" name="produto" value={twin.productId} />
          <Answer value="sim" text="É o mesmo artigo" title={twin.title} />
          <Answer value="nao" text="Não é o mesmo" title={twin.title} />
        </form>
      </div>
    </article>
  )
}

function Answer({ value, text, title }: { value: string; text: string; title: string }) {
  return (
    <button className="quiet" type="submit" name="resposta" value={value}>
      {text}
      <span className="visually-hidden">{`: ${title}`}</span>
    </button>
  )
}
