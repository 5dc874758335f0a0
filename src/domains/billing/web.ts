import type { WebSide } from '#platform/domain/define-domain.ts'
import { type AccountRoutesParts, accountRoutes } from './backoffice/account-routes.ts'
import { type BillingBackofficeParts, billingBackofficeRoutes } from './backoffice/routes.ts'
import { offerBidRoutes } from './bids/offer-bid.ts'
import { type BidRoutesParts, bidRoutes } from './bids/routes.ts'
import { budgetRoutes } from './budgets/routes.ts'
import { statisticsRoutes } from './statistics/routes.ts'
import { type ShopBillingParts, shopBillingRoutes } from './shop-api/routes.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export type BillingWebParts = ShopBillingParts & BillingBackofficeParts & BidRoutesParts & AccountRoutesParts

/** What shops read of what they owe, and what those do who look after money. */
export function web(parts: BillingWebParts): WebSide {
  return {
    routes: (app) => {
      shopBillingRoutes(app, parts)
      billingBackofficeRoutes(app, parts)
      accountRoutes(app, parts)
      bidRoutes(app, parts)
      offerBidRoutes(app, parts)
      budgetRoutes(app, parts)
      statisticsRoutes(app, parts)
    },
  }
}
