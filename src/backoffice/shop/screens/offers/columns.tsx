import { Link } from 'react-router'
import type { ShopOffer } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import type { Column } from '../../../parts/cells.tsx'
import { microsText } from '../../../parts/money-words.ts'
import { momentWords } from '../../../parts/words.ts'
import { besideWords, euros, eurosOr, hiddenWords, placeWords, stateWords } from './offer-words.ts'

type OfferColumn = Column<ShopOffer>

const beforeClicks: readonly OfferColumn[] = [
  { id: 'title', header: 'Oferta', look: 'wide', isName: true, cell: (row) => <OfferName {...row} /> },
  { id: 'state', header: 'Estado', cell: (row) => <OfferState {...row} /> },
  { id: 'price', header: 'Preço', sort: 'price', look: 'end', cell: ({ priceCents }) => euros(priceCents) },
  { id: 'beside', header: 'Ao lado das outras, sem envio', cell: (row) => besideWords(row) },
  { id: 'place', header: 'Lugar com envio', cell: (row) => <OfferPlace {...row} /> },
  {
    id: 'delivered',
    header: 'Com envio',
    look: 'end',
    cell: ({ deliveredCents }) => eurosOr(deliveredCents),
    isHidden: true,
  },
  {
    id: 'cheapest',
    header: 'A mais barata com envio',
    look: 'end',
    cell: ({ lowestOtherDeliveredCents }) => eurosOr(lowestOtherDeliveredCents),
  },
  { id: 'median', header: 'Mediana', look: 'end', cell: ({ medianCents }) => eurosOr(medianCents), isHidden: true },
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

/** Its place on the product's page; where its own total is unknown, that it is why. */
function OfferPlace(offer: ShopOffer) {
  return (
    <>
      {placeWords(offer)}
      {offer.place !== null && offer.deliveredCents === null && <p className="soft">total desconhecido</p>}
    </>
  )
}

/** How it stands and, beneath, why it is not seen or is seen less. */
function OfferState({ state, hiddenBecause }: ShopOffer) {
  return (
    <>
      {stateWords[state]}
      {hiddenBecause.length > 0 && (
        <p className="soft">{hiddenBecause.map((reason) => hiddenWords[reason]).join('; ')}</p>
      )}
    </>
  )
}
