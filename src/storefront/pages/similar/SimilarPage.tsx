import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { inRegion } from '../../copy/region-names.ts'
import { AlikePlace } from '../../parts/alike/AlikePlace.tsx'
import { ListingPicture } from '../../parts/pictures/ListingPicture.tsx'
import { VariantCard } from '../../parts/variant/VariantCard.tsx'
import type { WireImage } from '../../site.ts'
import type { SimilarView } from './load.ts'
import { LinkButton } from '../../ui/Button.tsx'

/** Where the answer can be had again once it is kept no more. */
export interface GoneSimilar {
  readonly canonicalUrl: string
  readonly productUrl: string
  readonly againUrl: string
}

export type SimilarProps = { readonly view: SimilarView } | { readonly gone: GoneSimilar }

/** pieces that look like one, by their pictures; the address is good for a day, and then leads on. */
export function SimilarPage(props: SimilarProps) {
  return 'view' in props ? <KeptPieces view={props.view} /> : <NotKept gone={props.gone} />
}

function KeptPieces({ view }: { view: SimilarView }) {
  return (
    <div className="wrap similar-page">
      <div className="similar-head">
        {view.picture !== null && <PiecePicture image={view.picture} url={view.productUrl} />}
        <div>
          <h1>{`Parecidas com ${view.title}`}</h1>
          <p className="similar-lead">
            {view.cards.length > 0 && <span className="count">{countOf(view.cards.length, words.product)}</span>}
            <a href={view.productUrl}>Voltar ao produto</a>
          </p>
        </div>
      </div>
      {view.cards.length > 1 && <SortLinks view={view} />}
      {view.cards.length === 0 ? (
        <NoneLeft view={view} />
      ) : (
        <section aria-label="Produtos">
          <h2 className="visually-hidden">Resultados</h2>
          <ol className="grid-list" data-list="" data-sort={view.address.sort === 'total' ? 'total' : undefined}>
            {view.cards.map((card) => (
              <VariantCard key={card.variantId} card={card} />
            ))}
          </ol>
          <AlikePlace />
          <p className="note">{`A parecença é a das imagens, com a categoria e as medidas. Ninguém paga por ela; os totais contam a entrega ${inRegion[view.address.region]}.`}</p>
        </section>
      )}
    </div>
  )
}

/** Beside the heading, so that one sees at a glance what the others are like; the link below it says where it leads. */
function PiecePicture({ image, url }: { image: WireImage; url: string }) {
  return (
    <a className="similar-piece" href={url} tabIndex={-1} aria-hidden="true">
      <ListingPicture image={image} sizes="(width >= 48rem) 9rem, 6rem" alt="" isLazy={false} />
    </a>
  )
}

function NoneLeft({ view: { category, productUrl } }: { view: SimilarView }) {
  return (
    <div className="similar-none">
      <p className="prose">Nenhuma das peças parecidas está à venda neste momento.</p>
      <p className="best-links">
        <LinkButton tone="primary" href={category?.url ?? productUrl}>
          {category === null ? 'Voltar ao produto' : `Ver ${category.name.toLowerCase()}`}
        </LinkButton>
      </p>
    </div>
  )
}

function SortLinks({ view }: { view: SimilarView }) {
  return (
    <nav className="subcategories" aria-label="Ordenar por">
      <ul>
        {view.sorts.map(({ name, url, isSelected }) => (
          <li key={url}>
            <a href={url} aria-current={isSelected ? 'true' : undefined} rel="nofollow">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The same address a day later. */
function NotKept({ gone: { productUrl, againUrl } }: { gone: GoneSimilar }) {
  return (
    <div className="wrap error-page">
      <h1>Esta lista já não está guardada</h1>
      <p className="lead">Guardamos cada lista de peças parecidas durante um dia. A de hoje faz-se num instante.</p>
      <p className="best-links">
        <LinkButton tone="primary" href={againUrl} rel="nofollow">
          Ver peças parecidas
        </LinkButton>
        <LinkButton href={productUrl}>Voltar ao produto</LinkButton>
      </p>
    </div>
  )
}
