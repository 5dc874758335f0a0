import type { WebSide } from '#platform/domain/define-domain.ts'
import { agreementRoute } from './backoffice/agreement-route.ts'
import { applicationRoutes } from './backoffice/application-routes.ts'
import { ownerRoutes } from './backoffice/owner-routes.ts'
import { complaintRoutes } from './complaints/complaint-routes.ts'
import { noticeRoutes, type NoticeRoutesParts } from './complaints/notice-routes.ts'
import type { JoiningDeps } from './joining/joining-deps.ts'
import { undoDecision } from './joining/undo-decision.ts'
import { memberRoutes, type MemberRoutesParts } from './members/member-routes.ts'
import { shopMeRoute, type ShopMeParts } from './shop-api/me.ts'
import { tellOfTerms, type TermsNoticeDeps } from './terms/terms-notices.ts'
import { undoAgreement } from './terms/undo-agreement.ts'
import { tokenRoutes } from './tokens/token-routes.ts'

/** Terms change a few times a year, and are announced weeks before. */
const TERMS_EVERY_MS = 3_600_000

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export type PartnersWebParts = MemberRoutesParts &
  ShopMeParts &
  NoticeRoutesParts &
  Pick<JoiningDeps, 'shopSlug'> &
  TermsNoticeDeps

/**
 * Who acts for shops and with what, what was decided about them, and shops that have applied, as who runs the site decides about them. How
 * they apply is pages (src/storefront/pages/join).
 */
export function web(parts: PartnersWebParts): WebSide {
  return {
    routes: (app) => {
      applicationRoutes(app, parts)
      agreementRoute(app, parts)
      ownerRoutes(app, parts)
      shopMeRoute(app, parts)
      memberRoutes(app, parts)
      tokenRoutes(app, parts)
      noticeRoutes(app, parts)
      complaintRoutes(app, parts)
    },
    undos: [undoDecision(parts), undoAgreement(parts)],
    repetitions: [
      { everyMs: TERMS_EVERY_MS, complaint: 'shops cannot be told of later terms', act: () => tellOfTerms(parts) },
    ],
  }
}
