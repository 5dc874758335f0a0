import { countOf } from '../../copy/format.ts'
import { inRegion, words } from '../../copy/labels.ts'
import { fragmentSlot } from '../../html/trusted-html.tsx'
import { Document, type PageHead } from '../../layout/Document.tsx'
import { breadcrumbData } from '../../seo/structured-data.ts'
import { type Site, useSite } from '../../site.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { RegionSelect } from '../../ui/RegionSelect.tsx'
import type { ProductView } from './load.ts'
import { OfferTable } from './OfferTable.tsx'
import { absoluteUrl, productData } from './product-data.ts'

const PICTURE_PX = 960

/** a product with every shop's offer; without a live one, what we know of it and where to look instead (410). */
export const ProductPage = ({ view, hasAlternatives = false }: { view: ProductView; hasAlternatives?: boolean }) => {
  const site = useSite()
  return (
    <Document head={headOf(view, site)}>
      <div className="wrap">
        <Breadcrumbs crumbs={view.crumbs} />
        <ProductParts view={view} />
        {hasAlternatives && <Alternatives view={view} />}
      </div>
    </Document>
  )
}

/** The product itself, also where it is only shown how it would look (the feed lab). */
export const ProductParts = ({ view }: { view: ProductView }) => {
  const site = useSite()
  return (
    <>
      <article className="product">
        <div className="product-picture">
          <img src={site.imageUrl(view.image, { width: 720 })} srcSet={`${site.imageUrl(view.image, { width: 480 })} 480w, ${site.imageUrl(view.image, { width: 720 })} 720w, ${site.imageUrl(view.image, { width: 1200 })} 1200w`} sizes="(width >= 64rem) 40rem, 100vw" width={PICTURE_PX} height={PICTURE_PX * 0.8} alt={view.title} fetchPriority="high" />
        </div>
        <div className="product-text">
          {view.brand !== null && <p className="eyebrow">{view.brand}</p>}
          <h1>{view.title}</h1>
          {view.condition !== null && <p className="note">{`Estado: ${view.condition.toLowerCase()}`}</p>}
          {view.isGone ? <Gone view={view} /> : <BestOffer view={view} />}
          <Parameters view={view} />
        </div>
      </article>
      {!view.isGone && <Offers view={view} />}
      {view.description !== null && (
        <section className="product-section">
          <h2>{`Descrição, nas palavras da loja ${view.description.eshopName}`}</h2>
          <p className="prose">{view.description.text}</p>
        </section>
      )}
      <Family view={view} />
    </>
  )
}

const headOf = (view: ProductView, site: Site): PageHead => ({
  title: view.title,
  description: view.isGone ? `${view.title}: já não está à venda em nenhuma loja.` : `${view.title}: ${countOf(view.offers.length, words.offer)}, com o preço entregue em sua casa.`,
  canonical: view.canonicalUrl,
  robots: view.isGone ? 'noindex' : 'index, follow',
  image: absoluteUrl(site.imageUrl(view.image, { width: 1200 }), site.url),
  jsonLd: view.isGone ? [] : [productData(view, site), breadcrumbData(site.url, [...view.crumbs, { name: view.title, url: view.canonicalUrl }])],
})

const BestOffer = ({ view }: { view: ProductView }) => {
  const [first] = view.offers
  if (first === undefined) return null
  return (
    <div className="best">
      <p className="price-large">
        <b>{first.total ?? first.price}</b>
        <span>{first.total === null ? 'sem entrega' : `com entrega ${inRegion[view.region]}`}</span>
      </p>
      <p className="fine">{first.total === null ? first.delivery : `${first.price} na ${first.eshopName} · ${first.delivery}`}</p>
      <p className="best-links">
        <a className="button primary" href="#ofertas">
          {view.offers.length === 1 ? 'Ver a oferta' : `Comparar ${countOf(view.offers.length, words.offer)}`}
        </a>
      </p>
      {view.history !== null && <p className="fine">{view.history}</p>}
    </div>
  )
}

const Gone = ({ view }: { view: ProductView }) => (
  <div className="best">
    <p className="price-large">
      <b>Já não está à venda</b>
    </p>
    <p>Nenhuma loja tem este produto neste momento.</p>
    {view.history !== null && <p className="fine">{view.history}</p>}
    {view.category !== null && (
      <p className="best-links">
        <a className="button primary" href={view.category.url}>{`Ver ${view.category.name.toLowerCase()}`}</a>
      </p>
    )}
  </div>
)

const Parameters = ({ view }: { view: ProductView }) =>
  view.parameters.length === 0 ? null : (
    <dl className="parameters">
      {view.parameters.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )

const Offers = ({ view }: { view: ProductView }) => (
  <section className="product-section" id="ofertas">
    <div className="section-head">
      <h2>{countOf(view.offers.length, words.offer)}</h2>
      <RegionSelect action={view.canonicalUrl} region={view.region} />
    </div>
    <OfferTable offers={view.offers} />
    <p className="note">Ordenadas pelo total com entrega; o que não se sabe fica depois do que se sabe. Nenhuma loja paga pela ordem.</p>
  </section>
)

/** Cards of the category that the product was in; they come as finished fragments. */
const Alternatives = ({ view }: { view: ProductView }) => (
  <section className="product-section">
    <h2>{view.category === null ? 'Em alternativa' : `Em alternativa: ${view.category.name.toLowerCase()}`}</h2>
    <ol className="grid-list">{fragmentSlot}</ol>
  </section>
)

const Family = ({ view }: { view: ProductView }) => {
  const site = useSite()
  if (view.family.length === 0) return null
  return (
    <section className="product-section">
      <h2>Noutras cores e medidas</h2>
      <ul className="family">
        {view.family.map(({ productId, title, url, price, image }) => (
          <li key={productId}>
            <a href={url}>
              <img src={site.imageUrl(image, { width: 240 })} width={240} height={192} alt="" loading="lazy" decoding="async" />
              <span>{title}</span>
              <b>{price}</b>
            </a>
          </li>
        ))}
      </ul>
      {view.category !== null && (
        <p className="note">
          <a href={view.category.url}>{`Mais em ${view.category.name}`}</a>
        </p>
      )}
    </section>
  )
}

