import type { Region } from '#domains/search/contract.ts'
import { formatCount } from '../../copy/format.ts'
import { fragmentSlot } from '../../html/trusted-html.tsx'
import { SearchBox } from '../../layout/Header.tsx'
import { ListingPicture } from '../../parts/pictures/ListingPicture.tsx'
import { paths } from '../../paths.ts'
import type { HomeView } from './load.ts'

/** After the columns of `.departments`. */
const DEPARTMENT_SIZES = '(width >= 94rem) 16rem, (width >= 48rem) calc(20vw - 2rem), calc(33vw - 1.25rem)'

export interface HomeProps {
  readonly view: HomeView
  readonly region: Region
}

/** R-01, first version: the search box, the departments, what is new, how we are honest, the shops. */
export function HomePage({ view, region }: HomeProps) {
  return (
    <>
      <section className="hero">
        <div className="wrap hero-columns">
          <div>
            <h1>Móveis de muitas lojas, com o preço à sua porta</h1>
            <p className="lead">{view.countText}</p>
            <SearchBox id="procura-inicio" query="" region={region} />
          </div>
          <div className="hero-pieces">
            {view.pieces.map((image) => (
              <ListingPicture key={image.id} image={image} sizes="15rem" alt="" />
            ))}
          </div>
        </div>
      </section>
      <div className="wrap">
        <Departments view={view} />
        {view.newestHits.length > 0 && (
          <section className="home-section">
            <div className="section-head">
              <h2>Acabados de chegar</h2>
              <a className="quiet" href={view.newestUrl}>
                Ver novidades
              </a>
            </div>
            <ol className="grid-list">{fragmentSlot}</ol>
          </section>
        )}
        <Honesty />
        <Shops view={view} />
      </div>
    </>
  )
}

function Departments({ view }: { view: HomeView }) {
  return (
    <section className="home-section" aria-labelledby="departamentos">
      <h2 id="departamentos">Por onde quer começar?</h2>
      <ul className="departments">
        {view.departments.map(({ id, name, url, count, image }) => (
          <li key={id}>
            <a href={url}>
              {image !== null && <ListingPicture image={image} sizes={DEPARTMENT_SIZES} alt="" />}
              <span>{name}</span>
              {count > 0 && <small>{formatCount(count)}</small>}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Honesty() {
  return (
    <section className="honesty" aria-labelledby="honestidade">
      <h2 id="honestidade">Como somos honestos</h2>
      <ul>
        <li>
          <h3>O total, entregue</h3>
          <p>
            Mostramos o preço com entrega no continente, na Madeira e nos Açores. Se uma loja não diz quanto custa,
            dizemos que não se sabe.
          </p>
        </li>
        <li>
          <h3>Sem falsos descontos</h3>
          <p>
            Uma percentagem só aparece quando nós próprios vimos o preço descer. O que a loja afirma não nos chega.{' '}
            <a href={paths.sales()}>Ver os descontos verificados</a>
          </p>
        </li>
        <li>
          <h3>Ninguém paga pela ordem</h3>
          <p>
            Os resultados seguem o que interessa a quem compra: haver em stock, quantas lojas têm, há quanto tempo foi
            verificado.
          </p>
        </li>
      </ul>
    </section>
  )
}

function Shops({ view }: { view: HomeView }) {
  return view.eshops.length === 0 ? null : (
    <section className="home-section" aria-labelledby="lojas">
      <div className="section-head">
        <h2 id="lojas">Lojas</h2>
        <a className="quiet" href={paths.eshops()}>
          Ver todas as lojas
        </a>
      </div>
      <ul className="shop-links">
        {view.eshops.map(({ slug, name, count }) => (
          <li key={slug}>
            <a href={paths.eshopProducts(slug)}>
              {name}
              <small>{formatCount(count)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
