import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WebSide } from '#platform/domain/define-domain.ts'
import type { Log } from '#platform/log.ts'
import { derivedKey } from '#platform/secret.ts'
import { createImpressionKeeper } from './impression-keeper.ts'
import { createImpressionJudge } from './judge-impressions.ts'
import { impressionRoutes } from './routes.ts'
import { shopImpressionRoutes } from './shop-api/routes.ts'
import { createTally } from './tally.ts'

/** What it needs of a web process, under the names of `src/hosts/web/web-parts.ts`. */
export interface TrackingWebParts {
  readonly config: Pick<Config, 'project'>
  readonly clock: Clock
  readonly log: Log
  /** For what no visitor waits for. */
  readonly patient: { readonly db: Database }
  readonly replica: { readonly db: Database }
  readonly secret: string
}

const FLUSH_EVERY_MS = 2_000

/** Takes what browsers say that people saw. */
export function web({ config, clock, log, patient, replica, secret }: TrackingWebParts): WebSide {
  const keeper = createImpressionKeeper({ db: patient.db, clock, log })
  const tally = createTally(keeper)
  const { judge } = createImpressionJudge({
    clock,
    visitorKey: derivedKey(secret, 'impression-visitor'),
    renderingKey: derivedKey(secret, 'rendering'),
  })
  return {
    routes: (app) => {
      impressionRoutes(app, { project: config.project, clock, judge, take: tally.take, refused: tally.refused })
      shopImpressionRoutes(app, { replica, clock })
    },
    measures: tally.measures,
    repetitions: [{ everyMs: FLUSH_EVERY_MS, complaint: 'impressions cannot be written', act: () => keeper.flush() }],
    stop: () => keeper.close(),
  }
}
