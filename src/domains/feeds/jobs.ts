import { FetchScheduler } from './fetch-scheduler.ts'
import { aGate } from './import/gate.ts'
import type { ImportDeps } from './import/import-deps.ts'
import { dropOldRawFiles } from './import/keep-raw-file.ts'
import { recoverRuns } from './import/recover-runs.ts'

/** Imports read and published at once in one process, beside the downloads. */
const MAX_PROCESSING = 2
const FETCH_EVERY_MS = 5_000
const RECOVER_EVERY_MS = 10_000
const HOUSE_EVERY_MS = 3_600_000
/** All that happens by itself around feeds, in the worker: fetching, recovery, tidying. Several workers may run it. */
export function feedJobs(given: ImportDeps) {
  const deps: ImportDeps = { ...given, processing: given.processing ?? aGate(MAX_PROCESSING) }
  const scheduler = new FetchScheduler(deps)
  return {
    repetitions: [
      { everyMs: FETCH_EVERY_MS, complaint: 'due feeds cannot be fetched', act: () => scheduler.startDue() },
      { everyMs: RECOVER_EVERY_MS, complaint: 'interrupted imports cannot be taken up', act: () => recoverRuns(deps) },
      {
        everyMs: HOUSE_EVERY_MS,
        atOnce: true,
        complaint: 'old files of feeds cannot be tidied',
        act: () => dropOldRawFiles(deps),
      },
    ],
    stop: () => scheduler.idle(),
  }
}
