import { Conflict } from '../Conflict.tsx'
import { ConfirmDialog } from '../ConfirmDialog.tsx'
import type { Outcome } from './outcome.ts'

/** What came of the form that was sent last, above its screen. */
export function OutcomeView({ outcome }: { outcome: Outcome | undefined }) {
  if (outcome === undefined) return null
  if (outcome.kind === 'done')
    return (
      <p className="outcome done" role="status">
        {outcome.message}
      </p>
    )
  if (outcome.kind === 'refused')
    return (
      <p className="outcome refused" role="alert">
        {outcome.message}
      </p>
    )
  if (outcome.kind === 'tried')
    return (
      <section className="outcome tried" role="status">
        <h2>{outcome.title}</h2>
        <table>
          <tbody>
            {outcome.lines.map(([label, words]) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{words}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="soft">{outcome.note}</p>
      </section>
    )
  if (outcome.kind === 'conflict') return <Conflict versions={outcome.versions} />
  return outcome.kind === 'confirm' ? <ConfirmDialog question={outcome.question} fields={outcome.fields} /> : null
}
