import { labels } from '../../copy/labels.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { WhyView } from './present-why.ts'

export interface WhyProps {
  readonly title: string
  readonly productUrl: string
  readonly canonicalUrl: string
  readonly view: WhyView
}

/** N-04: what a product's place is made of, as a page; the dialog shows the part with `data-modal-content`. */
export function WhyPage({ title, productUrl, view }: WhyProps) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[{ name: title, url: productUrl }]} />
      <h1 className="modal-page-title">{labels.why}</h1>
      <section data-modal-content="" aria-label={labels.why}>
        <p className="modal-subject">
          <a href={productUrl}>{title}</a>
        </p>
        <p>{view.lead}</p>
        {view.search !== null && <p className="note">{view.search}</p>}
        <PointsTable view={view} />
        <p className="note">
          <b>{view.payment}</b>
        </p>
        <p className="note">
          Os pesos são os mesmos para todas as peças e lojas: <a href={paths.howWeRank()}>{labels.howWeRank}</a>.
        </p>
      </section>
    </div>
  )
}

function PointsTable({ view: { factors, sum } }: { view: WhyView }) {
  return (
    <table className="specification points">
      <thead>
        <tr>
          <th scope="col">O que conta</th>
          <th scope="col">Pontos</th>
        </tr>
      </thead>
      <tbody>
        {factors.map(({ name, words, points, most }) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <p className="fine">{words}</p>
            </th>
            <td>
              {points}
              <p className="fine">{`de ${most}`}</p>
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Soma</th>
          <td>{sum}</td>
        </tr>
      </tfoot>
    </table>
  )
}
