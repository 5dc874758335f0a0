import { Form, Link } from 'react-router'
import type { BackofficeRunAnswer } from '#platform/api-client/calls.ts'
import { TextField } from '../../../parts/Field.tsx'
import { HeldImport, RunHead, RunTables } from '../../../parts/RunTables.tsx'
import type { ScreenProps } from '../../screen.ts'

type Run = BackofficeRunAnswer & { readonly eshopId: number }
type Hold = NonNullable<Run['hold']>

/** B-08: an import: what was read, what is wrong with it as the shop is told, and what a held one would change. */
export function RunScreen({ data }: ScreenProps<Run>) {
  const { run, hold, eshopId } = data
  return (
    <>
      <RunHead run={run}>
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </RunHead>
      {run.state === 'held' && hold !== null && <Held hold={hold} />}
      <RunTables {...data} />
    </>
  )
}

function Held({ hold }: { hold: Hold }) {
  return (
    <HeldImport hold={hold}>
      <Form method="post" className="form">
        <input type="hidden" name="missing" value={hold.missing.count} />
        <TextField name="reason" label="Motivo" maxLength={500} required />
        <div className="actions">
          <button type="submit" name="decision" value="approve" className="primary">
            Aprovar
          </button>
          <button type="submit" name="decision" value="reject">
            Rejeitar
          </button>
        </div>
      </Form>
    </HeldImport>
  )
}
