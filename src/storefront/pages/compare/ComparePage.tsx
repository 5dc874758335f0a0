import { CompareTable } from './CompareTable.tsx'
import { CompareNotices } from './CompareNotices.tsx'
import { SmallCard } from '../../parts/small-card/SmallCard.tsx'
import { paths } from '../../paths.ts'
import { useSite } from '../../site.ts'
import { RegionSelect } from '../../ui/RegionSelect.tsx'
import { MOST_SHOWN } from './compare-address.ts'
import { ChoosePage, type ChooseProps } from './ChoosePage.tsx'
import { ExplainPage } from './ExplainPage.tsx'
import type { CompareNotice, CompareView } from './compare-view.ts'

/** Two to six products, more of which six are to be chosen, or none: how it goes. */
export type CompareProps =
  | { readonly kind: 'compare'; readonly view: CompareView }
  | ({ readonly kind: 'choose' } & ChooseProps)
  | { readonly kind: 'explain'; readonly notices: readonly CompareNotice[] }

/** the same things of each product beside each other; open to everybody, for sharing and for paper. */
export function ComparePage(props: CompareProps) {
  if (props.kind === 'compare') return <SideBySide view={props.view} />
  return props.kind === 'explain' ? (
    <ExplainPage notices={props.notices} />
  ) : (
    <ChoosePage view={props.view} notices={props.notices} />
  )
}

function SideBySide({ view }: { view: CompareView }) {
  const site = useSite()
  const [first] = view.columns
  const isAlone = view.columns.length === 1
  return (
    <div className="wrap compare-page" data-compare-page="">
      <div className="compare-head">
        <h1>{isAlone ? 'Comparar' : `${view.columns.length} produtos lado a lado`}</h1>
        <RegionSelect action={paths.compareProducts()} region={view.region} hidden={{ v: view.variantIds.join(',') }} />
      </div>
      <CompareNotices notices={view.notices} />
      {isAlone && (
        <p className="compare-alone">{`Junte outro produto para o comparar com ${first?.name ?? 'este'}.`}</p>
      )}
      {isAlone ? <Suggestions view={view} /> : <CompareTools view={view} />}
      <CompareTable view={view} />
      <p className="note">
        Cada produto aparece pela sua melhor oferta, por ordem do total com entrega; o que não se sabe fica depois do
        que se sabe. Nenhuma loja paga pela ordem.
      </p>
      {!isAlone && view.columns.length < MOST_SHOWN && <Suggestions view={view} />}
      <p className="print-only">{site.url + view.canonicalUrl}</p>
    </div>
  )
}

/** Rows that all say the same can be put away (styles/compare.css, `:has`): instant, on paper too, and without script. */
function CompareTools({ view: { variantIds } }: { view: CompareView }) {
  return (
    <div className="compare-tools">
      <label className="only-differences">
        <input type="checkbox" autoComplete="off" />
        Mostrar só diferenças
      </label>
      <button className="quiet script-only" type="button" data-print="">
        Imprimir
      </button>
      <a className="quiet" href={paths.boards(variantIds)} rel="nofollow">
        Pôr num quadro
      </a>
      <button className="quiet script-only" type="button" data-compare-keep="" hidden>
        Guardar na minha comparação
      </button>
    </div>
  )
}

function Suggestions({ view }: { view: CompareView }) {
  return view.suggestions.length === 0 ? null : (
    <section className="product-section compare-suggestions">
      <h2>Juntar à comparação</h2>
      <ul className="small-list">
        {view.suggestions.map((card) => (
          <SmallCard key={card.variantId} card={card} compareLabel="Juntar" />
        ))}
      </ul>
    </section>
  )
}
