import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { keepImpressionDays } from './impression-days.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface TrackingWorkerParts {
  readonly db: Database
  readonly clock: Clock
}

/** Days are made three ahead: a worker that is away for as long does no harm, and longer ones neither (storage.ts). */
const KEEP_EVERY_MS = 3_600_000

export function worker({ db, clock }: TrackingWorkerParts): WorkerSide {
  return {
    repetitions: [
      {
        everyMs: KEEP_EVERY_MS,
        atOnce: true,
        complaint: 'days of impressions cannot be made or dropped',
        act: () => keepImpressionDays(db, clock.now()),
      },
    ],
  }
}
