import { Link, useLocation } from 'react-router'
import type { BackOfficeChange, ListChangesAnswer } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { actionText, kindWords, thingText, whoText } from './change-words.ts'
import { changeText } from './changed-fields.ts'

const columns: readonly Column<BackOfficeChange>[] = [
  {
    id: 'at',
    header: 'Quando',
    sort: 'at',
    look: 'nowrap',
    isName: true,
    cell: ({ id, at }) => <Link to={`/registo/${id}`}>{momentWords(at)}</Link>,
  },
  { id: 'by', header: 'Quem', cell: ({ by }) => whoText(by) },
  { id: 'action', header: 'Fez', cell: ({ action }) => actionText(action) },
  { id: 'thing', header: 'O quê', cell: thingText },
  { id: 'change', header: 'O que mudou', look: 'wide', cell: changeText },
  { id: 'reason', header: 'Razão', look: 'wide', cell: ({ reason }) => reason ?? '–' },
  { id: 'request', header: 'Pedido', isHidden: true, cell: ({ requestId }) => requestId ?? '–' },
]

/** B-08 */
export function AuditScreen({ data }: ScreenProps<ListChangesAnswer>) {
  const asked = new URLSearchParams(useLocation().search)
  const value = (name: string): string => asked.get(name) ?? ''
  return (
    <>
      <ScreenHead title="Registo de alterações" lead="Fica guardado durante três anos e ninguém o pode mudar." />
      <FilterForm search="Razão ou objeto">
        <SelectField
          name="kind"
          label="Tipo"
          defaultValue={value('kind')}
          options={[['', 'Todos'], ...Object.entries(kindWords)]}
        />
        <TextField name="by" label="N.º de quem" inputMode="numeric" hint="0: programas" defaultValue={value('by')} />
        <TextField name="from" type="date" label="Desde" defaultValue={value('from')} />
        <TextField name="to" type="date" label="Até" defaultValue={value('to')} />
      </FilterForm>
      <DataTable
        caption="Alterações"
        words={['alteração', 'alterações']}
        columns={columns}
        list={data}
        idOf={({ id }) => String(id)}
        defaultSort="-at"
        tools={<ExportLink path="/v1/backoffice/changes.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
