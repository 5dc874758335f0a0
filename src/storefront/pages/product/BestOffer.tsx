import { countOf } from '../../copy/format.ts'
import { labels, words } from '../../copy/labels.ts'
import { inRegion } from '../../copy/region-names.ts'
import { withClickMark } from '../../html/trusted-html.tsx'
import { useSite } from '../../site.ts'
import { DiscountTooltip } from '../../parts/discount/DiscountBox.tsx'
import { SecondPrice } from '../../parts/sum/SecondPrice.tsx'
import { partsSentence } from '../../parts/sum/sum-words.ts'
import { VoucherCopy } from '../../parts/voucher/VoucherCopy.tsx'
import type { ProductView } from './load.ts'
import type { OfferView } from './present-offers.ts'
import { LinkButton } from '../../ui/Button.tsx'

/**
 * The best delivered total and the way to its shop. On a phone these two stay at the lower edge for as long as their own place
 * is below (product.css), so that they are in sight at once; how the total comes about stands in the page.
 */
export function BestOffer({ view }: { view: ProductView }) {
  const [first] = view.offers
  if (first === undefined) return null
  return (
    <div className="best" data-best={first.isBest ? first.variantId : ''}>
      <div className="best-bar">
        <p className="price-large">
          <b data-best-total="">{first.total ?? first.price}</b>
          <SecondPrice cents={first.totalCents ?? first.priceCents} />
          <WhereTo offer={first} view={view} />
        </p>
        {first.active && <GoToBest offer={first} />}
      </div>
      <p className="fine" data-best-parts="">
        {partsText(first, view)}
      </p>
      {first.discount !== null && (
        <p className="fine best-drop" data-best-drop="">
          {first.discount.sentence} <DiscountTooltip id="porque-desconto" />
        </p>
      )}
      {view.cheaperUnknown !== null && (
        <p className="fine" data-best-unknown="">
          {view.cheaperUnknown}
        </p>
      )}
      <LinkButton className="best-all" href="#ofertas">
        {view.offers.length === 1 ? 'Ver a oferta' : `Ver as ${countOf(view.offers.length, words.offer)}`}
      </LinkButton>
    </div>
  )
}

/** Its voucher, below what stays in sight. */
export function BestVoucher({ view: { offers } }: { view: ProductView }) {
  return offers[0]?.voucher == null ? null : <VoucherCopy voucher={offers[0].voucher} context="variantDetail" />
}

function GoToBest({ offer }: { offer: OfferView }) {
  const site = useSite()
  return (
    <LinkButton
      tone="primary"
      href={withClickMark(site.clickUrl(offer, offer.clickSource))}
      target="_blank"
      rel="nofollow sponsored"
      aria-label={`${labels.goToEshop}: ${offer.eshopName}`}
      data-best-go=""
    >
      {labels.goToEshop}
    </LinkButton>
  )
}

/** The region leads to where it can be changed. */
function WhereTo({ offer: { total, taken, active }, view: { region } }: { offer: OfferView; view: ProductView }) {
  return (
    <span>
      {!active && 'fora de stock em todas as lojas; '}
      {total === null ? 'sem contar a entrega ' : taken === null ? 'com entrega ' : 'com voucher e entrega '}
      <a href="#onde" data-best-where="">
        {inRegion[region]}
      </a>
    </span>
  )
}

/** Where the figure comes from: "649,90 € na loja Casa do Cais, entrega 29,90 €". */
function partsText(offer: OfferView, view: ProductView): string {
  return `${sumText(offer, view)}${offer.isStale ? '; o preço pode ter mudado' : ''}`
}

function sumText(
  { total, price, taken, eshopName, delivery, deliveryKind, active }: OfferView,
  { region }: ProductView,
): string {
  if (deliveryKind === 'not_delivered')
    return active
      ? `${price} na loja ${eshopName}; nenhuma loja entrega ${inRegion[region]}`
      : `${price} na loja ${eshopName}, que não entrega ${inRegion[region]}`
  if (total === null) return `${price} na loja ${eshopName}; entrega ${inRegion[region]} por confirmar`
  return partsSentence({ price, eshopName, taken, delivery: delivery.toLowerCase() })
}
