import { LONGEST_LIST_NAME, LONGEST_NOTE } from '#domains/likes/contract.ts'
import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import type { FavouritesView } from './present-favourites.ts'
import { ACTION, type ListTrouble } from './take-favourites-form.ts'

/** The person's lists: which is shown, and where they are made, renamed and taken away. */
export function FavouriteLists({
  lists,
  shownId,
  allUrl,
  address,
  trouble,
}: {
  lists: FavouritesView['lists']
  shownId: number | null
  /** Of all favourites. */
  allUrl: string
  /** What is shown, where the forms lead back to. */
  address: string
  trouble: ListTrouble | null
}) {
  const shown = lists.find(({ id }) => id === shownId)
  return (
    <section aria-labelledby="listas">
      <h2 id="listas">Listas</h2>
      {lists.length > 0 && (
        <ul className="choice-links">
          <li>
            <a href={allUrl} aria-current={shown === undefined ? 'page' : undefined}>
              Todos
            </a>
          </li>
          {lists.map(({ id, name, count, url }) => (
            <li key={id}>
              <a href={url} aria-current={id === shownId ? 'page' : undefined}>
                {name} <small>{countOf(count, words.product)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {shown !== undefined && (
        <>
          {shown.note !== null && <p className="own-note">{shown.note}</p>}
          <details open={trouble !== null && trouble.listId === shown.id}>
            <summary>Mudar esta lista</summary>
            <ListForm address={address} list={shown} trouble={trouble?.listId === shown.id ? trouble : null} />
            <form method="post" action={address}>
              <input type="hidden" name="lista" value={shown.id} />
              <Button type="submit" tone="plain" size="small" name={ACTION} value="apagar-lista">
                Apagar a lista
              </Button>
              <p className="fine">Os produtos continuam nos favoritos.</p>
            </form>
          </details>
        </>
      )}
      <details open={trouble !== null && trouble.listId === null}>
        <summary>Criar uma lista</summary>
        <ListForm address={address} list={null} trouble={trouble?.listId === null ? trouble : null} />
      </details>
    </section>
  )
}

function ListForm({
  address,
  list,
  trouble,
}: {
  address: string
  list: FavouritesView['lists'][number] | null
  trouble: ListTrouble | null
}) {
  const idOf = (field: string): string => `${field}-da-lista-${list?.id ?? 'nova'}`
  return (
    <form method="post" action={address}>
      {list !== null && <input type="hidden" name="lista" value={list.id} />}
      <Field
        id={idOf('nome')}
        name="nome"
        label="Nome"
        required
        maxLength={LONGEST_LIST_NAME}
        defaultValue={trouble?.name ?? list?.name ?? ''}
        error={trouble?.words ?? null}
      />
      <TextArea
        id={idOf('nota')}
        name="nota"
        label="Nota, se quiser"
        rows={2}
        maxLength={LONGEST_NOTE}
        defaultValue={trouble?.note ?? list?.note ?? ''}
      />
      <Button type="submit" size="small" name={ACTION} value={list === null ? 'criar-lista' : 'mudar-lista'}>
        {list === null ? 'Criar' : 'Guardar'}
      </Button>
    </form>
  )
}
