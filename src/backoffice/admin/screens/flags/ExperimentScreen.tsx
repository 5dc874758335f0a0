import { Link } from 'react-router'
import { countOf } from '#storefront/copy/format.ts'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { fieldIn, statusWords } from './definition-words.ts'
import { DefinitionForm } from './DefinitionForm.tsx'
import type { ExperimentData } from './route.ts'

/** Below it a split is not what chance makes of the weights. */
const SUSPICIOUS = 0.001
const one = { maximumFractionDigits: 1, minimumFractionDigits: 1 } as const
const percent = new Intl.NumberFormat('pt-PT', { ...one, style: 'percent' })
const points = new Intl.NumberFormat('pt-PT', { ...one, signDisplay: 'exceptZero' })

/** B-08: one experiment: what its visitors did, and its definition. */
export function ExperimentScreen({ data: { experiment, result }, outcome }: ScreenProps<ExperimentData>) {
  const { definition } = experiment
  const isBelieved = result.splitProbability >= SUSPICIOUS
  const since = `${statusWords(fieldIn(definition, 'status'))}. Início: ${momentWords(result.startedAt)}. Fim: ${momentWords(result.stoppedAt)}.`
  return (
    <>
      <ScreenHead title={String(fieldIn(definition, 'name') ?? experiment.key)} lead={since}>
        <Link to="/experiencias">Todas as experiências</Link>
      </ScreenHead>
      {!isBelieved && (
        <p className="outcome refused" role="note">
          A divisão dos visitantes não é a que os pesos dizem: os números não são de fiar.
        </p>
      )}
      <Results result={result} isBelieved={isBelieved} />
      {result.mixed > 0 && (
        <p className="soft">
          {`${countOf(result.mixed, ['visitante viu', 'visitantes viram'])} mais de uma variante e não ${result.mixed === 1 ? 'conta' : 'contam'}.`}
        </p>
      )}
      <p className="soft">
        Cada visitante conta uma vez. Os intervalos são de confiança a 95&nbsp;%; as diferenças são em pontos
        percentuais, em relação à primeira variante.
      </p>
      <DefinitionForm kept={experiment} outcome={outcome} />
    </>
  )
}

function Results({ result: { variations }, isBelieved }: { result: ExperimentData['result']; isBelieved: boolean }) {
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
                  {users === 0 ? '–' : rateWords(rate)}
                  {users > 0 && difference !== null && (
                    <>
                      <br />
                      <span className="soft">{differenceWords(difference, isBelieved)}</span>
                    </>
                  )}
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

/** A difference of rates is told in points; whether it is one, as long as the figures can be believed. */
function differenceWords({ value, low, high }: Rate, isBelieved: boolean): string {
  const verdict = !isBelieved ? '' : low > 0 ? 'Melhor: ' : high < 0 ? 'Pior: ' : 'Incerto: '
  const [middle, from, to] = [value, low, high].map((share) => points.format(share * 100))
  return `${verdict}${middle}, entre ${from} e ${to}`
}
