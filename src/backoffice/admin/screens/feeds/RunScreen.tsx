import { Form, Link } from 'react-router'
import type { BackofficeRunAnswer } from '#platform/api-client/calls.ts'
import { countOf, formatCount, formatEuros } from '#storefront/copy/format.ts'
import { TextField } from '../../../parts/Field.tsx'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { runStateWords, severityWords } from './feed-words.ts'

type Run = BackofficeRunAnswer & { readonly eshopId: number }
type Hold = NonNullable<Run['hold']>

/** B-08: an import: what was read, what is wrong with it as the shop is told, and what a held one would change. */
export function RunScreen({ data }: ScreenProps<Run>) {
  const { run, problems, changes, hold, eshopId } = data
  const { offers } = run
  return (
    <>
      <ScreenHead
        title={`Importação n.º ${run.runId}`}
        lead={`${runStateWords[run.state]} · ${momentWords(run.startedAt)} · ${run.dialect ?? 'formato desconhecido'}`}
      >
        <Link to={`/lojas/${eshopId}`}>Loja</Link>
      </ScreenHead>
      {run.state === 'held' && hold !== null && <Held hold={hold} />}
      <PlainTable
        caption="Ofertas"
        heads={['Lidas', 'Aceites', 'Recusadas', 'Novas', 'Alteradas', 'Iguais', 'Saíram']}
        rows={[
          [
            offers.read,
            offers.accepted,
            offers.rejected,
            offers.created,
            offers.updated,
            offers.unchanged,
            offers.deactivated,
          ].map(formatCount),
        ]}
      />
      <PlainTable
        caption="Problemas"
        heads={['Problema', 'Gravidade', 'Vezes', 'Exemplo', 'O que fazer']}
        rows={problems.map(({ code, severity, count, examples, action }) => [
          code,
          severityWords[severity],
          formatCount(count),
          examples[0] === undefined
            ? '–'
            : `${examples[0].message}${examples[0].itemId === null ? '' : ` (${examples[0].itemId})`}`,
          action,
        ])}
      />
      <PlainTable
        caption="O que mudou desde a importação anterior"
        heads={['Problema', 'Antes', 'Agora']}
        rows={changes.map(({ code, before, now }) => [code, formatCount(before), formatCount(now)])}
      />
      {hold !== null && <Changes hold={hold} />}
    </>
  )
}

function Held({ hold: { missing, created, prices, live } }: { hold: Hold }) {
  return (
    <section className="outcome" aria-label="Retida">
      <h2>Retida: espera por uma decisão</h2>
      <p>
        {`De ${countOf(live, ['oferta ativa', 'ofertas ativas'])}: ${countOf(missing.count, ['sai', 'saem'])}, ${countOf(created.count, ['entra', 'entram'])}, ${countOf(prices.count, ['preço muda', 'preços mudam'])}.`}
      </p>
      <Form method="post" className="form">
        <input type="hidden" name="missing" value={missing.count} />
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
    </section>
  )
}

function Changes({ hold }: { hold: Hold }) {
  const kinds = [
    ['Saem', hold.missing],
    ['Entram', hold.created],
    ['Mudam de preço', hold.prices],
  ] as const
  return kinds.map(([caption, { count, examples }]) => (
    <PlainTable
      key={caption}
      caption={`${caption} (${formatCount(count)})`}
      heads={['Id da loja', 'Nome', 'De', 'Para']}
      rows={examples.map(({ itemId, title, from, to }) => [itemId, title, euros(from), euros(to)])}
    />
  ))
}

function euros(amount: number | null): string {
  return amount === null ? '–' : formatEuros(amount)
}
