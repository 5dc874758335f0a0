import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { forgetResults } from './results/forget-results.ts'
import { ensureEnvironment } from './storage/set-definitions.ts'

const DAY_MS = 86_400_000
/** As long as the number of a visitor is kept in a browser. */
const RESULTS_KEPT_MS = 180 * DAY_MS

export interface FlagsWorkerParts {
  readonly db: Database
  readonly config: Pick<Config, 'env'>
}

export function worker({ db, config }: FlagsWorkerParts): WorkerSide {
  return {
    beforeReady: () => ensureEnvironment(db, config.env),
    retention: [
      {
        what: 'what visitors saw of experiments',
        keptMs: RESULTS_KEPT_MS,
        forget: (before) => forgetResults(db, before),
      },
    ],
  }
}
