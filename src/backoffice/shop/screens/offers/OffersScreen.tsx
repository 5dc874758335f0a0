import type { ShopOffersAnswer } from '#platform/api-client/calls.ts'
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

/** B-07: every offer of the shop. */
export function OffersScreen({ data }: ScreenProps<ShopOffersAnswer>) {
  const hasMoney = useMay()('billing')
  return (
    <>
      <ScreenHead
        title="Ofertas"
        lead="As suas ofertas no site, ao lado das das outras lojas. O envio é para Portugal continental; os cliques são os que contam, deste mês e do anterior."
      />
      <OfferFilters />
      <DataTable
        caption="Ofertas"
        words={['oferta', 'ofertas']}
        columns={hasMoney ? columnsWithMoney : columnsWithoutMoney}
        list={data}
        idOf={({ variantId }) => String(variantId)}
        defaultSort="-id"
        tools={<ExportLink path="/api/v2/shop/offers.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}

function OfferFilters() {
  const asked = useAskedValue()
  const categoryId = asked('categoryId')
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
      {categoryId !== '' && <input type="hidden" name="categoryId" value={categoryId} />}
    </FilterForm>
  )
}
