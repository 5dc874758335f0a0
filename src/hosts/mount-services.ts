import { menuCall, menuTrees } from '#domains/catalogue/contract.ts'
import { clickRoutes, clickSources, signRendering, type ClickKeeper } from '#domains/clicks/contract.ts'
import { loadVariants, offerRoutes, presentVariant, type VariantData } from '#domains/offers/contract.ts'
import { createListings, type IndexFollower, type ListingSelection, searchRoutes } from '#domains/search/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import { mountCall } from '#platform/http/mount-call.ts'
import type { HttpServer, ServerOptions } from '#platform/http/server.ts'
import type { Log } from '#platform/log.ts'
import type { Metrics } from '#platform/metrics.ts'
import { derivedKey } from '#platform/secret.ts'

export interface ServiceParts {
  readonly config: Config
  readonly clock: Clock
  readonly log: Log
  readonly metrics: Metrics
  readonly secret: string
  readonly dataFolder: string
  readonly db: Database
  readonly follower: IndexFollower
  readonly clicks: ClickKeeper
}

export interface Services {
  readonly renderErrorPage: NonNullable<ServerOptions['renderErrorPage']>
  mount(server: HttpServer): void
}
