import { Link } from 'react-router'
import type { FeedProblemsAnswer } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { severityWords } from '../../../parts/feed-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'

/** What is wrong with the items: by kind in words, then line by line. `code`: the kind that is shown alone. */
export function ItemProblems({ problems, code }: { problems: FeedProblemsAnswer; code: string | null }) {
  const shown = problems.kinds.find((kind) => kind.code === code)
  return (
    <>
      <Kinds kinds={problems.kinds} code={code} />
      <PlainTable
        caption={shown === undefined ? 'Problemas, linha a linha' : shown.title}
        heads={['Artigo', 'Problema', 'Gravidade', 'Linha', 'Campo', 'Valor', 'O que fazer']}
        rows={problems.problems.map(({ itemId, message, severity, line, field, value, action }) => [
          <Link key="item" to={`/correcoes?artigo=${encodeURIComponent(itemId ?? '')}`}>
            <bdi>{itemId ?? '–'}</bdi>
          </Link>,
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

function Kinds({ kinds, code }: { kinds: FeedProblemsAnswer['kinds']; code: string | null }) {
  if (kinds.length === 0) return <p className="soft">Nenhum problema nos artigos do feed.</p>
  return (
    <section aria-label="Problemas por tipo">
      <h2>Problemas</h2>
      <ul className="plain-list">
        {kinds.map(({ code: kind, title, severity, count, action }) => (
          <li key={kind}>
            <Link to={`/feed?code=${kind}`} aria-current={kind === code || undefined}>
              {`${title} (${severityWords[severity]}, ${countOf(count, ['artigo', 'artigos'])})`}
            </Link>
            <p className="soft">{action}</p>
          </li>
        ))}
        {code !== null && (
          <li>
            <Link to="/feed">Todos</Link>
          </li>
        )}
      </ul>
    </section>
  )
}
