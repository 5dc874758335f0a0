import { Form, Link } from 'react-router'
import type { BackOfficeChange, ListChangesAnswer } from '#platform/api-client/calls.ts'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { actionText, fieldsOf, kindText, valueText, whoText } from './change-words.ts'

/** B-08: one change, each of its fields before and after. */
export function ChangeScreen({ data, outcome }: ScreenProps<ListChangesAnswer>) {
  const [change] = data.rows
  if (change === undefined) return <ScreenHead title="Não há esta alteração" />
  const { kind, thingId, at, by, action, reason, requestId } = change
  const others = new URLSearchParams({ kind, thingId })
  return (
    <>
      <ScreenHead
        title={`${kindText(kind)} ${thingId}`}
        lead={`${whoText(by)} ${actionText(action)} em ${momentWords(at)}${reason === null ? '' : `: ${reason}`}`}
      >
        <Link to={`/registo?${others}`}>Todas as alterações disto</Link>
      </ScreenHead>
      <Fields {...change} />
      {requestId !== null && <p className="soft">Pedido {requestId}</p>}
      {change.undoes !== null && (
        <p>
          Repôs <Link to={`/registo/${change.undoes}`}>outra alteração</Link>.
        </p>
      )}
      {change.undoneBy !== null && (
        <p>
          Já foi <Link to={`/registo/${change.undoneBy}`}>reposta</Link>.
        </p>
      )}
      {change.canUndo && (
        <Form method="post" className="form">
          <TextField
            name="razao"
            label="Razão"
            hint="Fica no registo, com o seu nome."
            maxLength={500}
            autoComplete="off"
            error={outcome?.kind === 'refused' ? outcome.errors?.['razao'] : undefined}
          />
          <p className="actions">
            <button type="submit" className="danger">
              Repor o que estava
            </button>
          </p>
        </Form>
      )}
    </>
  )
}

function Fields({ before, after }: BackOfficeChange) {
  return (
    <table className="table">
      <thead>
        <tr>
          <th scope="col">Campo</th>
          <th scope="col">Antes</th>
          <th scope="col">Depois</th>
        </tr>
      </thead>
      <tbody>
        {fieldsOf(before, after).map(({ name, before: old, after: now }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{valueText(old)}</td>
            <td>{valueText(now)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
