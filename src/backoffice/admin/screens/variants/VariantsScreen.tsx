import { Link } from 'react-router'
import type { ListVariantsAnswer } from '#platform/api-client/calls.ts'
import { formatEuros } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField, TextField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import { stateWords } from '../../../parts/overrides/variant-words.ts'
import { useAskedValue } from '../../../parts/use-asked-value.ts'

type Row = ListVariantsAnswer['rows'][number]

const columns: readonly Column<Row>[] = [
  { id: 'id', header: 'N.º', sort: 'id', look: 'end', cell: ({ variantId }) => variantId },
  {
    id: 'title',
    header: 'Nome',
    look: 'wide',
    isName: true,
    cell: ({ variantId, title }) => <Link to={`/ofertas/${variantId}`}>{title}</Link>,
  },
  { id: 'shop', header: 'Loja', cell: ({ eshopId, eshopName }) => <Link to={`/lojas/${eshopId}`}>{eshopName}</Link> },
  { id: 'item', header: 'Id da loja', isHidden: true, cell: ({ itemId }) => itemId },
  { id: 'gtin', header: 'GTIN', isHidden: true, cell: ({ gtin }) => gtin ?? '–' },
  { id: 'category', header: 'Categoria', look: 'wide', cell: ({ category }) => category ?? 'sem categoria' },
  {
    id: 'price',
    header: 'Preço',
    sort: 'price',
    look: 'end',
    cell: ({ priceCents }) => formatEuros(priceCents / 100),
  },
  { id: 'state', header: 'Estado', cell: ({ state }) => stateWords[state] },
  { id: 'pictures', header: 'Imagens', look: 'end', cell: ({ pictures }) => pictures },
  { id: 'overridden', header: 'Corrigida', cell: ({ isOverridden }) => (isOverridden ? 'sim' : '–') },
  {
    id: 'product',
    header: 'Produto',
    look: 'end',
    cell: ({ productId }) => <Link to={`/produtos/${productId}`}>{productId}</Link>,
  },
  {
    id: 'changed',
    header: 'Alterada',
    look: 'nowrap',
    cell: ({ changedAt }) => momentWords(changedAt),
  },
]

/** B-08: every offer there is. */
export function VariantsScreen({ data }: ScreenProps<ListVariantsAnswer>) {
  const asked = useAskedValue()
  return (
    <>
      <ScreenHead
        title="Ofertas"
        lead="Procure pelo número da oferta, pelo GTIN, pelo id que a loja lhe dá ou por palavras do nome."
      />
      <FilterForm>
        <SelectField
          name="state"
          label="Estado"
          defaultValue={asked('state')}
          options={[['', 'Todos'], ...Object.entries(stateWords)]}
        />
        <SelectField
          name="missing"
          label="Falta"
          defaultValue={asked('missing')}
          options={[
            ['', 'Tanto faz'],
            ['picture', 'imagem'],
            ['gtin', 'GTIN'],
            ['category', 'categoria'],
          ]}
        />
        <SelectField
          name="isGrouped"
          label="Comparada com outras lojas"
          defaultValue={asked('isGrouped')}
          options={YES_OR_NO}
        />
        <SelectField
          name="isOverridden"
          label="Corrigida por nós"
          defaultValue={asked('isOverridden')}
          options={YES_OR_NO}
        />
        <TextField name="eshopId" label="N.º da loja" inputMode="numeric" defaultValue={asked('eshopId')} />
        <TextField name="categoryId" label="N.º da categoria" inputMode="numeric" defaultValue={asked('categoryId')} />
      </FilterForm>
      <DataTable
        caption="Ofertas"
        words={['oferta', 'ofertas']}
        columns={columns}
        list={data}
        idOf={({ variantId }) => String(variantId)}
        defaultSort="-id"
        tools={<ExportLink path="/v1/backoffice/variants.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}

const YES_OR_NO = [
  ['', 'Tanto faz'],
  ['true', 'Sim'],
  ['false', 'Não'],
] as const
