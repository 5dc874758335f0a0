import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { ImportDeps } from './import/import-deps.ts'
import { feedJobs } from './jobs.ts'
import { labJobs } from './lab/lab-jobs.ts'

/** Imports that are due, feeds in the lab, and the tidying after both. */
export function worker(deps: ImportDeps): WorkerSide {
  const [imports, lab] = [feedJobs(deps), labJobs(deps)]
  return {
    repetitions: [...imports.repetitions, ...lab.repetitions],
    stop: () => Promise.all([imports.stop(), lab.stop()]),
  }
}
