import { labels } from '../../copy/labels.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { useSite } from '../../site.ts'
import type { OfferView } from './present-offers.ts'

/** Every shop's offer: price, delivery, total, availability, when it was verified (product.md 1 and 8). */
export const OfferTable = ({ offers }: { offers: readonly OfferView[] }) => (
  <ul className="offers">
    {offers.map((offer) => (
      <Offer key={offer.variantId} offer={offer} />
    ))}
  </ul>
)

const Offer = ({ offer }: { offer: OfferView }) => {
  const site = useSite()
  return (
    <li className="offer">
      <div className="offer-shop">
        {offer.eshopUrl === null ? <b>{offer.eshopName}</b> : <a href={offer.eshopUrl}>{offer.eshopName}</a>}
        {offer.isBest && <span className="best-mark">Melhor total</span>}
        <p className="fine">{offer.name}</p>
        <Verified offer={offer} />
      </div>
      <p className="tags">
        {offer.tags.map(({ text, tone }) => (
          <span key={text} className={tone}>
            {text}
          </span>
        ))}
        {offer.condition !== null && <span className="soft">{offer.condition}</span>}
      </p>
      <div className="offer-price">
        <p className="price">
          <b>{offer.price}</b>
        </p>
        <p className="fine">{offer.delivery}</p>
        {offer.installment !== null && <p className="fine">{offer.installment}</p>}
      </div>
      <p className="offer-total">
        {offer.total !== null && <b>{offer.total}</b>}
        {offer.isDelivered && <span className="fine">{offer.total === null ? 'Total por confirmar' : 'com entrega'}</span>}
      </p>
      {offer.active ? (
        <a className="go" href={withClickMark(site.clickUrl(offer, offer.clickSource))} target="_blank" rel="nofollow sponsored" aria-label={`${labels.goToEshop}: ${offer.eshopName}`}>
          {labels.goToEshop}
        </a>
      ) : (
        <span />
      )}
    </li>
  )
}

/** The server prints the moment; the browser words it as "há 3 h", so that the page stays the same bytes. */
const Verified = ({ offer }: { offer: OfferView }) => (
  <p className={offer.isStale ? 'fine stale' : 'fine'}>
    {'Verificado '}
    <time dateTime={offer.verifiedAt.iso} data-relative="">
      {`a ${offer.verifiedAt.text}`}
    </time>
    {offer.isStale ? ': o preço pode ter mudado' : ''}
  </p>
)
