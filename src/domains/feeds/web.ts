import type { WebSide } from '#platform/domain/define-domain.ts'
import { backofficeFeedRoutes } from './backoffice/routes.ts'
import { type ShopApiOptions, shopFeedRoutes } from './shop-api/routes.ts'

/** What a shop's programs ask of its feed, and who runs the site of all feeds. The lab and the door for new shops are pages (src/storefront). */
export function web(parts: ShopApiOptions): WebSide {
  return {
    routes: (app) => {
      shopFeedRoutes(app, parts)
      backofficeFeedRoutes(app, { ...parts.patient, clock: parts.clock })
    },
  }
}
