import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import { applicationRoutes } from './backoffice/application-routes.ts'
import type { JoiningDeps } from './joining/joining-deps.ts'
import { undoDecision } from './joining/undo-decision.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface PartnersWebParts extends Pick<JoiningDeps, 'shopSlug'> {
  readonly db: Database
  readonly clock: Clock
}

/** Shops that have applied, as who runs the site decides about them. How they apply is pages (src/storefront/pages/join). */
export function web(parts: PartnersWebParts): WebSide {
  return {
    routes: (app) => applicationRoutes(app, parts),
    undos: [undoDecision(parts)],
  }
}
