import { Link } from 'react-router'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { fieldIn, statusWords } from './definition-words.ts'
import { DefinitionForm } from './DefinitionForm.tsx'
import { type ExperimentView, presentExperiment } from './present-experiment.ts'
import { RateTable } from './RateTable.tsx'
import type { ExperimentData } from './flag-data.ts'

/** B-08: one experiment: what its visitors did, and its definition. */
export function ExperimentScreen({ data: { experiment, result }, outcome }: ScreenProps<ExperimentData>) {
  const { definition } = experiment
  const since = `${statusWords(fieldIn(definition, 'status'))}. Início: ${momentWords(result.startedAt)}. Fim: ${momentWords(result.stoppedAt)}.`
  return (
    <>
      <ScreenHead title={String(fieldIn(definition, 'name') ?? experiment.key)} lead={since}>
        <Link to="/experiencias">Todas as experiências</Link>
      </ScreenHead>
      <Results {...presentExperiment(result)} />
      <DefinitionForm kept={experiment} outcome={outcome} />
    </>
  )
}

function Results({ warning, mixed, goals }: ExperimentView) {
  return (
    <>
      {warning !== null && (
        <p className="outcome refused" role="note">
          {warning}
        </p>
      )}
      {goals.length === 0 && <p>Esta experiência não tem objetivos: só se conta quem a viu.</p>}
      {goals.map(({ goal, variations }) => (
        <section key={goal}>
          <h2>Objetivo: {goal}</h2>
          <RateTable caption={`Variações e o objetivo ${goal}`} variations={variations} />
        </section>
      ))}
      {goals.length > 0 && (
        <p className="soft">
          Cada visitante conta uma vez. Por baixo de cada taxa e de cada diferença está o intervalo de confiança de 95
          %: de Wilson para as taxas, de Newcombe para a diferença em relação à primeira variação, em pontos
          percentuais.
        </p>
      )}
      {mixed !== null && <p className="soft">{mixed}</p>}
    </>
  )
}
