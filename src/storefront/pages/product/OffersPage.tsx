import { countOf } from '../../copy/format.ts'
import { words } from '../../copy/labels.ts'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ProductView } from './load.ts'
import { OffersNote } from './OffersSection.tsx'
import { OfferTable } from './OfferTable.tsx'

/** M-10: all offers of a product, as a page; the dialog shows the part with `data-modal-content`. */
export function OffersPage({ view }: { view: ProductView }) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...view.crumbs, { name: view.title, url: view.ownUrl }]} />
      <h1 className="modal-page-title">{countOf(view.offers.length, words.offer)}</h1>
      <section data-modal-content="" data-region={view.region} aria-label={countOf(view.offers.length, words.offer)}>
        <p className="modal-subject">
          <a href={view.ownUrl}>{view.title}</a>
        </p>
        <p className="fine where-to-status" role="status" data-totals-status="" />
        <OfferTable offers={view.offers} reportTo={view.reportTo} />
        <OffersNote why={view.modals === null ? null : view.modals.why} />
      </section>
    </div>
  )
}
