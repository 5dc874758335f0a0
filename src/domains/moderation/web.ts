import type { WebSide } from '#platform/domain/define-domain.ts'
import { derivedKey } from '#platform/secret.ts'
import { backofficeRoutes, type ModerationBackofficeOptions } from './backoffice/routes.ts'
import { caseLinks } from './notices/case-links.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface ModerationWebParts extends Omit<ModerationBackofficeOptions, 'links'> {
  readonly secret: string
}

export function web(parts: ModerationWebParts): WebSide {
  const links = caseLinks(derivedKey(parts.secret, 'moderation'))
  return { routes: (app) => backofficeRoutes(app, { ...parts, links }) }
}
