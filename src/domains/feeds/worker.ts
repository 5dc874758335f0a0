import type { WorkerSide } from '#platform/domain/define-domain.ts'
import type { ImportDeps } from './import/import-deps.ts'
import { feedWork } from './jobs.ts'

/** Imports that are due, feeds in the lab, and the tidying after both. */
export function worker(deps: ImportDeps): WorkerSide {
  return feedWork(deps)
}
