import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ExperimentView, VariationLine } from './present-experiment.ts'

const CRUMBS = [
  { name: 'Início', url: paths.homepage() },
  { name: 'Experiências', url: paths.adminExperiments() },
]

/** what came of an experiment, goal by goal. */
export function ExperimentPage({ name, state, warning, mixed, goals }: ExperimentView) {
  return (
    <div className="wrap">
      <div className="info">
        <Breadcrumbs crumbs={CRUMBS} />
        <h1>{name}</h1>
        <p className="lead">{state}</p>
        {warning !== null && <p role="alert">{warning}</p>}
        {goals.length === 0 && <p>Esta experiência não tem objetivos.</p>}
        {goals.map(({ goal, variations }) => (
          <section key={goal}>
            <h2>{goal}</h2>
            <VariationTable caption={`Variações e o objetivo ${goal}`} variations={variations} />
          </section>
        ))}
        <p className="fine">
          Cada visitante conta uma vez. Intervalos de 95 %: Wilson para as taxas, Newcombe para a diferença para a
          primeira variação, em pontos percentuais.
        </p>
        {mixed !== null && <p className="fine">{mixed}</p>}
      </div>
    </div>
  )
}

function VariationTable({
  caption,
  variations,
}: {
  readonly caption: string
  readonly variations: readonly VariationLine[]
}) {
  return (
    <div className="table-scroll" role="region" aria-label={caption} tabIndex={0}>
      <table className="specification">
        <thead>
          <tr>
            <th scope="col">Variação</th>
            <th scope="col">Visitantes</th>
            <th scope="col">Conversões</th>
            <th scope="col">Taxa</th>
            <th scope="col">Intervalo</th>
            <th scope="col">Diferença</th>
          </tr>
        </thead>
        <tbody>
          {variations.map(({ name, users, conversions, rate, interval, difference }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{users}</td>
              <td>{conversions}</td>
              <td>{rate}</td>
              <td>{interval}</td>
              <td>{difference}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
