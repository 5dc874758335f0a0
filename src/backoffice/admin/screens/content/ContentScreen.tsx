import { Form, Link, useLocation } from 'react-router'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { type EditedKind, editedKinds, type Entry, sortOfEntry } from './edited-kinds.ts'
import { EntryForm } from './EntryForm.tsx'
import type { ContentData } from './content-data.ts'

/** One kind of content: its entries in their order, and the one that is edited. */
export function ContentScreen({ data, outcome }: ScreenProps<ContentData>) {
  const edited = editedKinds.find(({ kind }) => kind === data.kind)
  if (edited === undefined) return null
  return (
    <>
      <ScreenHead title={edited.label} lead={edited.lead}>
        <NewEntry edited={edited} />
      </ScreenHead>
      {data.editing !== null && <EntryForm edited={edited} data={data} outcome={outcome} />}
      <Entries edited={edited} data={data} />
    </>
  )
}

function NewEntry({ edited: { sorts } }: { edited: EditedKind }) {
  const { pathname } = useLocation()
  if (sorts === undefined)
    return (
      <Link className="button primary" to={`${pathname}?entrada=nova`}>
        Acrescentar
      </Link>
    )
  return (
    <Form className="actions" action={pathname}>
      <input type="hidden" name="entrada" value="nova" />
      <div className="field">
        <select name="tipo" aria-label="Tipo do bloco novo">
          {Object.entries(sorts).map(([sort, { label }]) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <button type="submit" className="primary">
        Acrescentar
      </button>
    </Form>
  )
}

function Entries({ edited, data: { entries, version } }: { edited: EditedKind; data: ContentData }) {
  if (entries.length === 0) return <p className="table-frame table-empty">Ainda não há nada aqui.</p>
  return (
    <div className="table-frame" role="region" aria-label={edited.label} tabIndex={0}>
      <table className="table cards list">
        <caption className="visually-hidden">{edited.label}</caption>
        <thead>
          <tr>
            <th scope="col">Identificador</th>
            <th scope="col">O quê</th>
            <th scope="col">Quando</th>
            <th scope="col">Ordem</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            <Row key={String(entry['ident'])} edited={edited} entry={entry} at={at} version={version} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ edited, entry, at, version }: { edited: EditedKind; entry: Entry; at: number; version: string }) {
  const { pathname } = useLocation()
  const ident = String(entry['ident'])
  return (
    <tr>
      <th scope="row">
        <Link to={`${pathname}?entrada=${at}`}>{ident}</Link>
      </th>
      <td className="wide" data-head="O quê">
        {summary(edited, entry)}
      </td>
      <td className="nowrap" data-head="Quando">
        {windowWords(entry)}
      </td>
      <td data-head="Ordem">
        <Form method="post" action={pathname} className="actions">
          <input type="hidden" name="version" value={version} />
          <input type="hidden" name="entrada" value={at} />
          <button name="acto" value="subir" aria-label={`Subir ${ident}`}>
            ↑
          </button>
          <button name="acto" value="descer" aria-label={`Descer ${ident}`}>
            ↓
          </button>
          <button name="acto" value="retirar" className="danger" aria-label={`Retirar ${ident}`}>
            Retirar
          </button>
        </Form>
      </td>
    </tr>
  )
}

/** What tells an entry from others. */
function summary(edited: EditedKind, entry: Entry): string {
  const sort = sortOfEntry(edited, entry)
  const settings = (entry['settings'] ?? {}) as Entry
  const words = [
    sort === null ? null : (edited.sorts?.[sort]?.label ?? sort),
    entry['title'] ?? settings['title'],
    entry['text'],
    entry['from'],
    entry['link'],
  ]
  return words.filter((word) => typeof word === 'string' && word !== '').join(' · ') || '–'
}

function windowWords({ shownFrom, shownUntil }: Entry): string {
  if (shownFrom == null && shownUntil == null) return 'Sempre'
  const from = typeof shownFrom === 'string' ? momentWords(shownFrom) : ''
  const until = typeof shownUntil === 'string' ? momentWords(shownUntil) : ''
  return `${from} – ${until}`.trim()
}
