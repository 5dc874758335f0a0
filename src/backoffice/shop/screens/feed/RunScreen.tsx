import { Form, Link } from 'react-router'
import type { FeedRunAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { RunHead, RunTables } from '../../../parts/RunTables.tsx'
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
        <section className="outcome" aria-label="Retida">
          <h2>Retida: espera por uma decisão</h2>
          <p>
            {`De ${countOf(hold.live, ['oferta ativa', 'ofertas ativas'])}: ${countOf(hold.missing.count, ['sai', 'saem'])}, ${countOf(hold.created.count, ['entra', 'entram'])}, ${countOf(hold.prices.count, ['preço muda', 'preços mudam'])}.`}
          </p>
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
        </section>
      )}
      <RunTables {...data} />
    </>
  )
}
