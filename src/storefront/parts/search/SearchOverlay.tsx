import { useEffect, useRef } from 'react'
import { matchedParts } from '#domains/search/rules/matched-parts.ts'
import { Button } from '../../ui/Button.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { SearchIcon } from '../../ui/icons.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { ListPicture } from '../pictures/ListPicture.tsx'
import type { EntryGroup, SearchEntry } from './search-entries.ts'
import type { Searching } from './use-search.ts'

/** What opens below the search box; on phones it takes the whole window. */
export function SearchOverlay({ searching, listId }: { searching: Searching; listId: string }) {
  const { groups, main, query, active, isWaiting, retry, isEmpty, rows } = searching
  const results = useRef<HTMLDivElement>(null)
  /** Nothing is typed, looked at or sought after: it says what it is for. */
  const isBare = query === '' && rows.length === 0 && !isWaiting && retry === null
  useEffect(() => {
    const row = active === -1 ? null : results.current?.querySelector('[aria-selected="true"]')
    row?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className="search-panel">
      <Button tone="plain" size="small" className="search-close" onClick={searching.close}>
        Fechar
      </Button>
      <div className="search-results" ref={results} aria-busy={isWaiting || undefined}>
        {rows.length > 0 && (
          <div className="search-list" role="listbox" id={listId} aria-label="Sugestões">
            {main !== null && <Row row={main} searching={searching} listId={listId} className="search-main" />}
            {groups.map((group) => (
              <Group key={group.label} group={group} searching={searching} listId={listId} />
            ))}
          </div>
        )}
        {isWaiting && groups.length === 0 && <Skeleton count={5} />}
        {isEmpty && <p className="search-nothing">Não temos sugestões para “{query}”. Procure em todos os produtos.</p>}
        {isBare && <p className="search-nothing">Escreva o nome de um móvel, de uma marca ou de uma loja.</p>}
        {retry !== null && <ErrorState text="Não foi possível mostrar as sugestões." onRetry={retry} />}
      </div>
      <p className="visually-hidden" role="status">
        {statusOf(searching)}
      </p>
    </div>
  )
}

function statusOf({ isWaiting, groups, isEmpty }: Searching): string {
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0)
  if (isWaiting || count === 0) return isEmpty ? 'Sem sugestões' : ''
  return count === 1 ? '1 sugestão' : `${count} sugestões`
}

function Group({ group, searching, listId }: { group: EntryGroup; searching: Searching; listId: string }) {
  const { label, entries, looks } = group
  return (
    <div className={looks === 'plain' ? 'search-group' : `search-group ${looks}`} role="group" aria-label={label}>
      <p aria-hidden="true">{label}</p>
      {entries.map((row) => (
        <Row key={row.id} row={row} searching={searching} listId={listId} />
      ))}
    </div>
  )
}

/** A link that is an option of the list: the arrow keys reach it by the input's aria-activedescendant, Tab does not. */
function Row({
  row,
  searching,
  listId,
  className = 'search-row',
}: {
  row: SearchEntry
  searching: Searching
  listId: string
  className?: string
}) {
  const { picture, price, count } = row
  return (
    <a
      href={row.url}
      id={listId + row.id}
      className={className}
      role="option"
      aria-selected={searching.rows[searching.active]?.id === row.id}
      tabIndex={-1}
      onClick={(event) => searching.choose(row, event)}
    >
      {className === 'search-main' && <SearchIcon />}
      {picture !== undefined && <ListPicture src={picture} px={56} />}
      <span className="search-text">
        {row.isPlain ? row.text : <Matched text={row.text} query={searching.query} />}
      </span>
      {count !== null && (
        <small>
          {count}
          <span className="visually-hidden">{count === '1' ? ' produto' : ' produtos'}</span>
        </small>
      )}
      {price !== undefined && (
        <span className="search-price">
          <b className={price.before === null ? undefined : 'drop'}>{price.now}</b>
          {price.before !== null && (
            <s>
              <span className="visually-hidden">antes </span>
              {price.before}
            </s>
          )}
        </span>
      )}
    </a>
  )
}

/** S-03: the matched part is bold. */
function Matched({ text, query }: { text: string; query: string }) {
  return matchedParts(text, query).map((part, index) =>
    part.isMatched ? <b key={index}>{part.text}</b> : <span key={index}>{part.text}</span>,
  )
}
