import { labels } from '../../copy/labels.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { useSite } from '../../site.ts'
import { Island } from '../../islands/Island.tsx'
import { modalLink } from '../modals/ModalLink.island.tsx'
import { Sum } from '../sum/Sum.tsx'
import { RatingLink } from '../reviews/RatingLink.tsx'
import { VoucherLine } from '../voucher/VoucherLine.tsx'
import { CardPicture } from './CardPicture.tsx'
import { CardTools } from './CardTools.tsx'
import type { CardView } from './present-card.ts'

/**
 * L-02: one offer in the grid. Its name is the link to the product and reaches over the card; 'Ir para a loja' lies above it.
 * Tab stops five times at most: the product, its other offers, the voucher, the shop, the tools (whose parts arrows reach).
 */
export function VariantCard({ card }: { card: CardView }) {
  return (
    <li className={card.isHighlighted ? 'card highlighted' : 'card'}>
      <CardPicture card={card} layout="grid" />
      <CardName card={card} isStop={card.images.length < 2} />
      {card.rating !== null && <RatingLink rating={card.rating} />}
      <CardParameters card={card} />
      <CardPrice card={card} />
      <CardTags card={card} />
      {card.voucher !== null && <VoucherLine voucher={card.voucher} context="variantCard" />}
      <CardActions card={card} />
    </li>
  )
}

/** L-01: the same offer as a row. */
export function VariantRow({ card }: { card: CardView }) {
  return (
    <li className={card.isHighlighted ? 'row highlighted' : 'row'}>
      <CardPicture card={card} layout="row" />
      <div className="row-text">
        <CardName card={card} isStop />
        {card.rating !== null && <RatingLink rating={card.rating} />}
        <CardParameters card={card} />
        <CardTags card={card} />
        {card.voucher !== null && <VoucherLine voucher={card.voucher} context="variantRow" />}
      </div>
      <div className="row-buy">
        <CardPrice card={card} />
        <CardActions card={card} />
      </div>
    </li>
  )
}

/** Of a card with a strip of pictures that strip is the keyboard's link to the product. */
function CardName({ card, isStop }: { card: CardView; isStop: boolean }) {
  return (
    <h3 className="card-name">
      <a href={card.url} tabIndex={isStop ? undefined : -1}>
        {card.name}
      </a>
    </h3>
  )
}

function CardParameters({ card: { parameters } }: { card: CardView }) {
  return parameters.length === 0 ? null : <p className="card-parameters">{parameters.join('\u00a0· ')}</p>
}

function CardPrice({ card }: { card: CardView }) {
  return (
    <>
      <Sum card={card} />
      {!card.active && <p className="fine">{`na loja ${card.eshopName}`}</p>}
      {card.installment !== null && <p className="fine">{card.installment}</p>}
    </>
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
      {card.moreOffers !== null && (
        <Island
          of={modalLink}
          props={{
            href: card.moreOffers.url,
            modal: 'offers',
            opener: 'card',
            className: 'card-more',
            text: card.moreOffers.text,
          }}
        />
      )}
    </p>
  )
}

/** 'Detalhes' leads where the name does: the keyboard stops once for the two. */
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
      <a className="quiet" href={card.url} tabIndex={-1}>
        {labels.details}
      </a>
      {card.isComparable && <CardTools card={card} />}
    </div>
  )
}
