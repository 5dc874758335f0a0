import { Link } from 'react-router'
import type { BackOfficeChange } from '#platform/api-client/calls.ts'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { actionText, thingText, whoText } from './change-words.ts'
import { changedFields, shown } from './changed-fields.ts'
import { fieldText } from './field-words.ts'

/** B-08: one change, each of its fields before and after. */
export function ChangeScreen({ data: change, outcome }: ScreenProps<BackOfficeChange>) {
  const { kind, thingId, at, by, action, reason, requestId } = change
  const others = new URLSearchParams({ kind, thingId })
  return (
    <>
      <ScreenHead
        title={thingText(change)}
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
        <AnsweredForm outcome={outcome} className="form">
          <TextField
            name="razao"
            label="Razão"
            hint="Fica no registo, com o seu nome."
            maxLength={500}
            autoComplete="off"
          />
          <p className="actions">
            <button type="submit" className="danger">
              Repor o que estava
            </button>
          </p>
        </AnsweredForm>
      )}
    </>
  )
}

function Fields(change: BackOfficeChange) {
  const fields = changedFields(change.before, change.after)
  if (fields.length === 0) return <p>Nenhum valor mudou.</p>
  return (
    <div className="table-frame" role="region" aria-label="O que mudou" tabIndex={0}>
      <table className="table cards">
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Antes</th>
            <th scope="col">Depois</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">{fieldText(change, field.name)}</th>
              <td className="wide" data-head="Antes">
                {shown(field, field.before)}
              </td>
              <td className="wide" data-head="Depois">
                {shown(field, field.after)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
