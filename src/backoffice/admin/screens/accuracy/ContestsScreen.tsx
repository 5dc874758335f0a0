import { Link, useLocation } from 'react-router'
import type { AccuracyContest, ListContestsAnswer } from '#platform/api-client/calls.ts'
import { contestStates, offerText } from '../../../parts/accuracy-words.ts'
import { centsInEuros } from '../../../parts/money-words.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const columns: readonly Column<AccuracyContest>[] = [
  {
    id: 'reading',
    header: 'Leitura',
    isName: true,
    cell: ({ readingId }) => <Link to={`/exatidao/${readingId}`}>{readingId}</Link>,
  },
  { id: 'shop', header: 'Loja', cell: ({ shop, eshopId }) => <Link to={`/lojas/${eshopId}`}>{shop}</Link> },
  { id: 'state', header: 'Estado', look: 'nowrap', cell: ({ state }) => contestStates[state] },
  {
    id: 'shown',
    header: 'Mostrámos',
    look: 'nowrap',
    cell: (row) => offerText(centsInEuros(row.shownCents), row.shownAvailability),
  },
  {
    id: 'read',
    header: 'Lemos',
    look: 'nowrap',
    cell: (row) => offerText(centsInEuros(row.readCents), row.readAvailability),
  },
  {
    id: 'observed',
    header: 'Lida',
    sort: 'observed',
    look: 'nowrap',
    cell: ({ observedAt }) => momentWords(observedAt),
  },
  {
    id: 'contested',
    header: 'Contestada',
    sort: 'contested',
    look: 'nowrap',
    cell: ({ contestedAt }) => momentWords(contestedAt),
  },
]

/** G-04: what shops contest, those that wait first. */
export function ContestsScreen({ data }: ScreenProps<ListContestsAnswer>) {
  const { search } = useLocation()
  return (
    <>
      <ScreenHead
        title="Exatidão contestada"
        lead="Leituras de páginas de lojas que as lojas dizem estar erradas. Enquanto esperam, não contam."
      >
        <Link to="/registo?kind=accuracy.contest">Quem decidiu</Link>
      </ScreenHead>
      <FilterForm search="N.º da leitura ou da oferta">
        <SelectField
          name="state"
          label="Estado"
          options={[['', 'Todos'], ...Object.entries(contestStates)]}
          defaultValue={new URLSearchParams(search).get('state') ?? ''}
        />
      </FilterForm>
      <DataTable
        caption="Contestações"
        words={['contestação', 'contestações']}
        columns={columns}
        list={data}
        idOf={({ readingId }) => String(readingId)}
        defaultSort="contested"
        empty="Nenhuma loja contestou nada."
        tools={<ExportLink path="/v1/backoffice/accuracy/contests.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
