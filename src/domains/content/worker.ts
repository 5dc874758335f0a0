import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { WorkerSide } from '#platform/domain/define-domain.ts'
import { tellQuietRuns } from './articles/autosave-run.ts'
import { forgetUploads, UPLOAD_KEPT_MS } from './inspirations/bring/upload.ts'

const TELL_EVERY_MS = 60_000

/** What it needs of a worker process, under the names of `src/hosts/worker/worker-parts.ts`. */
export interface ContentWorkerParts {
  readonly db: Database
  readonly clock: Clock
}

export function worker({ db, clock }: ContentWorkerParts): WorkerSide {
  return {
    repetitions: [
      {
        everyMs: TELL_EVERY_MS,
        complaint: 'the log cannot be told what articles were saved by themselves',
        act: () => tellQuietRuns({ db, clock }),
      },
    ],
    retention: [
      {
        what: 'files of inspirations that were sent',
        keptMs: UPLOAD_KEPT_MS,
        forget: (before) => forgetUploads(db, before),
      },
    ],
  }
}
