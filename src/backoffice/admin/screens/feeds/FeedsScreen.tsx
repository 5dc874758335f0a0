import { Link } from 'react-router'
import type { ListFeedsAnswer } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import { feedStateWords } from '../../../parts/feed-words.ts'

type Row = ListFeedsAnswer['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Loja',
    sort: 'name',
    isName: true,
    cell: ({ eshopId, name }) => <Link to={`/lojas/${eshopId}`}>{name}</Link>,
  },
  {
    id: 'state',
    header: 'Feed',
    cell: ({ state, eshopId, heldRunId }) =>
      heldRunId === null ? (
        feedStateWords[state]
      ) : (
        <Link to={`/lojas/${eshopId}/importacoes/${heldRunId}`}>{feedStateWords[state]}</Link>
      ),
  },
  { id: 'offers', header: 'Ofertas', sort: 'offers', look: 'end', cell: ({ offers }) => formatCount(offers) },
  {
    id: 'uncertain',
    header: 'Sem categoria',
    sort: 'uncertain',
    look: 'end',
    cell: ({ uncertain, eshopId }) =>
      uncertain === 0 ? 0 : <Link to={`/lojas/${eshopId}/categorias`}>{formatCount(uncertain)}</Link>,
  },
  {
    id: 'imported',
    header: 'Última importação',
    sort: 'imported',
    look: 'nowrap',
    cell: ({ lastAppliedAt }) => momentWords(lastAppliedAt),
  },
  { id: 'next', header: 'Próxima leitura', look: 'nowrap', cell: ({ nextFetchAt }) => momentWords(nextFetchAt) },
  { id: 'failures', header: 'Falhas seguidas', look: 'end', cell: ({ failures }) => failures },
]

/** B-08: shops with the state of their feeds. */
export function FeedsScreen({ data }: ScreenProps<ListFeedsAnswer>) {
  const asked = useAskedValue()
  return (
    <>
      <ScreenHead
        title="Lojas e feeds"
        lead="O feed é o ficheiro de ofertas de cada loja. Um feed retido espera por uma decisão: até lá ficam as ofertas anteriores."
      />
      <FilterForm search="Loja">
        <SelectField
          name="state"
          label="Feed"
          defaultValue={asked('state')}
          options={[['', 'Todos'], ...Object.entries(feedStateWords)]}
        />
      </FilterForm>
      <DataTable
        caption="Lojas"
        words={['loja', 'lojas']}
        columns={columns}
        list={data}
        idOf={({ eshopId }) => String(eshopId)}
        defaultSort="name"
        tools={<ExportLink path="/v1/backoffice/feeds.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
