import type { LeftOut } from '#domains/search/contract.ts'
import { PROVING_DAYS } from '#domains/offers/contract.ts'
import { countOf } from '../../copy/format.ts'
import { labels, words } from '../../copy/labels.ts'
import { inRegion } from '../../copy/region-names.ts'
import { listingStatus } from '../../parts/listing/ListingStatus.island.tsx'
import { fragmentSlot, type Pieces } from '../../html/trusted-html.tsx'
import { Island } from '../../islands/Island.tsx'
import { AlikePlace } from '../../parts/alike/AlikePlace.tsx'
import { paths } from '../../paths.ts'
import { EshopMark, type EshopMarkView } from '../../parts/eshop/EshopMark.tsx'
import { EshopRating } from '../../parts/eshop/EshopRating.tsx'
import type { RatingOfEshop } from '../../parts/eshop/rating-of-eshop.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { DepartmentLinks } from '../../ui/DepartmentLinks.tsx'
import { Chips } from './Chips.tsx'
import { ChoiceLinks } from './ChoiceLinks.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { type ListingLead, ListingLeadPart } from './listing-lead.tsx'
import type { ListingView } from './load.ts'
import { Paginator } from './Paginator.tsx'
import { Toolbar } from './Toolbar.tsx'
import { LinkButton } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Where the link 'Saltar para os resultados' leads. */
export const RESULTS_ID = 'resultados'

export interface ListingProps {
  readonly view: ListingView
  readonly filterPanel: Pieces
  /** Of the products that are shown, in order. */
  readonly productPaths: readonly string[]
  readonly lead?: ListingLead | null
  /** Of the shop whose listing it is. */
  readonly mark?: ListingMark | null
}

export interface ListingMark extends EshopMarkView {
  readonly rating: RatingOfEshop | null
}

/** L-01: a listing around the place of its cards. */
export function ListingPage({ view, filterPanel, lead = null, mark = null }: ListingProps) {
  return (
    <>
      <div className="wrap" data-listing="">
        <ListingParts view={view} filterPanel={filterPanel} lead={lead} mark={mark} />
      </div>
      <Island of={listingStatus} props={{}} />
    </>
  )
}

function ListingParts({ view, filterPanel, lead, mark }: Required<Omit<ListingProps, 'productPaths'>>) {
  return (
    <>
      <Breadcrumbs crumbs={view.crumbs} />
      <div className="listing-head">
        {mark !== null && <EshopMark name={mark.name} logo={mark.logo} />}
        <h1>{view.title}</h1>
        <p className="count" data-count="">
          {view.countText}
        </p>
        {mark !== null && mark.rating !== null && <EshopRating {...mark.rating} />}
        <a className="fine" href={paths.howWeRank()}>
          {labels.howWeRank}
        </a>
      </div>
      {view.corrected !== null && <Corrected {...view.corrected} />}
      {view.apart !== null && <Apart {...view.apart} />}
      {view.answer.isRescued && view.apart === null && <Rescued advice={view.advice} />}
      {lead !== null && <ListingLeadPart lead={lead} />}
      <Subcategories view={view} />
      {isUnknownSearch(view) ? (
        <UnknownSearch advice={view.advice} watchUrl={view.watchUrl} />
      ) : (
        <div className="listing">
          <FilterPanel inner={filterPanel} />
          <section id={RESULTS_ID} className="results" aria-label="Produtos" tabIndex={-1}>
            {view.answer.degraded && <WithoutIndex leftOut={view.answer.degraded.leftOut} />}
            <Toolbar view={view} />
            <div className="quick-choices">
              <ChoiceLinks label="Preços que desceram" choices={view.filters.promo.choices} />
              <ChoiceLinks label="Para escolher melhor" type="sugestao" choices={view.filters.smartPromptChoices} />
            </div>
            {lead?.kind !== 'sentence' && <Chips chips={view.chips} clearUrl={view.clearUrl} />}
            <Results view={view} />
          </section>
        </div>
      )}
      <Landings view={view} />
    </>
  )
}

/** No index answers: the database lists, and filters nothing. */
function WithoutIndex({ leftOut: { sort, filter } }: { leftOut: LeftOut }) {
  return (
    <p className="note" role="status">
      A pesquisa e os filtros estão com um problema e voltam dentro de momentos. Entretanto mostramos os produtos desta
      página sem filtros; os preços e as ofertas são os atuais.
      {sort !== null && ` A ordem “${sort}” não está disponível por agora: os produtos estão por recomendação.`}
      {filter !== null && ` O filtro “${filter}” não está aplicado: confirme-o em cada produto.`}
    </p>
  )
}

/** A typing error was understood, and it is said so. */
function Corrected({ shown, typed, asTypedUrl }: NonNullable<ListingView['corrected']>) {
  return (
    <p className="note">
      {'A mostrar resultados para '}
      <strong>{shown}</strong>
      {'. Procurar antes '}
      <a href={asTypedUrl} rel="nofollow">{`“${typed}”`}</a>
    </p>
  )
}

/** Nothing has all words: what is listed instead, and what else could be. */
function Rescued({ advice: [shown, ...others] }: Pick<ListingView, 'advice'>) {
  return (
    <div className="note">
      <p>{`Nenhum produto tem todas estas palavras. A mostrar os resultados sem ${shown?.label}.`}</p>
      {others.length > 0 && <AdviceList advice={others} />}
    </div>
  )
}

