import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Config } from '#platform/config.ts'
import { backofficeRoutes } from './backoffice/routes.ts'
import { undoFlags } from './backoffice/save-flag.ts'
import type { FlagsFollower } from './flags-follower.ts'
import { resultRoutes } from './results/result-routes.ts'
import { flagRoutes } from './routes.ts'

/** A change reaches pages and open streams within two seconds. */
const LOOK_EVERY_MS = 1_000

export interface FlagsWebParts {
  readonly db: Database
  /** Its environment of flags is named as the server's. */
  readonly config: Pick<Config, 'env'>
  readonly clock: Clock
  readonly flags: FlagsFollower
}

export function web({ db, clock, config, flags }: FlagsWebParts): WebSide {
  const environment = config.env
  return {
    routes: (app) => {
      flagRoutes(app, flags)
      resultRoutes(app, { db, clock, flags })
      backofficeRoutes(app, { db, clock, environment })
    },
    undos: undoFlags({ clock, environment }),
    repetitions: [
      { everyMs: LOOK_EVERY_MS, atOnce: true, complaint: 'flags cannot be read', act: () => flags.refresh() },
    ],
  }
}
