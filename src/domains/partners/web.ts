import type { WebSide } from '#platform/domain/define-domain.ts'
import { complaintRoutes } from './complaints/complaint-routes.ts'
import { noticeRoutes, type NoticeRoutesParts } from './complaints/notice-routes.ts'
import { memberRoutes, type MemberRoutesParts } from './members/member-routes.ts'
import { shopMeRoute, type ShopMeParts } from './shop-api/me.ts'
import { tokenRoutes } from './tokens/token-routes.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export type PartnersWebParts = MemberRoutesParts & ShopMeParts & NoticeRoutesParts

/** Who acts for shops, with what, and what was decided about them. */
export function web(parts: PartnersWebParts): WebSide {
  return {
    routes: (app) => {
      shopMeRoute(app, parts)
      memberRoutes(app, parts)
      tokenRoutes(app, parts)
      noticeRoutes(app, parts)
      complaintRoutes(app, parts)
    },
  }
}
