import type { CheckRun } from '#domains/partners/contract.ts'
import { formatMoment } from '../../copy/format.ts'
import { checkOutcomes } from './join-words.ts'

/** What was found where a proof was looked for; what stands there is shown as text. */
export function CheckResult({ check: { method, outcome, seen, nextAt } }: { check: CheckRun }) {
  const what = method === 'dns' ? 'o registo de DNS' : 'o ficheiro'
  if (outcome === null) return <p role="status">{`Estamos a procurar ${what}. Esta página atualiza-se sozinha.`}</p>
  return (
    <div className="join-check" role="status">
      <p>
        <strong>{checkOutcomes[outcome]}</strong> Foi isto que vimos:
      </p>
      <dl>
        {seen.map(({ where, what: found }, index) => (
          <div key={index}>
            <dt>{where}</dt>
            <dd>
              <bdi>{found}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {nextAt != null && (
        <p className="fine">
          {`Um registo novo pode demorar a aparecer. Voltamos a procurar sozinhos, a seguir ${formatMoment(nextAt)}, durante dois dias, e enviamos-lhe um e-mail assim que lá estiver.`}
        </p>
      )}
    </div>
  )
}
