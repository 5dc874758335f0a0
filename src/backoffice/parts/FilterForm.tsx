import type { ReactNode } from 'react'
import { Form, Link, useLocation, useSubmit } from 'react-router'
import { sortOf } from './list-address.ts'
import { TextField } from './Field.tsx'

/** What a list is searched and filtered by: a GET form, whose address is the list's. `children`: fields named as the call's filters. */
export function FilterForm({ search: label = 'Procurar', children }: { search?: string | null; children?: ReactNode }) {
  const { pathname, search } = useLocation()
  const submit = useSubmit()
  const asked = new URLSearchParams(search)
  const sort = sortOf(search)
  const isFiltered = [...asked].some(([name, value]) => value !== '' && name !== 'sort' && name !== 'page')
  return (
    <Form
      key={search}
      className="filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        void submit(filledFields(event.currentTarget), { method: 'get', action: pathname })
      }}
    >
      {label !== null && <TextField name="q" type="search" label={label} defaultValue={asked.get('q') ?? ''} />}
      {children}
      {sort !== undefined && <input type="hidden" name="sort" value={sort} />}
      <button type="submit">Filtrar</button>
      {isFiltered && <Link to={pathname}>Limpar</Link>}
    </Form>
  )
}

/** Without those that were left empty, so that the address says what is asked and no more. */
function filledFields(form: HTMLFormElement): URLSearchParams {
  return new URLSearchParams(
    [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' && value !== '' ? [[name, value]] : [],
    ),
  )
}
