import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { FlagsFollower } from './flags-follower.ts'
import { resultRoutes } from './results/result-routes.ts'
import { flagRoutes } from './routes.ts'

/** A change reaches pages and open streams within two seconds. */
const LOOK_EVERY_MS = 1_000

export interface FlagsWebParts {
  readonly db: Database
  readonly clock: Clock
  readonly flags: FlagsFollower
}

export function web({ db, clock, flags }: FlagsWebParts): WebSide {
  return {
    routes: (app) => {
      flagRoutes(app, flags)
      resultRoutes(app, { db, clock, flags })
    },
    repetitions: [
      { everyMs: LOOK_EVERY_MS, atOnce: true, complaint: 'flags cannot be read', act: () => flags.refresh() },
    ],
  }
}
