import type { ShopOffer, ShopOffersAnswer } from '#platform/api-client/calls.ts'
import { countOf } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { DataTable } from '../../../parts/DataTable.tsx'
import { ExportLink } from '../../../parts/ExportLink.tsx'
import { SelectField } from '../../../parts/Field.tsx'
import { FilterForm } from '../../../parts/FilterForm.tsx'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { Pagination } from '../../../parts/Pagination.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { momentWords } from '../../../parts/words.ts'
import { useAskedValue } from '../../../parts/use-asked-value.ts'
import type { ScreenProps } from '../../screen.ts'
import { besideWords, euros, hiddenWords, stateWords } from './offer-words.ts'

const columns: readonly Column<ShopOffer>[] = [
  { id: 'title', header: 'Oferta', isName: true, cell: (row) => <OfferName {...row} /> },
  { id: 'state', header: 'Estado', cell: ({ state }) => stateWords[state] },
  {
    id: 'hidden',
    look: 'wide',
    header: 'Porque não se vê, ou se vê menos',
    cell: ({ hiddenBecause }) =>
      hiddenBecause.length === 0 ? '–' : hiddenBecause.map((reason) => hiddenWords[reason]).join('; '),
  },
  { id: 'price', header: 'Preço', sort: 'price', look: 'end', cell: ({ priceCents }) => euros(priceCents) },
  { id: 'beside', header: 'Ao lado das outras', cell: (row) => besideWords(row) },
  {
    id: 'others',
    header: 'Outras ofertas',
    cell: ({ otherOffers }) => countOf(otherOffers, ['oferta', 'ofertas']),
    isHidden: true,
  },
  { id: 'category', header: 'Categoria', cell: ({ category }) => category ?? '–' },
  { id: 'seen', header: 'Vista', cell: ({ lastSeenAt }) => momentWords(lastSeenAt), isHidden: true },
]

function OfferName({ itemId, title, productId, state }: ShopOffer) {
  const { siteUrl } = usePlace()
  return (
    <>
      {state === 'live' ? <a href={`${siteUrl}/produto/${productId}`}>{title}</a> : title}{' '}
      <span className="soft">{itemId}</span>
    </>
  )
}

/** B-07: every offer of the shop. */
export function OffersScreen({ data }: ScreenProps<ShopOffersAnswer>) {
  const asked = useAskedValue()
  return (
    <>
      <ScreenHead title="Ofertas" lead="Como as suas ofertas estão no site, ao lado das das outras lojas." />
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
            ['', '–'],
            ['picture', 'Imagem'],
            ['gtin', 'GTIN'],
            ['category', 'Categoria'],
          ]}
          defaultValue={asked('missing')}
        />
      </FilterForm>
      <DataTable
        caption="Ofertas"
        words={['oferta', 'ofertas']}
        columns={columns}
        list={data}
        idOf={({ variantId }) => String(variantId)}
        defaultSort="-id"
        tools={<ExportLink path="/api/v2/shop/offers.csv" />}
      />
      <Pagination {...data} />
    </>
  )
}
