import type { Region } from '#domains/search/contract.ts'
import { formatCents } from '../../copy/format.ts'
import { inRegion } from '../../copy/region-names.ts'
import { paths } from '../../paths.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { PriceChart } from '../../parts/price-history/PriceChart.tsx'
import { type OfferPriceView, presentOfferPrice } from './offer-price-view.ts'
import { MailPreferencesLink } from './MailPreferencesLink.tsx'
import { PaceSelect } from './PaceSelect.tsx'
import type { KnownPrice, TargetWords } from './suggested-targets.ts'
import { TargetFields } from './TargetFields.tsx'
import type { WatchedOffer } from './watch-source.ts'

export interface WatchPageProps {
  readonly offer: WatchedOffer
  /** null: nobody is signed in, and an address is asked for. */
  readonly signedInAs: string | null
  /** Where this person has said that they live; null: nothing is known. */
  readonly region: Region | null
  readonly watched: { readonly targetCents: number | null; readonly region: Region | null } | null
  /** What was filled in, and what is wrong with it. */
  readonly filled?: {
    readonly email: string
    readonly target: string
    readonly region: Region | null
    readonly isFrequent: boolean
  }
  readonly complaints?: { readonly email?: string; readonly target?: string }
  /** A mail to this address is on its way. */
  readonly mailedTo?: string
}

/** M-05: the form of a watch, as a page; the dialog shows the part with `data-modal-content`. */
export function WatchPage(props: WatchPageProps) {
  const { offer, watched, mailedTo } = props
  const productUrl = paths.product(offer.productId, offer.productSlug)
  const seen = presentOfferPrice(offer)
  return (
    <div className="wrap">
      <Breadcrumbs
        crumbs={[
          { name: 'Início', url: paths.homepage() },
          { name: offer.name, url: productUrl },
        ]}
      />
      <h1 className="modal-page-title">Alerta de preço e de stock</h1>
      <section className="info" data-modal-content="" aria-label="Alerta de preço e de stock">
        <p className="modal-subject">
          <a href={productUrl}>{offer.name}</a>
        </p>
        <p>{standingOf(offer, props.region)}</p>
        {mailedTo !== undefined ? (
          <p className="lead" role="status">
            Enviámos um e-mail para <bdi>{mailedTo}</bdi>. O alerta começa quando o confirmar.
          </p>
        ) : (
          <>
            {seen !== null && <SeenPrice {...seen} />}
            {watched !== null && <Watched {...watched} variantId={offer.variantId} />}
            <WatchForm {...props} seen={seen} />
          </>
        )}
      </section>
    </div>
  )
}

function standingOf(
  { priceCents, totals, eshopName, isPayable, isInStock }: WatchedOffer,
  region: Region | null,
): string {
  const total = region === null ? null : totals[region]
  const delivered = region === null || total === null ? '' : `, ${formatCents(total)} com a entrega ${inRegion[region]}`
  const price = `${formatCents(priceCents)} na loja ${eshopName}${delivered}`
  return isInStock
    ? `Agora: ${price}, em stock.`
    : isPayable
      ? `Agora: ${price}, por encomenda.`
      : `Último preço: ${price}, fora de stock.`
}

function SeenPrice({ range, caption }: OfferPriceView) {
  return (
    <figure>
      <PriceChart range={range} isSmall />
      <figcaption className="fine">{caption}</figcaption>
    </figure>
  )
}

/** T-03: what is watched already can be ended. */
function Watched({ targetCents, region, variantId }: NonNullable<WatchPageProps['watched']> & { variantId: number }) {
  return (
    <form className="form" method="post" action={paths.watch(variantId)}>
      <p>
        {targetCents === null
          ? 'Está a acompanhar o stock deste produto.'
          : `Está a acompanhar este produto até ${formatCents(targetCents)}${region === null ? '' : `, com a entrega ${inRegion[region]}`}.`}
      </p>
      <Button type="submit" name="terminar" value="1">
        Deixar de acompanhar
      </Button>
    </form>
  )
}

interface WatchFormProps extends WatchPageProps {
  readonly seen: OfferPriceView | null
}

function WatchForm({ offer, signedInAs, region, watched, filled, complaints = {}, seen }: WatchFormProps) {
  const { variantId, isInStock, isPayable } = offer
  const delivered = (filled ?? watched ?? { region }).region
  const { priceCents, lowest, isTotal } = knownOf(offer, seen?.lowest ?? null, delivered)
  const isWhole = seen?.isWhole ?? false
  return (
    <form className="form" method="post" action={paths.watch(variantId)} noValidate>
      <Watcher signedInAs={signedInAs} filled={filled?.email} complaint={complaints.email ?? null} />
      <TargetFields
        known={{ priceCents, lowest }}
        words={{ lowest, isWhole, isPayable, isTotal }}
        target={targetOf(filled, watched)}
        complaint={complaints.target ?? null}
      />
      <Select label="Esse preço é" name="total" options={TARGETS} defaultValue={delivered ?? ''} />
      {signedInAs === null && <PaceSelect isFrequent={filled?.isFrequent ?? false} />}
      <Button type="submit" tone="primary" name="tipo" value="preco">
        Avisar-me deste preço
      </Button>
      {!isInStock && (
        <Button type="submit" name="tipo" value="stock">
          {isPayable ? 'Avisar-me quando houver stock' : 'Avisar-me quando voltar'}
        </Button>
      )}
      <p className="fine">
        {signedInAs === null ? (
          'Nunca entre as 22h e as 8h. Pode terminar quando quiser.'
        ) : (
          <>
            Pode terminar quando quiser. <MailPreferencesLink />
          </>
        )}
      </p>
    </form>
  )
}

/** As it was filled in, or as it is watched. */
function targetOf(filled: WatchPageProps['filled'] | undefined, watched: WatchPageProps['watched']): string | null {
  return filled?.target ?? (watched?.targetCents == null ? null : formatCents(watched.targetCents))
}

/** What suggestions stand on: the total where a region is known and delivery there too, the price alone otherwise. */
function knownOf(
  { priceCents, totals }: WatchedOffer,
  lowest: TargetWords['lowest'],
  region: Region | null,
): KnownPrice & Pick<TargetWords, 'isTotal'> {
  const total = region === null ? null : totals[region]
  if (total === null) return { priceCents, lowest, isTotal: false }
  const deliveryCents = total - priceCents
  // With a voucher the total is below the price: of the lowest price nobody knows what was taken off.
  const isAdded = lowest !== null && deliveryCents >= 0
  return {
    priceCents: total,
    lowest: isAdded ? { ...lowest, cents: lowest.cents + deliveryCents } : null,
    isTotal: true,
  }
}

function Watcher({
  signedInAs,
  filled,
  complaint,
}: {
  signedInAs: string | null
  filled: string | undefined
  complaint: string | null
}) {
  if (signedInAs !== null)
    return (
      <p>
        Avisamos por e-mail: <bdi>{signedInAs}</bdi>
      </p>
    )
  return (
    <Field
      id="alerta-email"
      name="email"
      type="email"
      label="E-mail"
      autoComplete="email"
      maxLength={254}
      required
      defaultValue={filled}
      hint="Enviamos um e-mail para confirmar. Só o usamos para este alerta."
      error={complaint}
    />
  )
}

/** What a target is of. */
const TARGETS = [
  { value: '', label: 'só do produto' },
  ...(Object.keys(inRegion) as Region[]).map((region) => ({
    value: region,
    label: `com a entrega ${inRegion[region]}`,
  })),
]
