import { Link } from 'react-router'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { fieldIn, statusWords } from './definition-words.ts'
import { DefinitionForm } from './DefinitionForm.tsx'
import type { ExperimentData } from './flag-data.ts'

/** Below it a split is not what chance makes of the weights. */
const SUSPICIOUS = 0.001
const percent = new Intl.NumberFormat('pt-PT', { style: 'percent', maximumFractionDigits: 1 })

/** B-08: one experiment: what its visitors did, and its definition. */
export function ExperimentScreen({ data: { experiment, result }, outcome }: ScreenProps<ExperimentData>) {
  const { definition } = experiment
  const since = `${statusWords(fieldIn(definition, 'status'))}. Início: ${momentWords(result.startedAt)}. Fim: ${momentWords(result.stoppedAt)}.`
  return (
    <>
      <ScreenHead title={String(fieldIn(definition, 'name') ?? experiment.key)} lead={since}>
        <Link to="/experiencias">Todas as experiências</Link>
      </ScreenHead>
      {result.splitProbability < SUSPICIOUS && (
        <p className="outcome refused" role="note">
          A divisão dos visitantes não é a que os pesos dizem: os números não são de fiar.
        </p>
      )}
      <Results result={result} />
      {result.mixed > 0 && (
        <p className="soft">{`${result.mixed} visitantes viram mais de uma variante e não contam.`}</p>
      )}
      <DefinitionForm kept={experiment} outcome={outcome} />
    </>
  )
}

function Results({ result: { variations } }: { result: ExperimentData['result'] }) {
  const goals = variations[0]?.goals.map(({ goal }) => goal) ?? []
  return (
    <div className="table-frame" role="region" aria-label="Resultados" tabIndex={0}>
      <table className="table">
        <caption className="visually-hidden">Resultados por variante</caption>
        <thead>
          <tr>
            <th scope="col">Variante</th>
            <th scope="col" className="end">
              Visitantes
            </th>
            {goals.map((goal) => (
              <th key={goal} scope="col" className="end">
                {goal}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {variations.map(({ key, name, users, goals: reached }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td className="end">{users}</td>
              {reached.map(({ goal, rate, difference }) => (
                <td key={goal} className="end">
                  {rateWords(rate)}
                  {difference !== null && <span className="soft">{` (${differenceWords(difference)})`}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface Rate {
  readonly value: number
  readonly low: number
  readonly high: number
}

function rateWords({ value, low, high }: Rate): string {
  return `${percent.format(value)}, entre ${percent.format(low)} e ${percent.format(high)}`
}

function differenceWords({ value, low, high }: Rate): string {
  const sign = value > 0 ? '+' : ''
  return `${sign}${percent.format(value)}, entre ${percent.format(low)} e ${percent.format(high)}`
}
