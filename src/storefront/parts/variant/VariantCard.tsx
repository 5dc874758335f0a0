import { labels } from '../../copy/labels.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { useSite } from '../../site.ts'
import { Island } from '../../islands/Island.tsx'
import { comparableOf } from '../compare/CompareButton.tsx'
import { compareToggle } from '../compare/CompareToggle.island.tsx'
import { modalLink } from '../modals/ModalLink.island.tsx'
import { Sum } from '../sum/Sum.tsx'
import { VoucherCopy } from '../voucher/VoucherCopy.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardPriceLine } from './CardPriceLine.tsx'
import type { CardView } from './present-card.ts'

/** L-02: one offer in the grid. The whole card is the link 'Detalhes'; 'Ir para a loja' lies above it. */
export function VariantCard({ card }: { card: CardView }) {
  return (
    <li className="card">
      <CardPicture card={card} layout="grid" />
      <h3 className="card-name">
        <a href={card.url}>{card.name}</a>
      </h3>
      <CardParameters card={card} />
      <CardPrice card={card} />
      <CardTags card={card} />
      {card.voucher !== null && <VoucherCopy voucher={card.voucher} context="variantCard" />}
      <CardActions card={card} />
    </li>
  )
}

/** L-01: the same offer as a row. */
export function VariantRow({ card }: { card: CardView }) {
  return (
    <li className="row">
      <CardPicture card={card} layout="row" />
      <div className="row-text">
        <h3 className="card-name">
          <a href={card.url}>{card.name}</a>
        </h3>
        <CardParameters card={card} />
        <CardTags card={card} />
        {card.voucher !== null && <VoucherCopy voucher={card.voucher} context="variantRow" />}
      </div>
      <div className="row-buy">
        <CardPrice card={card} />
        <CardActions card={card} />
      </div>
    </li>
  )
}

function CardParameters({ card }: { card: CardView }) {
  return card.parameters.length === 0 ? null : (
    <ul className="card-parameters">
      {card.parameters.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  )
}

function CardPrice({ card }: { card: CardView }) {
  return (
    <div className="card-price">
      <CardPriceLine card={card} />
      {!card.active && <p className="fine">{`na loja ${card.eshopName}`}</p>}
      {card.installment !== null && <p className="fine">{card.installment}</p>}
      <Sum sum={card.sum} />
      {card.moreOffers !== null && (
        <p className="fine">
          <Island
            of={modalLink}
            props={{ href: card.moreOffers.url, modal: 'offers', opener: 'card', text: card.moreOffers.text }}
          />
        </p>
      )}
    </div>
  )
}

function CardTags({ card }: { card: CardView }) {
  return (
    <p className="tags">
      {card.tags.map(({ text, tone }) => (
        <span key={text} className={tone}>
          {text}
        </span>
      ))}
    </p>
  )
}

function CardActions({ card }: { card: CardView }) {
  const site = useSite()
  return (
    <div className="card-actions">
      {card.active && (
        <a
          className="go"
          href={withClickMark(site.clickUrl(card, card.clickSource))}
          target="_blank"
          rel="nofollow sponsored"
        >
          {labels.goToEshop}
          <span className="at">{card.eshopName}</span>
        </a>
      )}
      <a className="quiet" href={card.url}>
        {labels.details}
      </a>
      {card.isComparable && <Island of={compareToggle} props={{ item: comparableOf(card) }} />}
    </div>
  )
}
