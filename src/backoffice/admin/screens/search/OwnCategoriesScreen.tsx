import { Link, useLocation } from 'react-router'
import type { ListOwnCategoriesAnswer, OwnCategory } from '#platform/api-client/calls.ts'
import { formatCount } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { CheckField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import type { ScreenProps } from '../../screen.ts'

const columns: readonly Column<OwnCategory>[] = [
  { id: 'id', header: 'N.º', look: 'end', cell: ({ categoryId }) => categoryId },
  { id: 'name', header: 'Categoria', sort: 'name', isName: true, cell: (category) => <OnSite {...category} /> },
  { id: 'parents', header: 'Em', look: 'wide', cell: ({ parents }) => parents.join(' › ') || '–' },
  { id: 'offers', header: 'Ofertas', sort: 'offers', look: 'end', cell: ({ offers }) => formatCount(offers) },
  { id: 'words', header: 'Palavras', look: 'wide', cell: ({ words }) => words.join(', ') },
  {
    id: 'synonyms',
    header: 'Sinónimos',
    look: 'wide',
    cell: ({ categoryId, synonyms }) => (
      <Link to={`/sinonimos?categoryId=${categoryId}`}>{synonyms.join(', ') || 'Juntar'}</Link>
    ),
  },
]

function OnSite({ slug, name }: OwnCategory) {
  const { siteUrl } = usePlace()
  return <a href={`${siteUrl}/produtos/${slug}`}>{name}</a>
}

/** B-08: our categories. */
export function OwnCategoriesScreen({ data }: ScreenProps<ListOwnCategoriesAnswer>) {
  const asked = new URLSearchParams(useLocation().search)
  return (
    <>
      <ScreenHead
        title="Categorias"
        lead="A árvore é a do código. As ofertas contam-se com as das categorias de baixo; as palavras são aquelas por que uma pesquisa as conhece."
      >
        <Link to="/sinonimos">Sinónimos</Link>
      </ScreenHead>
      <FilterForm search="Categoria ou palavra">
        <CheckField name="empty" label="Só sem ofertas" isChecked={asked.get('empty') === '1'} />
      </FilterForm>
      <DataTable
        caption="Categorias"
        words={['categoria', 'categorias']}
        columns={columns}
        list={data}
        idOf={({ categoryId }) => String(categoryId)}
        defaultSort="tree"
        tools={<ExportLink path="/v1/backoffice/categories.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
