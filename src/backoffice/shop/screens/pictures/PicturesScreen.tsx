import { Link } from 'react-router'
import type { FeedPicturesAnswer } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const stateWords = {
  due: 'Por buscar',
  fetched: 'Aceites',
  refused: 'Recusadas',
  gone: 'Já não existem',
} as const

type Pictures = FeedPicturesAnswer & { readonly code: string | null }

/** B-07: counts by state, and each address that gave no picture, with what to do. */
export function PicturesScreen({ data: { states, totals, messages, problems, next, code } }: ScreenProps<Pictures>) {
  const meanings = new Map<string, string>(Object.entries(messages))
  return (
    <>
      <ScreenHead title="Imagens" lead="As imagens do seu feed, como as fomos buscar." />
      <ul className="figures">
        {(['fetched', 'due', 'refused', 'gone'] as const).map((state) => (
          <li key={state} className="figure" data-tone={state === 'refused' && states.refused > 0 ? 'care' : 'well'}>
            <h2>{stateWords[state]}</h2>
            <p className="value">{formatCount(states[state])}</p>
          </li>
        ))}
      </ul>
      {problems.length === 0 && <p className="empty">Nenhuma imagem com problemas.</p>}
      <ul className="plain-list" aria-label="Problemas por tipo">
        {Object.entries(totals).map(([kind, count]) => (
          <li key={kind}>
            <Link to={`/imagens?code=${kind}`} aria-current={kind === code || undefined}>
              {`${meanings.get(kind) ?? kind} ${countOf(Number(count), ['imagem', 'imagens'])}`}
            </Link>
          </li>
        ))}
        {code !== null && (
          <li>
            <Link to="/imagens">Todas</Link>
          </li>
        )}
      </ul>
      <PlainTable
        caption="Imagens com problemas"
        isWordy
        heads={['Endereço', 'Problema', 'O que fazer', 'Artigos', { figures: 'Ofertas' }, 'Vista', 'Tenta de novo']}
        rows={problems.map(({ url, message, action, itemIds, offers, checkedAt, nextAt }) => [
          url,
          message,
          action,
          itemIds.join(', '),
          formatCount(offers),
          momentWords(checkedAt),
          momentWords(nextAt),
        ])}
      />
      {next !== null && (
        <p className="pages">
          <Link to={`/imagens?${new URLSearchParams({ ...(code !== null && { code }), after: String(next) })}`}>
            Mais imagens
          </Link>
        </p>
      )}
    </>
  )
}
