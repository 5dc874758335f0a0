import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { ADMIN_RECORDS_KEPT_DAYS, forgetAdminRecords } from './admin/admin-records.ts'
import { applyDueChanges } from './due/due-changes.ts'
import { ensureObservationPartitions } from './history/observation-partitions.ts'
import { eshopChanges } from './read/sitemap-eshops.ts'

const DUE_EVERY_MS = 15_000
const PARTITIONS_EVERY_MS = 3_600_000

export interface OfferWorkerParts {
  readonly db: Database
  readonly clock: Clock
}

/** What time changes of offers, and room for what will be seen of them. */
export function worker({ db, clock }: OfferWorkerParts): WorkerSide {
  return {
    consumers: [eshopChanges],
    retention: [
      {
        what: 'what admins were shown of offers',
        keptMs: ADMIN_RECORDS_KEPT_DAYS * 86_400_000,
        forget: (before) => forgetAdminRecords(db, before),
      },
    ],
    repetitions: [
      {
        everyMs: DUE_EVERY_MS,
        complaint: 'changes by time cannot be applied',
        act: () => applyDueChanges(db, clock.now()),
      },
      {
        everyMs: PARTITIONS_EVERY_MS,
        atOnce: true,
        complaint: 'room for observed prices cannot be made',
        act: () => ensureObservationPartitions(db, clock.now()),
      },
    ],
  }
}
