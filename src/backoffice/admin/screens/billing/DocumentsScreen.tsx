import { Link } from 'react-router'
import type { BackOfficeBillingDocument, ListBillingDocumentsAnswer } from '#platform/api-client/calls.ts'
import { formatShortDay } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { eurosText } from '../../../parts/money-words.ts'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import { monthWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const columns: readonly Column<BackOfficeBillingDocument>[] = [
  {
    id: 'name',
    header: 'Documento',
    isName: true,
    look: 'nowrap',
    cell: ({ id, name }) => (
      <a href={`/v1/backoffice/billing-documents/${id}.pdf`} download>
        {name}
      </a>
    ),
  },
  { id: 'shop', header: 'Loja', cell: ({ shop, eshopId }) => <Link to={`/lojas/${eshopId}`}>{shop}</Link> },
  { id: 'month', header: 'Mês', look: 'nowrap', cell: ({ month }) => monthWords(month) },
  { id: 'issued', header: 'Emissão', sort: 'issued', look: 'nowrap', cell: ({ issuedOn }) => formatShortDay(issuedOn) },
  {
    id: 'due',
    header: 'Vencimento',
    look: 'nowrap',
    cell: ({ dueOn }) => (dueOn === null ? '–' : formatShortDay(dueOn)),
  },
  { id: 'gross', header: 'Total', look: 'end', cell: ({ gross }) => eurosText(gross) },
  {
    id: 'open',
    header: 'Por pagar',
    look: 'end',
    cell: ({ open, credits }) => (open === null ? `credita ${credits}` : eurosText(open)),
  },
  { id: 'reference', header: 'Referência', look: 'nowrap', isHidden: true, cell: ({ reference }) => reference },
  {
    id: 'acts',
    header: 'Fazer',
    look: 'nowrap',
    cell: ({ kind, name }) =>
      kind === 'FT' && (
        <span className="actions">
          <Link to={`/faturas/pagamento?fatura=${encodeURIComponent(name)}`}>Pagamento</Link>
          <Link to={`/faturas/credito?fatura=${encodeURIComponent(name)}`}>Nota de crédito</Link>
        </span>
      ),
  },
]

/** B-04: all documents, with what is still to be paid of each. */
export function DocumentsScreen({ data }: ScreenProps<ListBillingDocumentsAnswer>) {
  const asked = useAskedValue()
  return (
    <>
      <ScreenHead title="Faturas" lead="Faturas e notas de crédito de todas as lojas.">
        <Link to="/contas">Contas das lojas</Link>
        <Link to="/faturas/pagamento">Registar pagamento</Link>
        <Link to="/faturas/saft">SAF-T do mês</Link>
      </ScreenHead>
      <FilterForm search="Loja, documento ou referência" />
      <DataTable
        caption="Faturas"
        words={['documento', 'documentos']}
        columns={columns}
        list={data}
        idOf={({ id }) => String(id)}
        defaultSort="-issued"
        empty={
          asked('q') === ''
            ? 'Ainda não há documentos. Aparecem aqui quando se fizerem as faturas do primeiro mês.'
            : 'Nenhum documento é assim.'
        }
        tools={<ExportLink path="/v1/backoffice/billing-documents.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
