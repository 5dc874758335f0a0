import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { RateTable } from './RateTable.tsx'
import type { ExperimentView } from './present-experiment.ts'

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
        {warning !== null && <p className="experiment-warning">{warning}</p>}
        {goals.length === 0 && <p>Esta experiência não tem objetivos: só se conta quem a viu.</p>}
        {goals.map(({ goal, variations }) => (
          <section key={goal}>
            <h2>Objetivo: {goal}</h2>
            <RateTable caption={`Variações e o objetivo ${goal}`} variations={variations} />
          </section>
        ))}
        {goals.length > 0 && (
          <p className="fine">
            Cada visitante conta uma vez. Por baixo de cada taxa e de cada diferença está o intervalo de confiança de 95
            %: de Wilson para as taxas, de Newcombe para a diferença em relação à primeira variação, em pontos
            percentuais.
          </p>
        )}
        {mixed !== null && <p className="fine">{mixed}</p>}
      </div>
    </div>
  )
}
