import { Link } from 'react-router'
import type { ListTwinsAnswer } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import type { ScreenProps } from '../../screen.ts'

type Row = ListTwinsAnswer['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    id: 'one',
    header: 'Produto',
    look: 'wide',
    isName: true,
    cell: ({ productId, title, twinId }) => <Link to={`/produtos/${productId}?outro=${twinId}`}>{title}</Link>,
  },
  {
    id: 'other',
    header: 'Parece o mesmo que',
    look: 'wide',
    cell: ({ twinId, twinTitle }) => <Link to={`/produtos/${twinId}`}>{twinTitle}</Link>,
  },
  { id: 'score', header: 'Probabilidade', look: 'end', cell: ({ permille }) => `${Math.round(permille / 10)} %` },
  { id: 'same', header: 'Dizem que é', look: 'end', cell: ({ same }) => same },
  { id: 'notSame', header: 'Dizem que não', look: 'end', cell: ({ notSame }) => notSame },
]

/** B-08: products that look the same, those that most shoppers have answered about first. */
export function TwinsScreen({ data }: ScreenProps<ListTwinsAnswer>) {
  return (
    <>
      <ScreenHead
        title="Pares por decidir"
        lead="Produtos que parecem o mesmo. Abra um deles para juntar ou separar."
      />
      <DataTable
        caption="Pares por decidir"
        words={['par', 'pares']}
        columns={columns}
        list={data}
        idOf={({ productId, twinId }) => `${productId}-${twinId}`}
        empty="Nada espera por uma decisão."
        tools={<ExportLink path="/v1/backoffice/twins.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