function Apart({ thing, name, other }: NonNullable<ListingView['apart']>) {
  return (
    <p className="note">
      {`Não há “${thing}” com “${name}”. A mostrar “${thing}”; ou ver `}
      <a href={other.url} data-in-place="">{`“${name}”`}</a>
      {`: ${other.countText}`}
    </p>
  )
}

function Subcategories({ view }: { view: ListingView }) {
  return view.subcategories.length === 0 ? null : (
    <nav className="subcategories" aria-label="Subcategorias">
      <ul>
        {view.subcategories.map(({ id, name, url, countText }) => (
          <li key={id}>
            <a href={url}>
              {name}
              {countText !== '' && <small>{countText}</small>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Words alone found nothing: filters, orders and regions would change nothing. */
function isUnknownSearch({ answer, selection, chips }: ListingView): boolean {
  return answer.pagination.totalCount === 0 && selection.query !== null && chips.length === 0
}

function UnknownSearch({ advice, watchUrl }: Pick<ListingView, 'advice' | 'watchUrl'>) {
  return (
    <section id={RESULTS_ID} aria-label="Produtos" tabIndex={-1}>
      <EmptyState
        title={
          advice.length > 0 ? 'Nenhum produto tem todas estas palavras' : 'Não encontrámos nada com estas palavras'
        }
      >
        {advice.length > 0 ? (
          <AdviceList advice={advice} />
        ) : (
          <p>Veja se estão bem escritas, ou use menos palavras e mais gerais.</p>
        )}
        {watchUrl !== null && (
          <p>
            <WatchLink url={watchUrl} />
          </p>
        )}
        <DepartmentLinks />
      </EmptyState>
    </section>
  )
}

function AdviceList({ advice }: Pick<ListingView, 'advice'>) {
  return (
    <ul>
      {advice.map(({ label, url, countText }) => (
        <li key={label}>
          {'Sem '}
          <a href={url} data-in-place="">
            {label}
          </a>
          {`: ${countText}`}
        </li>
      ))}
    </ul>
  )
}

function Results({ view }: { view: ListingView }) {
  if (view.answer.pagination.totalCount === 0) return <NoResults view={view} />
  return (
    <>
      {view.answer.unknownSizeCount > 0 && <p className="note">{unknownSizeNote(view.answer.unknownSizeCount)}</p>}
      {/* On a phone the filters and their headings are out of sight; cards are h3. */}
      <h2 className="visually-hidden">Resultados</h2>
      <ol className={view.selection.view === 'grid' ? 'grid-list' : 'row-list'} data-list="">
        {fragmentSlot}
      </ol>
      <AlikePlace />
      <div data-paginator="">
        <Paginator pages={view.pages} />
      </div>
      <p className="note">
        {`Cada produto aparece uma vez, com a sua melhor oferta. Um lugar que um pagamento muda diz “Patrocinado”; os totais contam a entrega ${inRegion[view.selection.region]}. `}
        {view.watchUrl !== null && <WatchLink url={view.watchUrl} />}
      </p>
    </>
  )
}

/** Begins a watch of this listing. */
function WatchLink({ url }: { url: string }) {
  return (
    <a href={url} rel="nofollow">
      Avisar-me de novos produtos
    </a>
  )
}

function unknownSizeNote(count: number): string {
  return `${countOf(count, words.product)} sem medidas conhecidas ${count === 1 ? 'ficou' : 'ficaram'} de fora enquanto filtra por tamanho.`
}

function NoResults({ view }: { view: ListingView }) {
  const isBare = view.chips.length === 0 && view.selection.query === null
  const plain = view.filters.promo.choices.find(({ selected }) => selected)
  return isBare && plain !== undefined ? <NoReductions allUrl={plain.url} /> : <NothingFits view={view} />
}

/** Nothing is proven of what has not been watched long enough: a new catalogue begins like this (ADR 0023). */
function NoReductions({ allUrl }: { allUrl: string }) {
  return (
    <EmptyState
      title="Ainda não há aqui descidas que possamos confirmar"
      actions={
        <LinkButton href={allUrl} data-in-place="">
          Ver os produtos sem este filtro
        </LinkButton>
      }
    >
      <p>{`Só mostramos um desconto quando vimos o preço durante os ${PROVING_DAYS} dias antes de ele descer.`}</p>
    </EmptyState>
  )
}

function NothingFits({ view }: { view: ListingView }) {
  return (
    <EmptyState title="Nenhum produto corresponde a tudo isto">
      {view.advice.length === 0 ? (
        <p>Experimente outras palavras, ou menos filtros.</p>
      ) : (
        <AdviceList advice={view.advice} />
      )}
      {view.watchUrl !== null && (
        <p>
          <WatchLink url={view.watchUrl} />
        </p>
      )}
    </EmptyState>
  )
}

function Landings({ view }: { view: ListingView }) {
  return view.landings.length === 0 ? null : (
    <nav className="landings" aria-label="Ver também">
      <h2>Ver também</h2>
      <ul>
        {view.landings.map(({ name, url }) => (
          <li key={url}>
            <a href={url}>{name}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
