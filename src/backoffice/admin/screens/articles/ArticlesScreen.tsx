import { Link } from 'react-router'
import type { ArticleRow, ListArticlesAnswer } from '#platform/api-client/calls.ts'
import { formatMoment } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useLocation } from 'react-router'
import type { ScreenProps } from '../../screen.ts'
import { categoryName, categoryOptions, stateOptions, stateWords } from './article-words.ts'

const columns: readonly Column<ArticleRow>[] = [
  {
    id: 'title',
    header: 'Título',
    sort: 'title',
    look: 'wide',
    isName: true,
    cell: ({ id, title }) => <Link to={`/artigos/${id}`}>{title === '' ? 'Sem título' : title}</Link>,
  },
  {
    id: 'state',
    header: 'Estado',
    cell: ({ state, hasChanges }) => `${stateWords[state]}${hasChanges ? ', com alterações' : ''}`,
  },
  { id: 'category', header: 'Categoria', cell: ({ category }) => categoryName(category) },
  { id: 'author', header: 'Autor', cell: ({ author }) => author },
  {
    id: 'published',
    header: 'Publicação',
    sort: 'published',
    look: 'nowrap',
    cell: ({ publishedAt }) => (publishedAt === null ? '–' : formatMoment(publishedAt)),
  },
  {
    id: 'saved',
    header: 'Guardado',
    sort: 'saved',
    look: 'nowrap',
    cell: ({ savedAt }) => formatMoment(savedAt),
  },
  { id: 'sponsored', header: 'Patrocínio', isHidden: true, cell: ({ sponsoredBy }) => sponsoredBy ?? '–' },
]

/** B-09: articles, found and filtered. */
export function ArticlesScreen({ data }: ScreenProps<ListArticlesAnswer>) {
  const asked = new URLSearchParams(useLocation().search)
  return (
    <>
      <ScreenHead title="Artigos">
        <Link className="button primary" to="/artigos/novo">
          Novo artigo
        </Link>
      </ScreenHead>
      <FilterForm>
        <SelectField
          name="state"
          label="Estado"
          options={[['', 'Todos'], ...stateOptions]}
          defaultValue={asked.get('state') ?? ''}
        />
        <SelectField
          name="category"
          label="Categoria"
          options={[['', 'Todas'], ...categoryOptions]}
          defaultValue={asked.get('category') ?? ''}
        />
      </FilterForm>
      <DataTable
        caption="Artigos"
        words={['artigo', 'artigos']}
        columns={columns}
        list={data}
        idOf={({ id }) => String(id)}
        defaultSort="-saved"
        tools={<ExportLink path="/v1/backoffice/articles.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
