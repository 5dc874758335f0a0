import { Link } from 'react-router'
import type { OfferBid, OfferHistory, ShopOfferDetail } from '#platform/api-client/calls.ts'
import { countOf, formatCount } from '#storefront/copy/format.ts'
import { usePlace } from '../../../parts/frame/place-context.ts'
import { microsText } from '../../../parts/money-words.ts'
import { PlainTable } from '../../../parts/PlainTable.tsx'
import { ScreenHead } from '../../../parts/ScreenHead.tsx'
import { shownWords, sourceWords, valueWords } from '../../../parts/overrides/variant-words.ts'
import { momentWords } from '../../../parts/words.ts'
import type { ScreenProps } from '../../screen.ts'
import {
  besideWords,
  euros,
  eurosOr,
  hiddenWords,
  placeReason,
  placeWords,
  remedies,
  stateWords,
} from './offer-words.ts'
import { OfferCost } from './OfferCost.tsx'
import { OfferPrices } from './OfferPrices.tsx'

export interface OfferData {
  readonly detail: ShopOfferDetail
  readonly history: OfferHistory
  /** null: it is not on offer, or who looks may not read it. */
  readonly bid: OfferBid | null
}

/** Of our own working, nothing that a shop says or corrects. */
const INNER_VALUES = new Set(['rulesVersion', 'likeWords'])

/** B-07: one offer: how it stands, why it is not seen, what we read of it, its price and what a click on it costs. */
export function OfferScreen({ data: { detail, history, bid } }: ScreenProps<OfferData>) {
  const { siteUrl } = usePlace()
  const { offer, link, values, pictures, seen } = detail
  return (
    <>
      <ScreenHead
        title={offer.title}
        lead={`${offer.itemId} · ${stateWords[offer.state]} · vista em ${momentWords(seen.lastAt)}, pela primeira vez em ${momentWords(seen.firstAt)}`}
      >
        <Link to="/ofertas">Todas as ofertas</Link>
        <a href={`${siteUrl}/produto/v/${offer.variantId}`}>Ver no site</a>
        <a href={link}>Ver na loja</a>
      </ScreenHead>
      <Hidden {...detail} />
      <Standing offer={offer} />
      {bid !== null && <OfferCost bid={bid} />}
      <OfferPrices history={history} />
      <ReadValues values={values} />
      <PlainTable
        caption="Imagens"
        isWordy
        heads={['Endereço', 'Guardada', 'Tamanho', 'O que mostra']}
        rows={pictures.map(({ url, isHere, width, height, type }) => [
          <a key={url} href={url}>
            {url}
          </a>,
          isHere ? 'sim' : 'ainda não',
          width === null ? '–' : `${formatCount(width)} × ${formatCount(height ?? 0)}`,
          type === null ? '–' : shownWords('picture', type),
        ])}
      />
    </>
  )
}

/** What we took from the feed; where somebody corrected a value, what the feed says of it stands beneath. */
function ReadValues({ values }: Pick<ShopOfferDetail, 'values'>) {
  return (
    <PlainTable
      caption="O que lemos"
      isWordy
      heads={['Característica', 'Valor', 'Onde foi lido']}
      rows={values
        .filter(({ name }) => !INNER_VALUES.has(name))
        .map(({ name, value, source, feed, isOverridden }) => [
          valueWords(name),
          <>
            {value === null ? 'desconhecido' : shownWords(name, value)}
            {isOverridden && <p className="soft">{`no feed: ${feed ?? 'nada'}`}</p>}
          </>,
          sourceWords(source),
        ])}
    />
  )
}

function Hidden({ offer: { hiddenBecause }, disabledReason }: ShopOfferDetail) {
  if (hiddenBecause.length === 0) return <p className="outcome done">Nada impede que esta oferta seja vista.</p>
  return (
    <section className="block" aria-label="Porque não se vê, ou se vê menos">
      <h2>Porque não se vê, ou se vê menos</h2>
      <ul className="waiting">
        {hiddenBecause.map((reason) => (
          <li key={reason}>
            {`${hiddenWords[reason]}. ${reason === 'disabled' && disabledReason !== null ? `Motivo: ${disabledReason}. ` : ''}${remedies[reason].text} `}
            <Link to={remedies[reason].to}>{remedies[reason].label}</Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Standing({ offer }: { offer: ShopOfferDetail['offer'] }) {
  const figures = [
    ['Preço sem envio', euros(offer.priceCents), besideWords(offer)],
    [
      'Com envio para o continente',
      eurosOr(offer.deliveredCents),
      `a mais barata das outras lojas: ${eurosOr(offer.lowestOtherDeliveredCents)}`,
    ],
    ['Lugar entre as ofertas', placeWords(offer), placeReason(offer)],
    [
      'Mediana dos preços',
      eurosOr(offer.medianCents),
      `a do meio, entre ${countOf(offer.otherOffers, ['oferta', 'ofertas'])} de outras lojas`,
    ],
    [
      'Cliques que contam',
      formatCount(offer.clicks),
      offer.costMicros === null
        ? 'deste mês e do anterior'
        : `${microsText(offer.costMicros)}, deste mês e do anterior`,
    ],
  ] as const
  return (
    <ul className="figures">
      {figures.map(([label, value, beside]) => (
        <li key={label} className="figure" data-tone="well">
          <h2>{label}</h2>
          <p className="value">{value}</p>
          <p className="soft">{beside}</p>
        </li>
      ))}
    </ul>
  )
}
