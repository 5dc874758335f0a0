import { Form, Link } from 'react-router'
import type { FeedRunAnswer } from '#platform/api-client/calls.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { HeldImport, RunHead, RunTables } from '../../../parts/RunTables.tsx'
import type { ScreenProps } from '../../screen.ts'

/** B-07: an import: what was read, what is wrong with it, and what a held one would change. */
export function RunScreen({ data }: ScreenProps<FeedRunAnswer>) {
  const { run, hold } = data
  const may = useMay()
  return (
    <>
      <RunHead run={run}>
        <Link to="/feed">Feed</Link>
      </RunHead>
      {run.state === 'held' && hold !== null && (
        <HeldImport hold={hold}>
          {!may('feed') && <p className="soft">Decide quem, na loja, pode mudar o feed.</p>}
          {may('feed') && (
            <Form method="post" className="actions">
              <button type="submit" name="decision" value="approve" className="primary">
                Aplicar
              </button>
              <button type="submit" name="decision" value="reject">
                Rejeitar
              </button>
            </Form>
          )}
        </HeldImport>
      )}
      <RunTables {...data} />
    </>
  )
}
