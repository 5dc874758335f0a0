import { Form, Link, useLocation } from 'react-router'
import type { ListSynonymsAnswer, SearchSynonym } from '#platform/api-client/calls.ts'
import type { Column } from '../../../parts/cells.tsx'
import { AnsweredForm } from '../../../parts/AnsweredForm.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'

const columns: readonly Column<SearchSynonym>[] = [
  { id: 'words', header: 'Quem escreve', sort: 'words', isName: true, cell: ({ words }) => words },
  {
    id: 'meaning',
    header: 'Também encontra',
    look: 'wide',
    cell: ({ meaning, category }) => meaning ?? `categoria ${category?.name ?? ''}`,
  },
  { id: 'created', header: 'Desde', sort: 'created', look: 'nowrap', cell: ({ createdAt }) => momentWords(createdAt) },
  { id: 'remove', header: 'Retirar', cell: (synonym) => <Removal {...synonym} /> },
]

function Removal({ synonymId, words }: SearchSynonym) {
  return (
    <Form method="post">
      <input type="hidden" name="id" value={synonymId} />
      <input type="hidden" name="palavras" value={words} />
      <button type="submit" name="ato" value="retirar" className="danger" aria-label={`Retirar ${words}`}>
        Retirar
      </button>
    </Form>
  )
}

/** B-08: words of searches to which an editor has given a meaning. */
export function SynonymsScreen({ data, outcome }: ScreenProps<ListSynonymsAnswer>) {
  return (
    <>
      <ScreenHead
        title="Sinónimos"
        lead="Contam ao lado das listas do código. Uma pesquisa por estas palavras continua a encontrar o que já as tem."
      >
        <Link to="/categorias">Categorias</Link>
        <Link to="/registo?kind=search.synonym">Quem os mudou</Link>
      </ScreenHead>
      <NewSynonym outcome={outcome} />
      <FilterForm />
      <DataTable
        caption="Sinónimos"
        words={['sinónimo', 'sinónimos']}
        columns={columns}
        list={data}
        idOf={({ synonymId }) => String(synonymId)}
        defaultSort="words"
        empty="Ainda não há nenhum."
        tools={<ExportLink path="/v1/backoffice/synonyms.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}

function NewSynonym({ outcome }: Pick<ScreenProps<unknown>, 'outcome'>) {
  const { search } = useLocation()
  const categoryId = new URLSearchParams(search).get('categoryId') ?? ''
  return (
    <AnsweredForm outcome={outcome} className="panel" key={search}>
      <div className="form-grid">
        <TextField name="palavras" label="Quem escreve" hint="Uma a três palavras." maxLength={40} required />
        <TextField
          name="significado"
          label="Também encontra"
          hint="Palavras nossas, ou uma categoria ao lado."
          maxLength={40}
        />
        <TextField
          name="categoria"
          label="N.º da categoria"
          hint="Está na lista das categorias."
          inputMode="numeric"
          defaultValue={categoryId}
        />
        <TextField name="razao" label="Porquê" hint="Fica no registo de alterações." maxLength={500} />
      </div>
      <div className="actions">
        <button type="submit" className="primary">
          Ver o que muda
        </button>
      </div>
    </AnsweredForm>
  )
}
