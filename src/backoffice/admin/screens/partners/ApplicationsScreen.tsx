import { Link, useLocation } from 'react-router'
import type { ListApplicationsAnswer, ShopApplicationRow } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { proofWords, stateWords } from './application-words.ts'

const columns: readonly Column<ShopApplicationRow>[] = [
  {
    id: 'shop',
    header: 'Loja',
    sort: 'name',
    isName: true,
    cell: ({ applicationId, shop }) => <Link to={`/parceiros/${applicationId}`}>{shop}</Link>,
  },
  { id: 'state', header: 'Estado', sort: 'waiting', look: 'nowrap', cell: ({ state }) => stateWords[state] },
  { id: 'domain', header: 'Domínio', cell: ({ domain }) => domain },
  { id: 'proof', header: 'Prova', cell: ({ provenBy }) => (provenBy === null ? '–' : proofWords[provenBy]) },
  { id: 'tax', header: 'NIF', look: 'nowrap', cell: ({ taxNumber }) => taxNumber },
  {
    id: 'items',
    header: 'Artigos que entram',
    look: 'end',
    cell: ({ accepted, rejected }) =>
      accepted === null ? '–' : `${formatCount(accepted)} de ${formatCount(accepted + (rejected ?? 0))}`,
  },
  {
    id: 'submitted',
    header: 'Enviado',
    sort: 'submitted',
    look: 'nowrap',
    cell: ({ submittedAt }) => momentWords(submittedAt),
  },
]

/** those that wait first, the longest first. */
export function ApplicationsScreen({ data }: ScreenProps<ListApplicationsAnswer>) {
  const asked = new URLSearchParams(useLocation().search)
  return (
    <>
      <ScreenHead title="Pedidos de adesão" lead="Primeiro os que esperam há mais tempo." />
      <FilterForm>
        <TextField name="q" label="Loja, empresa, domínio ou NIF" defaultValue={asked.get('q') ?? ''} />
        <SelectField
          name="state"
          label="Estado"
          options={[['', 'Todos'], ...Object.entries(stateWords)]}
          defaultValue={asked.get('state') ?? ''}
        />
      </FilterForm>
      <DataTable
        caption="Pedidos de adesão"
        words={['pedido', 'pedidos']}
        columns={columns}
        list={data}
        idOf={({ applicationId }) => String(applicationId)}
        defaultSort="waiting"
        empty="Nenhuma loja pediu a adesão."
        tools={<ExportLink path="/v1/backoffice/applications.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
