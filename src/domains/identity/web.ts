import type { WebSide } from '#platform/domain/define-domain.ts'
import { identityRoutes, type IdentityRoutesOptions } from './routes.ts'

export function web(parts: IdentityRoutesOptions): WebSide {
  return { routes: (app) => identityRoutes(app, parts) }
}
