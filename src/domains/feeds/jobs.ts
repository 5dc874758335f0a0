import pLimit from 'p-limit'
import { applyDueChanges, ensureObservationPartitions } from '#domains/offers/contract.ts'
import { keepEventPartitions } from '#platform/outbox/event-partitions.ts'
import { repeat } from '#platform/repeat.ts'
import { FetchScheduler } from './fetch-scheduler.ts'
import type { ImportDeps } from './import/import-deps.ts'
import { dropOldRawFiles } from './import/keep-raw-file.ts'
import { recoverRuns } from './import/recover-runs.ts'

/** Imports read and published at once in one process, beside the downloads. */
const MAX_PROCESSING = 2
const FETCH_EVERY_MS = 5_000
const RECOVER_EVERY_MS = 10_000
const DUE_EVERY_MS = 15_000
const HOUSE_EVERY_MS = 3_600_000
/** How long a stop waits for imports at work; those that take longer are taken up by recovery at the next start. */
const STOP_PATIENCE_MS = 15_000

export interface FeedJobs {
  stop(): Promise<void>
}

/** All that happens by itself around feeds, in the worker: fetching, recovery, what time changes, tidying. Several workers may run it. */
export function startFeedJobs(given: ImportDeps): FeedJobs {
  const deps: ImportDeps = { ...given, processing: given.processing ?? pLimit(MAX_PROCESSING) }
  const scheduler = new FetchScheduler(deps)
  const { log } = deps
  const repetitions = [
    repeat({ everyMs: FETCH_EVERY_MS, log, complaint: 'due feeds cannot be fetched' }, () => scheduler.startDue()),
    repeat({ everyMs: RECOVER_EVERY_MS, log, complaint: 'interrupted imports cannot be taken up' }, () =>
      recoverRuns(deps),
    ),
    repeat({ everyMs: DUE_EVERY_MS, log, complaint: 'changes by time cannot be applied' }, () =>
      applyDueChanges(deps.db, deps.clock.now()),
    ),
    repeat({ everyMs: HOUSE_EVERY_MS, log, complaint: 'old files and events cannot be tidied' }, () => keepHouse(deps)),
  ]
  void keepHouse(deps).catch((error: unknown) => log.error({ err: error }, 'old files and events cannot be tidied'))
  return {
    stop: async () => {
      const ended = Promise.all([...repetitions.map((repetition) => repetition.stop()), scheduler.idle()])
      let timer: NodeJS.Timeout | undefined
      const patience = new Promise((resolve) => (timer = setTimeout(resolve, STOP_PATIENCE_MS)))
      await Promise.race([ended, patience])
      clearTimeout(timer)
    },
  }
}

/** Partitions ahead and gone, raw files that nobody needs. */
export async function keepHouse(deps: ImportDeps): Promise<void> {
  const now = deps.clock.now()
  await ensureObservationPartitions(deps.db, now)
  await keepEventPartitions(deps.db, now)
  await dropOldRawFiles(deps)
}
