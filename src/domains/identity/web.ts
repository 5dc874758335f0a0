import type { WebSide } from '#platform/domain/define-domain.ts'
import type { CurrentUser } from './current-user.ts'
import { identityRoutes } from './routes.ts'

export function web(parts: { readonly currentUser: CurrentUser }): WebSide {
  return { routes: (app) => identityRoutes(app, parts) }
}
