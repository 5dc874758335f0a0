import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { dropFormerRequests, FORMER_REQUESTS_KEPT_MS } from './former-requests.ts'
import type { ImportDeps } from './import/run/import-deps.ts'
import { feedWork } from './jobs.ts'

/** Imports that are due, feeds in the lab, and the tidying after both. */
export function worker(deps: ImportDeps): WorkerSide {
  return {
    ...feedWork(deps),
    retention: [
      {
        // Addresses of people are not kept for ever.
        what: 'former requests to join',
        keptMs: FORMER_REQUESTS_KEPT_MS,
        forget: (before) => dropFormerRequests(deps.db, before),
      },
    ],
  }
}
