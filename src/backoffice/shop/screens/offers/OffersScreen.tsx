import type { ShopBids, ShopOffersAnswer } from '#platform/api-client/calls.ts'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { useMay } from '../../../parts/frame/use-may.ts'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import type { ScreenProps } from '../../screen.ts'
import { columnsWithMoney, columnsWithoutMoney } from './columns.tsx'
import { stateWords } from './offer-words.ts'

export interface OffersData {
  readonly list: ShopOffersAnswer
  /** Of the shop's offers, by name; none where who looks may not read them. */
  readonly categories: readonly Pick<ShopBids['categories'][number], 'categoryId' | 'name'>[]
}

/** B-07: every offer of the shop. */
export function OffersScreen({ data: { list, categories } }: ScreenProps<OffersData>) {
  const hasMoney = useMay()('billing')
  return (
    <>
      <ScreenHead
        title="Ofertas"
        lead="As suas ofertas no site, ao lado das das outras lojas. O envio é para Portugal continental; os cliques são os que contam, deste mês e do anterior."
      />
      <OfferFilters categories={categories} />
      <DataTable
        caption="Ofertas"
        words={['oferta', 'ofertas']}
        columns={hasMoney ? columnsWithMoney : columnsWithoutMoney}
        list={list}
        idOf={({ variantId }) => String(variantId)}
        defaultSort="-id"
        tools={<ExportLink path="/api/v2/shop/offers.csv" />}
      />
      <Pagination {...list} />
    </>
  )
}

function OfferFilters({ categories }: Pick<OffersData, 'categories'>) {
  const asked = useAskedValue()
  return (
    <FilterForm search="Nome, id ou GTIN">
      <SelectField
        name="state"
        label="Estado"
        options={[['', 'Todos'], ...Object.entries(stateWords)]}
        defaultValue={asked('state')}
      />
      <SelectField
        name="missing"
        label="Falta"
        options={[
          ['', 'Mostrar todas'],
          ['picture', 'Imagem'],
          ['gtin', 'GTIN'],
          ['category', 'Categoria'],
        ]}
        defaultValue={asked('missing')}
      />
      <SelectField
        name="isDearer"
        label="Preço"
        options={[
          ['', 'Todos'],
          ['true', 'Mais caras do que a mais barata'],
          ['false', 'As outras'],
        ]}
        defaultValue={asked('isDearer')}
      />
      <CategoryFilter categories={categories} asked={asked('categoryId')} />
    </FilterForm>
  )
}

/** By name; a category in which the shop has no offers is named by its number alone. */
function CategoryFilter({ categories, asked }: Pick<OffersData, 'categories'> & { asked: string }) {
  const options = categories.map(({ categoryId, name }) => [String(categoryId), name] as const)
  const isListed = options.some(([id]) => id === asked)
  if (asked === '' && options.length === 0) return null
  return (
    <SelectField
      name="categoryId"
      label="Categoria"
      options={[
        ['', 'Todas'],
        ...(asked === '' || isListed ? [] : [[asked, `Categoria n.º ${asked}`] as const]),
        ...options,
      ]}
      defaultValue={asked}
    />
  )
}
