import { fragmentSlot } from '../../html/trusted-html.tsx'
import { paths } from '../../paths.ts'
import { withRegion } from '../../region-address.ts'
import { Gallery } from '../../parts/gallery/Gallery.tsx'
import { PriceHistory } from '../../parts/price-history/PriceHistory.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Island } from '../../islands/Island.tsx'
import { AlikePlace } from '../../parts/alike/AlikePlace.tsx'
import { Carousel } from '../../parts/carousel/Carousel.tsx'
import { likeToggle } from '../../parts/likes/LikeToggle.island.tsx'
import { compareToggle } from '../../parts/compare/CompareToggle.island.tsx'
import { modalLink } from '../../parts/modals/ModalLink.island.tsx'
import { watchWords } from '../../parts/watchdog/watch-words.ts'
import { watchState } from '../../parts/watchdog/WatchState.island.tsx'
import { BestOffer, BestVoucher } from './BestOffer.tsx'
import type { ProductView } from './load.ts'
import { OffersSection } from './OffersSection.tsx'
import type { ReviewsView } from '../reviews/load-reviews.ts'
import type { QuestionsBeside } from './questions-beside.ts'
import { QuestionsSection } from './QuestionsSection.tsx'
import { ProductRating, ReviewsSection } from './ReviewsSection.tsx'
import { Specification } from './Specification.tsx'
import { TwinsSection } from './TwinsSection.tsx'
import { VariantChoice, VariantList } from './VariantChoice.tsx'
import { LinkButton } from '../../ui/Button.tsx'

export interface ProductPageProps {
  readonly view: ProductView
  /** Cards come into the slot: of the category when the product is gone, else of similar pieces. */
  readonly hasCards?: boolean
  /** There are more pieces that look like it, on a page of their own. */
  readonly hasMoreAlike?: boolean
  /** Without script, a postal code that is none was sent. */
  readonly hasPostalError?: boolean
  /** What buyers say; null: it is only shown how it would look, or cannot be had now. */
  readonly reviews?: ReviewsView | null
  /** What is asked; null: as above. */
  readonly questions?: QuestionsBeside | null
}

/** a product with every shop's offer; without a live one, what we know of it and where to look instead (410). */
export function ProductPage({
  view,
  hasCards = false,
  hasMoreAlike = false,
  hasPostalError = false,
  reviews = null,
  questions = null,
}: ProductPageProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={view.crumbs} />
      <ProductParts view={view} hasPostalError={hasPostalError} reviews={reviews} questions={questions} />
      {hasCards && <Cards view={view} hasMoreAlike={hasMoreAlike} />}
    </div>
  )
}

/** The product itself, also where it is only shown how it would look (the feed lab). */
export function ProductParts({ view, hasPostalError = false, reviews = null, questions = null }: ProductPageProps) {
  const { choices } = view
  return (
    <>
      <article className="product">
        <header className="product-title">
          {view.brand !== null && <p className="eyebrow">{view.brand}</p>}
          <h1>{view.title}</h1>
          {view.condition !== null && <p className="note">{`Estado: ${view.condition.toLowerCase()}`}</p>}
          {reviews !== null && <ProductRating view={reviews} />}
        </header>
        <Gallery images={view.gallery} shape={view.shape} />
        <div className="product-text">
          {view.isGone ? <Gone view={view} /> : <BestOffer view={view} />}
          {!view.isGone && <BestVoucher view={view} />}
          <WatchThis view={view} />
          <KeepThis view={view} />
          {choices !== null && choices.axes.length > 0 && <VariantChoice choices={choices} />}
        </div>
      </article>
      {!view.isGone && <OffersSection view={view} hasPostalError={hasPostalError} />}
      <TwinsSection view={view} />
      {view.priceHistory !== null ? (
        <PriceHistory view={view.priceHistory} />
      ) : (
        !view.isGone && view.history !== null && <History sentence={view.history} />
      )}
      <Specification view={view} />
      {reviews !== null && <ReviewsSection view={reviews} />}
      {questions !== null && <QuestionsSection view={questions} />}
      {choices !== null && <VariantList choices={choices} />}
    </>
  )
}

/** What the product is compared and liked by: its best offer. Null of a preview, whose shop is not in the catalogue, and of what is gone. */
function leadingOffer({ offers: [first] }: ProductView) {
  return first === undefined || first.eshopUrl === null ? null : first
}

function KeepThis({ view }: { view: ProductView }) {
  const first = leadingOffer(view)
  if (first === null) return null
  return (
    <p className="product-compare relative">
      <Island
        of={compareToggle}
        props={{
          item: { name: view.title, variantId: first.variantId, productId: view.productId },
          label: 'Comparar com outros',
        }}
      />
      <Island of={likeToggle} props={{ variantId: first.variantId }} />
    </p>
  )
}

/** T-03: of its best offer. */
function WatchThis({ view }: { view: ProductView }) {
  const first = leadingOffer(view)
  if (first === null) return null
  return (
    <p className="product-compare">
      <Island
        of={modalLink}
        props={{
          href: withRegion(paths.watch(first.variantId), view.region),
          modal: 'watchdog',
          opener: 'product',
          text: watchWords.begin,
          className: 'button',
        }}
      />
      <Island of={watchState} props={{ variantId: first.variantId }} />
      <span className="fine">Avisamos por e-mail quando o preço descer ou voltar a haver stock.</span>
    </p>
  )
}

function Gone({ view }: { view: ProductView }) {
  return (
    <div className="gone">
      <p className="price-large">
        <b>Já não está à venda</b>
      </p>
      <p>Nenhuma loja tem este produto neste momento.</p>
      {view.history !== null && view.priceHistory === null && <p className="fine">{view.history}</p>}
      {view.category !== null && (
        <p className="best-links">
          <LinkButton tone="primary" href={view.category.url}>{`Ver ${view.category.name.toLowerCase()}`}</LinkButton>
        </p>
      )}
    </div>
  )
}

function History({ sentence }: { sentence: string }) {
  return (
    <section className="product-section" id="historico">
      <h2>Histórico de preços</h2>
      <p className="prose">{sentence}</p>
    </section>
  )
}

/** Cards of the category that the product was in, or of pieces like it; they come as finished fragments. */
function Cards({ view, hasMoreAlike }: { view: ProductView; hasMoreAlike: boolean }) {
  return view.isGone ? (
    <section className="product-section" aria-label={goneTitle(view)}>
      <h2>{goneTitle(view)}</h2>
      <ol className="grid-list" data-list="">
        {fragmentSlot}
      </ol>
      <AlikePlace />
    </section>
  ) : (
    <div className="product-section">
      <Carousel id="parecidas" title="Peças parecidas">
        {fragmentSlot}
      </Carousel>
      {(hasMoreAlike || view.category !== null) && (
        <p className="more-alike">
          {hasMoreAlike && (
            <LinkButton href={withRegion(paths.likePieces(view.canonicalUrl), view.region)} rel="nofollow">
              Ver todas as peças parecidas
            </LinkButton>
          )}
          {view.category !== null && (
            <a
              className="more-of-category"
              href={withRegion(view.category.url, view.region)}
            >{`Mais em ${view.category.name}`}</a>
          )}
        </p>
      )}
    </div>
  )
}

function goneTitle({ category }: ProductView): string {
  return category === null ? 'Em alternativa' : `Em alternativa: ${category.name.toLowerCase()}`
}
