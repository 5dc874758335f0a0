import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { Island } from '../../islands/Island.tsx'
import { modalLink } from '../../parts/modals/ModalLink.island.tsx'
import { PostalCodeForm } from '../../parts/postal-code/PostalCodeForm.tsx'
import { RegionSelect } from '../../ui/RegionSelect.tsx'
import type { ProductView } from './load.ts'
import { OfferTable } from './OfferTable.tsx'
import { WhySlot } from './WhySlot.tsx'

/** From more offers than this on, the page shows the first ten and the rest in a dialog. */
const MOST_ON_PAGE = 12
const SHOWN_OF_MANY = 10

/** Every shop's offer to the shopper's region or postal code. A preview has no region for the browser: its offer's number is another offer's id. */
export function OffersSection({ view, hasPostalError }: { view: ProductView; hasPostalError: boolean }) {
  const { offers, modals, region } = view
  const shown = modals === null || offers.length <= MOST_ON_PAGE ? offers : offers.slice(0, SHOWN_OF_MANY)
  return (
    <section className="product-section" id="ofertas" data-region={modals === null ? undefined : region}>
      <h2>{countOf(offers.length, words.offer)}</h2>
      <div className="where-to" id="onde">
        <RegionSelect action={view.canonicalUrl} region={region} />
        {modals !== null && <PostalCodeForm action={view.canonicalUrl} region={region} hasError={hasPostalError} />}
      </div>
      <p className="fine where-to-status" role="status" data-totals-status="" />
      <OfferTable offers={shown} reportTo={view.reportTo} />
      {modals !== null && (
        <p className="offers-links">
          {shown.length < offers.length && (
            <Island
              of={modalLink}
              props={{
                className: 'button',
                href: modals.offers,
                modal: 'offers',
                opener: 'product',
                text: `Ver as ${countOf(offers.length, words.offer)}`,
              }}
            />
          )}
          <Island
            of={modalLink}
            props={{
              className: 'quiet',
              href: modals.deliveries,
              modal: 'deliveries',
              opener: 'product',
              text: 'Entregas de cada loja',
            }}
          />
        </p>
      )}
      <OffersNote why={modals === null ? null : modals.why} />
    </section>
  )
}

export function OffersNote({ why }: { why: string | null }) {
  return (
    <>
      <p className="note">
        Ordenadas pelo total com entrega; o que não se sabe fica depois do que se sabe. Nenhuma loja paga pela ordem.
      </p>
      {why !== null && <WhySlot href={why} />}
    </>
  )
}
