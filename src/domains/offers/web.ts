import type { WebSide } from '#platform/domain/define-domain.ts'
import { type AdminDataOptions, adminDataRoute } from './admin/admin-data-route.ts'
import { productRoutes } from './backoffice/product-routes.ts'
import { backofficeUndos } from './backoffice/undos.ts'
import { variantRoutes } from './backoffice/variant-routes.ts'
import { type OfferRoutesOptions, offerRoutes } from './routes.ts'
import { type ShopOfferParts, shopOfferRoutes } from './shop-api/shop-offer-routes.ts'
import { oldestSnapshotAt } from './snapshot/applied-snapshots.ts'

const SECOND_MS = 1000

export interface OfferWebParts extends OfferRoutesOptions, AdminDataOptions, Pick<ShopOfferParts, 'clicksOfOffers'> {
  /** For what no visitor waits for. */
  readonly patient: Pick<OfferRoutesOptions, 'db'>
}

/** The calls of offers, what admins are told of them, and how old what they say is. */
export function web(parts: OfferWebParts): WebSide {
  return {
    routes: (app) => {
      offerRoutes(app, parts)
      adminDataRoute(app, parts)
      variantRoutes(app, { ...parts, db: parts.patient.db })
      shopOfferRoutes(app, { ...parts, db: parts.patient.db })
      productRoutes(app, { clock: parts.clock, db: parts.patient.db })
    },
    undos: backofficeUndos(parts.clock),
    measures: [
      {
        name: 'poiso_oldest_import_seconds',
        help: 'Age of the oldest last applied import of any shop',
        read: async () => {
          const oldest = await oldestSnapshotAt(parts.patient.db)
          return oldest && (parts.clock.now().getTime() - oldest.getTime()) / SECOND_MS
        },
      },
    ],
  }
}
