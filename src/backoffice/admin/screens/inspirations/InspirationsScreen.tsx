import { Link } from 'react-router'
import type { ListInspirationsAnswer } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { useAsked } from './use-asked.ts'
import type { ScreenProps } from '../../screen.ts'

type Row = ListInspirationsAnswer['rows'][number]

const columns: readonly Column<Row>[] = [
  {
    id: 'name',
    header: 'Nome',
    sort: 'name',
    look: 'wide',
    isName: true,
    cell: ({ id, name }) => <Link to={`/inspiracoes/${id}`}>{name}</Link>,
  },
  { id: 'state', header: 'Estado', cell: ({ state }) => (state === 'published' ? 'Publicada' : 'Rascunho') },
  { id: 'room', header: 'Divisão', cell: ({ room }) => room },
  { id: 'style', header: 'Estilo', cell: ({ style }) => style },
  { id: 'owner', header: 'De quem', cell: ({ ownerName }) => ownerName },
  { id: 'pieces', header: 'Peças', look: 'end', cell: ({ pieceCount }) => pieceCount },
  { id: 'saved', header: 'Guardada', sort: 'saved', look: 'nowrap', cell: ({ savedAt }) => momentWords(savedAt) },
  {
    id: 'published',
    header: 'Publicada',
    sort: 'published',
    look: 'nowrap',
    isHidden: true,
    cell: ({ publishedAt }) => momentWords(publishedAt),
  },
]

/** B-09 */
export function InspirationsScreen({ data }: ScreenProps<ListInspirationsAnswer>) {
  const state = useAsked('state')
  return (
    <>
      <ScreenHead title="Inspirações" lead="Divisões com as peças marcadas, como os visitantes as veem.">
        <Link className="button" to="/inspiracoes/trazer">
          Trazer de uma loja
        </Link>
        <Link className="button primary" to="/inspiracoes/nova">
          Nova inspiração
        </Link>
      </ScreenHead>
      <FilterForm search="Procurar pelo nome">
        <SelectField
          name="state"
          label="Estado"
          defaultValue={state}
          options={[
            ['', 'Todos'],
            ['published', 'Publicadas'],
            ['draft', 'Rascunhos'],
          ]}
        />
      </FilterForm>
      <DataTable
        caption="Inspirações"
        words={['inspiração', 'inspirações']}
        columns={columns}
        list={data}
        idOf={({ id }) => String(id)}
        defaultSort="-saved"
        tools={<ExportLink path="/v1/backoffice/inspirations.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
