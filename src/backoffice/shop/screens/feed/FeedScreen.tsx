import { Form, Link } from 'react-router'
import type { FeedProblemsAnswer, FeedRun, FeedState } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { runStateWords, severityWords } from '../../../parts/feed-words.ts'
import { useMay } from '../../../parts/frame/use-may.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

interface Feed {
  readonly feed: FeedState
  readonly runs: readonly FeedRun[]
  readonly problems: FeedProblemsAnswer
  /** The problem that is shown alone. */
  readonly code: string | null
}

/** B-07: address, schedule, imports and problems line by line. */
export function FeedScreen({ data: { feed, runs, problems, code } }: ScreenProps<Feed>) {
  const may = useMay()
  return (
    <>
      <ScreenHead
        title="Feed"
        lead={
          feed.url === null
            ? 'A loja não tem endereço de feed.'
            : `${feed.url} · lido de ${formatCount(feed.everyMinutes)} em ${formatCount(feed.everyMinutes)} minutos`
        }
      >
        <ExportLink path="/api/v2/feeds/problems.csv" label="Problemas em CSV" />
        {feed.url !== null && may('feed') && (
          <Form method="post">
            <button type="submit" className="primary">
              Ler agora
            </button>
          </Form>
        )}
      </ScreenHead>
      {feed.notices.map(({ kind, message, since }) => (
        <p key={kind} className="outcome refused">{`${message} Desde ${momentWords(since)}.`}</p>
      ))}
      <PlainTable
        caption="Importações"
        heads={['Importação', 'Estado', 'Lidas', 'Aceites', 'Recusadas', 'Novas', 'Alteradas', 'Saíram']}
        rows={runs.map(({ runId, state, startedAt, offers }) => [
          <Link key={runId} to={`/feed/importacoes/${runId}`}>
            {momentWords(startedAt)}
          </Link>,
          runStateWords[state],
          ...[offers.read, offers.accepted, offers.rejected, offers.created, offers.updated, offers.deactivated].map(
            formatCount,
          ),
        ])}
      />
      <ProblemTotals totals={problems.totals} code={code} />
      <PlainTable
        caption={code === null ? 'Problemas, linha a linha' : `Problemas: ${code}`}
        heads={['Artigo', 'Problema', 'Gravidade', 'Linha', 'Campo', 'Valor', 'O que fazer']}
        rows={problems.problems.map(({ itemId, message, severity, line, field, value, action }) => [
          itemId ?? '–',
          message,
          severityWords[severity],
          line === null ? '–' : formatCount(line),
          field ?? '–',
          value ?? '–',
          action,
        ])}
      />
      {problems.next !== null && (
        <Link to={`/feed?${new URLSearchParams({ ...(code !== null && { code }), after: String(problems.next) })}`}>
          Mais problemas
        </Link>
      )}
    </>
  )
}

function ProblemTotals({ totals, code }: { totals: Readonly<Record<string, number>>; code: string | null }) {
  const kinds = Object.entries(totals).filter(([, count]) => count > 0)
  if (kinds.length === 0) return <p className="soft">Nenhum problema nos artigos do feed.</p>
  return (
    <ul className="plain-list" aria-label="Problemas por tipo">
      {kinds.map(([kind, count]) => (
        <li key={kind}>
          <Link to={`/feed?code=${kind}`} aria-current={kind === code || undefined}>
            {`${kind}: ${countOf(count, ['vez', 'vezes'])}`}
          </Link>
        </li>
      ))}
      {code !== null && (
        <li>
          <Link to="/feed">Todos</Link>
        </li>
      )}
    </ul>
  )
}
