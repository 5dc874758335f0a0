import { Form, Link, useLocation } from 'react-router'
import type { BackOfficePerson, ListPeopleAnswer } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { roleNames, rolesText, roleWords } from './people-words.ts'

const columns: readonly Column<BackOfficePerson>[] = [
  { id: 'id', header: 'N.º', sort: 'id', look: 'end', cell: ({ id }) => id },
  {
    id: 'name',
    header: 'Nome',
    sort: 'name',
    isName: true,
    cell: ({ id, name }) => <Link to={`/pessoas/${id}`}>{name}</Link>,
  },
  { id: 'email', header: 'E-mail', look: 'nowrap', cell: ({ maskedEmail }) => maskedEmail },
  { id: 'roles', header: 'Papéis', cell: ({ roles }) => rolesText(roles) },
  {
    id: 'created',
    header: 'Conta criada',
    sort: 'created',
    look: 'nowrap',
    cell: ({ createdAt }) => momentWords(createdAt),
  },
  { id: 'erased', header: 'Eliminação', cell: ({ isErased }) => (isErased ? 'pedida' : '–') },
  { id: 'hash', header: 'SHA-256 do e-mail', isHidden: true, cell: ({ emailHash }) => emailHash },
]

/** B-08 */
export function PeopleScreen({ data }: ScreenProps<ListPeopleAnswer>) {
  const role = new URLSearchParams(useLocation().search).get('role') ?? ''
  return (
    <>
      <ScreenHead
        title="Pessoas"
        lead="O e-mail que escrever é procurado pelo seu hash e não fica em nenhum registo."
      />
      <Form method="post" className="filters" role="search" aria-label="Procurar uma pessoa">
        <TextField
          name="quem"
          type="search"
          label="E-mail, número ou nome"
          autoComplete="off"
          maxLength={200}
          required
        />
        <button type="submit" className="primary">
          Procurar
        </button>
      </Form>
      <FilterForm search={null}>
        <SelectField
          name="role"
          label="Papel"
          defaultValue={role}
          options={[
            ['', 'Todas as pessoas'],
            ['any', 'Com algum papel'],
            ...roleNames.map((name) => [name, roleWords[name]] as const),
          ]}
        />
      </FilterForm>
      <DataTable
        caption="Pessoas"
        words={['pessoa', 'pessoas']}
        columns={columns}
        list={data}
        idOf={({ id }) => String(id)}
        defaultSort="-id"
        empty="Ninguém corresponde a esta procura."
        tools={<ExportLink path="/v1/backoffice/people.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
