import type { FastifyInstance } from 'fastify'
import type { BackOfficeAssets } from '#backoffice/server/document-html.ts'
import { deadWorkRoutes } from '#platform/jobs/dead-work-routes.ts'
import { shopRoutes } from '#backoffice/server/shop-routes.ts'
import { adminRoutes } from '#backoffice/server/admin-routes.ts'
import type { Metrics } from '#platform/metrics.ts'
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
    readonly metrics: Metrics
  },
): void {
  backOfficeCallRoutes(app, shared)
  deadWorkRoutes(app, shared)
  adminRoutes(app, { config, siteName: site.name, policy, assets })
  shopRoutes(app, { config, siteName: site.name, policy, assets })
}
