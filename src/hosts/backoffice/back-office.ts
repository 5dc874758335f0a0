import type { FastifyInstance } from 'fastify'
import type { BackOfficeAssets } from '#backoffice/server/document-html.ts'
import { backOfficeRoutes } from '#backoffice/server/back-office-routes.ts'
import type { StorefrontDependencies } from '#storefront/dependencies.ts'
import type { SharedParts } from '../web/web-parts.ts'
import { backOfficeCallRoutes } from './routes.ts'

/** The back office of a web process: its pages, and the calls that are about no domain alone. */
export function backOffice(
  app: FastifyInstance,
  {
    config,
    storefront: { site, policy },
    assets,
    ...shared
  }: SharedParts & {
    readonly storefront: Pick<StorefrontDependencies, 'site' | 'policy'>
    readonly assets: BackOfficeAssets
  },
): void {
  backOfficeCallRoutes(app, shared)
  backOfficeRoutes(app, { config, siteName: site.name, policy, assets })
}
