import { labels } from '../../copy/labels.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { useSite } from '../../site.ts'
import { VoucherCopy } from '../../parts/voucher/VoucherCopy.tsx'
import { takenWords } from '../../parts/sum/sum-words.ts'
import { EshopLogo } from '../../parts/eshop/EshopMark.tsx'
import { OfferDetails } from './OfferDetails.tsx'
import { paths } from '../../paths.ts'
import { BestMark } from '../../ui/BestMark.tsx'
import type { OfferView } from './present-offers.ts'

/**
 * Every shop's offer: price, delivery, total, availability, returns, when it was verified (product.md 1, 8, 10). A table on a
 * desktop, cards on a phone: the roles keep it a table for who hears it, whatever the styles make of its boxes.
 */
export function OfferTable({ offers, reportTo }: { offers: readonly OfferView[]; reportTo: string | null }) {
  return (
    <table className="offers" role="table">
      <thead role="rowgroup">
        <tr role="row">
          {COLUMNS.map((name) => (
            <th key={name} role="columnheader" scope="col">
              {name === '' ? <span className="visually-hidden">Ligação</span> : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" data-offers="">
        {offers.map((offer) => (
          <Offer key={offer.variantId} offer={offer} isAlone={offers.length === 1} reportTo={reportTo} />
        ))}
      </tbody>
    </table>
  )
}

/** As one reckons: the price and what goes off it, the delivery, and what they make. */
const COLUMNS = ['Loja', 'Preço', 'Entrega', 'Total com entrega', 'Disponibilidade', 'Devolução', '']

/** What the browser needs to reckon the total to an exact postal code stands in data attributes (client/delivered-totals.ts). */
function Offer({
  offer,
  isAlone,
  reportTo,
}: {
  offer: OfferView
  /** The best of one is no news. */
  isAlone: boolean
  reportTo: string | null
}) {
  return (
    <tr
      className={offer.standing === 'fresh' || offer.standing === 'unknown' ? 'offer' : 'offer sunk'}
      role="row"
      data-offer={offer.variantId}
      data-price={offer.priceCents}
      data-plain-delivery={offer.plainDeliveryCents ?? ''}
      data-code={offer.withVoucher?.code}
      data-with-voucher={offer.withVoucher?.cents}
      data-total={offer.totalCents ?? ''}
      data-standing={offer.standing}
      data-base={offer.base}
    >
      <th className="offer-shop" role="rowheader" scope="row">
        <ShopName offer={offer} />
        {offer.isBest && !isAlone && <BestMark>Melhor total</BestMark>}
        <Verified offer={offer} />
        <Exactness accuracy={offer.accuracy} />
        <OfferDetails offer={offer} reportTo={reportTo} />
        {offer.voucher !== null && <VoucherCopy voucher={offer.voucher} context="variantAlternativeOffers" />}
      </th>
      <td className="offer-price" role="cell">
        <span className="cell-name">Preço </span>
        <span className={offer.discount === null ? undefined : 'drop'}>{offer.price}</span>
        {offer.discount !== null && (
          <span className="offer-before">
            <s>{offer.discount.before}</s>
            {` ${offer.discount.percent}`}
          </span>
        )}
        {offer.withVoucher !== null && (
          <span className="fine offer-taken" data-taken="" hidden={offer.taken === null}>
            {takenWords(offer.withVoucher.code, offer.taken?.off ?? '')}
          </span>
        )}
      </td>
      <td className="offer-delivery" role="cell">
        <span className="cell-name">Entrega </span>
        <span data-delivery="">{offer.delivery}</span>
        {offer.deliveryDays !== null && <span className="fine offer-days">{offer.deliveryDays}</span>}
      </td>
      <td className="offer-total" role="cell">
        <span className="cell-name">Total com entrega</span>
        <span data-total-text="">
          {offer.total === null ? (
            <span className="fine">{offer.deliveryKind === 'unknown' ? 'Por confirmar' : '—'}</span>
          ) : (
            <b>{offer.total}</b>
          )}
        </span>
      </td>
      <td className="offer-stock" role="cell">
        <span className="tags">
          {offer.tags.map(({ text, tone }) => (
            <span key={text} className={tone}>
              {text}
            </span>
          ))}
          {offer.condition !== null && <span className="soft">{offer.condition}</span>}
        </span>
      </td>
      <td className="offer-returns" role="cell">
        <Returns offer={offer} />
      </td>
      <td className="offer-go" role="cell">
        {offer.active && <GoToEshop offer={offer} />}
      </td>
    </tr>
  )
}

function Returns({ offer: { returns } }: { offer: OfferView }) {
  const known = [returns?.days, returns?.cost].filter((text) => text != null)
  return (
    <>
      <span className="cell-name">Devolução </span>
      <span>{known.length === 0 ? 'não indicada' : known.join(' · ')}</span>
    </>
  )
}

/** Below it, once somebody comes back from there (client/ask-after-visit.ts), where to say that it was other than shown. */
function GoToEshop({ offer }: { offer: OfferView }) {
  const site = useSite()
  return (
    <>
      <a
        className="go"
        href={withClickMark(site.clickUrl(offer, offer.clickSource))}
        target="_blank"
        rel="nofollow sponsored"
        aria-label={`${labels.goToEshop}: ${offer.eshopName}`}
      >
        {labels.goToEshop}
      </a>
      {offer.accuracy !== null && (
        <a className="fine" hidden href={paths.accuracyReport(offer.variantId)} rel="nofollow" data-mismatch="">
          O preço não bate certo?
        </a>
      )}
    </>
  )
}

/** Unknown is said among the details. */
function Exactness({ accuracy }: Pick<OfferView, 'accuracy'>) {
  if (accuracy === null || accuracy.percent === null) return null
  return <span className="fine">{`Exatidão ${accuracy.percent} ${accuracy.basis}`}</span>
}

function ShopName({ offer: { eshopLogo, eshopUrl, eshopName } }: { offer: OfferView }) {
  return (
    <>
      <EshopLogo logo={eshopLogo} />
      {eshopUrl === null ? (
        <b data-shop="">{eshopName}</b>
      ) : (
        <a href={eshopUrl} data-shop="">
          {eshopName}
        </a>
      )}
    </>
  )
}

/** The server prints the moment; the browser words it as "há 3 h", so that the page stays the same bytes. */
function Verified({ offer }: { offer: OfferView }) {
  return (
    <span className={offer.isStale ? 'fine stale' : 'fine'}>
      {'Verificado '}
      <time dateTime={offer.verifiedAt.iso} data-relative="">
        {`a ${offer.verifiedAt.text}`}
      </time>
      {offer.isStale ? ': o preço pode ter mudado' : ''}
    </span>
  )
}
