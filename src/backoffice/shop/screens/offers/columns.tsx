import { Link } from 'react-router'
import type { ShopOffer } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { microsText } from '../../../parts/money-words.ts'
import { momentWords } from '../../../parts/words.ts'
import { besideWords, euros, eurosOr, hiddenWords, placeWords, stateWords } from './offer-words.ts'

type OfferColumn = Column<ShopOffer>

const beforeClicks: readonly OfferColumn[] = [
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
  { id: 'place', header: 'Lugar, entregue', look: 'nowrap', cell: (row) => placeWords(row) },
  {
    id: 'delivered',
    header: 'Entregue',
    look: 'end',
    cell: ({ deliveredCents }) => eurosOr(deliveredCents),
    isHidden: true,
  },
  {
    id: 'cheapest',
    header: 'A mais barata, entregue',
    look: 'end',
    cell: ({ lowestOtherDeliveredCents }) => eurosOr(lowestOtherDeliveredCents),
  },
  { id: 'median', header: 'Mediana', look: 'end', cell: ({ medianCents }) => eurosOr(medianCents) },
  {
    id: 'others',
    header: 'Outras ofertas',
    cell: ({ otherOffers }) => countOf(otherOffers, ['oferta', 'ofertas']),
    isHidden: true,
  },
  { id: 'clicks', header: 'Cliques', sort: 'clicks', look: 'end', cell: ({ clicks }) => formatCount(clicks) },
]
const cost: OfferColumn = {
  id: 'cost',
  header: 'Custo',
  look: 'end',
  cell: ({ costMicros }) => microsText(costMicros ?? 0),
}
const afterClicks: readonly OfferColumn[] = [
  { id: 'category', header: 'Categoria', cell: ({ category }) => category ?? '–' },
  { id: 'seen', header: 'Vista', cell: ({ lastSeenAt }) => momentWords(lastSeenAt), isHidden: true },
]

/** For who may read what clicks cost, and for the others. */
export const columnsWithMoney: readonly OfferColumn[] = [...beforeClicks, cost, ...afterClicks]
export const columnsWithoutMoney: readonly OfferColumn[] = [...beforeClicks, ...afterClicks]

function OfferName({ variantId, itemId, title }: ShopOffer) {
  return (
    <>
      <Link to={`/ofertas/${variantId}`}>{title}</Link> <span className="soft">{itemId}</span>
    </>
  )
}
