import { Link } from 'react-router'
import type { FeedProblemsAnswer } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
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
        isWordy
        heads={['Artigo', 'Problema', 'O que fazer', 'Gravidade', 'Onde', 'Valor']}
        rows={problems.problems.map(({ itemId, message, severity, line, field, value, action }) => [
          <Link key="item" to={`/correcoes?artigo=${encodeURIComponent(itemId ?? '')}`}>
            <bdi>{itemId ?? '–'}</bdi>
          </Link>,
          message,
          action,
          severityWords[severity],
          placeWords(line, field),
          value ?? '–',
        ])}
      />
      {problems.next !== null && (
        <p className="pages">
          <Link to={`/feed?${new URLSearchParams({ ...(code !== null && { code }), after: String(problems.next) })}`}>
            Mais problemas
          </Link>
        </p>
      )}
    </>
  )
}

/** Where an item's fault stands in the file: 'linha 314, campo price'. */
function placeWords(line: number | null, field: string | null): string {
  const place = [line !== null && `linha ${formatCount(line)}`, field !== null && `campo ${field}`].filter(Boolean)
  return place.length === 0 ? '–' : place.join(', ')
}

function Kinds({ kinds, code }: { kinds: FeedProblemsAnswer['kinds']; code: string | null }) {
  if (kinds.length === 0) return <p className="empty">Nenhum problema nos artigos do feed.</p>
  return (
    <>
      <p id="problemas" className="soft">
        Com um erro, o artigo fica de fora. Com um aviso, entra sem o valor que não se pôde aproveitar. Uma sugestão só
        o ajuda a ser encontrado.
      </p>
      <PlainTable
        caption="Problemas"
        isWordy
        heads={['Problema', 'O que fazer', 'Gravidade', { figures: 'Artigos' }]}
        rows={kinds.map(({ code: kind, title, severity, count, action }) => [
          <Link key="kind" to={`/feed?code=${kind}`} aria-current={kind === code || undefined}>
            {title}
          </Link>,
          action,
          severityWords[severity],
          formatCount(count),
        ])}
      />
      {code !== null && (
        <p className="pages">
          <Link to="/feed">Todos os problemas</Link>
        </p>
      )}
    </>
  )
}
