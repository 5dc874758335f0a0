import { regionNames } from '../../copy/region-names.ts'
import { regionOptions } from '../../region-address.ts'
import { EshopLogo } from '../../parts/eshop/EshopMark.tsx'
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx'
import type { ProductView } from './load.ts'
import type { DeliveriesView } from './present-deliveries.ts'

/** M-12: what each shop asks to deliver this product to each region, as a page; the dialog shows the part with `data-modal-content`. */
export function DeliveriesPage({ view, deliveries }: { view: ProductView; deliveries: readonly DeliveriesView[] }) {
  return (
    <div className="wrap">
      <Breadcrumbs crumbs={[...view.crumbs, { name: view.title, url: view.ownUrl }]} />
      <h1 className="modal-page-title">Entregas</h1>
      <section data-modal-content="" data-region={view.region} aria-label="Entregas">
        <p className="modal-subject">
          <a href={view.ownUrl}>{view.title}</a>
        </p>
        <Deliveries deliveries={deliveries} view={view} />
        <p className="note">
          O que cada loja pede para entregar este produto, pelo seu feed ou pela sua tabela. O que não se sabe fica por
          confirmar na loja.
        </p>
      </section>
    </div>
  )
}

function Deliveries({ deliveries, view }: { deliveries: readonly DeliveriesView[]; view: ProductView }) {
  return (
    <table className="deliveries" role="table">
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            Loja
          </th>
          {regionOptions.map(([region]) => (
            <th key={region} role="columnheader" scope="col" aria-current={region === view.region || undefined}>
              {regionNames[region]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {deliveries.map(({ variantId, eshopName, eshopLogo, priceCents, withVoucher, regions }) => (
          <tr
            key={variantId}
            role="row"
            data-delivery-of={variantId}
            data-price={priceCents}
            data-with-voucher={withVoucher?.cents}
          >
            <th role="rowheader" scope="row">
              <EshopLogo logo={eshopLogo} />
              {eshopName}
            </th>
            {regions.map(({ region, price, days, isTaken }) => (
              <td key={region} role="cell" aria-current={region === view.region || undefined}>
                <span className="cell-name">{regionNames[region]}</span>
                <span className="delivery-price">{price}</span>
                {days !== null && <span className="fine">{days}</span>}
                {withVoucher !== null && (
                  <span className="fine" data-taken="" hidden={!isTaken}>
                    {`com o voucher ${withVoucher.code}`}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
