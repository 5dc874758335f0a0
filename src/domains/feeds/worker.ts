import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { ImportDeps } from './import/run/import-deps.ts'
import { feedWork } from './jobs.ts'
import { dropJoinRequestsUntil, JOIN_LIMITS } from './joining/join-request.ts'

/** Imports that are due, feeds in the lab, and the tidying after both. */
export function worker(deps: ImportDeps): WorkerSide {
  return {
    ...feedWork(deps),
    retention: [
      {
        // Addresses of people are not kept for ever.
        what: 'requests to join',
        keptMs: JOIN_LIMITS.keptMs,
        forget: (before) => dropJoinRequestsUntil(deps.db, before),
      },
    ],
  }
}
