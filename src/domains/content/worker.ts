import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { forgetUploads, UPLOAD_KEPT_MS } from './inspirations/bring/upload.ts'

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface ContentWorkerParts {
  readonly db: Database
}

export function worker({ db }: ContentWorkerParts): WorkerSide {
  return {
    retention: [
      {
        what: 'files of inspirations that were sent',
        keptMs: UPLOAD_KEPT_MS,
        forget: (before) => forgetUploads(db, before),
      },
    ],
  }
}
