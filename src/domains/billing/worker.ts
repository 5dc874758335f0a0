import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { postClicks } from './ledger/post-clicks.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface BillingWorkerParts {
  readonly db: Database
  readonly clock: Clock
}

const POST_EVERY_MS = 60_000

/** Brings clicks that count into the ledger. */
export function worker({ db, clock }: BillingWorkerParts): WorkerSide {
  return {
    repetitions: [
      { everyMs: POST_EVERY_MS, complaint: 'clicks cannot be posted to the ledger', act: () => postClicks(db, clock) },
    ],
  }
}
