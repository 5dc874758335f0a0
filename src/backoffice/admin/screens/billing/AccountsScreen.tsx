import { Link } from 'react-router'
import type { BackOfficeBillingAccount, ListBillingAccountsAnswer } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { eurosText } from '../../../parts/money-words.ts'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import type { ScreenProps } from '../../screen.ts'
import { costWords, vatWords } from './account-state-words.ts'

const columns: readonly Column<BackOfficeBillingAccount>[] = [
  {
    id: 'shop',
    header: 'Loja',
    sort: 'shop',
    isName: true,
    cell: ({ shop, eshopId }) => <Link to={`/contas/${eshopId}`}>{shop}</Link>,
  },
  { id: 'legalName', header: 'Nome legal', cell: ({ legalName }) => legalName ?? 'sem dados de faturação' },
  { id: 'country', header: 'País', look: 'nowrap', cell: ({ country }) => country ?? '–' },
  { id: 'vat', header: 'VIES', look: 'nowrap', cell: ({ vat }) => vatWords[vat] },
  { id: 'owed', header: 'Por pagar', sort: 'owed', look: 'end', cell: ({ owed }) => eurosText(owed) },
  { id: 'overdue', header: 'Vencido', sort: 'overdue', look: 'end', cell: ({ overdue }) => eurosText(overdue) },
  { id: 'unbilled', header: 'Por faturar', sort: 'unbilled', look: 'end', cell: ({ unbilled }) => eurosText(unbilled) },
  { id: 'costFrom', header: 'Cliques custam', look: 'nowrap', cell: ({ costFrom }) => costWords(costFrom) },
]

const filters = [
  ['', 'Todas'],
  ['overdue', 'Com faturas vencidas'],
  ['without_account', 'Sem dados de faturação'],
  ['vat_unknown', 'VIES por saber'],
  ['vat_invalid', 'Não válidas no VIES'],
  ['free', 'Sem dia em que os cliques custem'],
] as const

/** B-04: all shops as those see them who look after money. */
export function AccountsScreen({ data }: ScreenProps<ListBillingAccountsAnswer>) {
  const asked = useAskedValue()
  return (
    <>
      <ScreenHead title="Contas das lojas" lead="Saldo, faturas vencidas, VIES e desde quando os cliques custam.">
        <Link to="/faturas">Faturas</Link>
      </ScreenHead>
      <FilterForm search="Loja ou nome legal">
        <SelectField name="only" label="Só" options={filters} defaultValue={asked('only')} />
      </FilterForm>
      <DataTable
        caption="Contas"
        words={['loja', 'lojas']}
        columns={columns}
        list={data}
        idOf={({ eshopId }) => String(eshopId)}
        defaultSort="-overdue"
        empty="Nenhuma loja é assim."
        tools={<ExportLink path="/v1/backoffice/billing-accounts.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
