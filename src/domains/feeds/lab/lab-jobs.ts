import { beginRepeating, type Repetition } from '#platform/repeat.ts'
import type { ImportDeps } from '../import/import-deps.ts'
import { dropOldJoinRequests } from '../joining/join-request.ts'
import { labFilesIn } from './lab-files.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import { readLabRun } from './lab-reader.ts'
import { claimLabRun, expireLabRuns } from './lab-storage.ts'

const CLAIM_EVERY_MS = 150
const EXPIRE_EVERY_MS = 60_000

/** Reads what waits in the lab, in the order it came, and lets go of what is a day old. In the worker; several may run it. */
export function labJobs(deps: ImportDeps) {
  const stop = new AbortController()
  const reading = new Set<Promise<void>>()
  return {
    repetitions: [
      {
        everyMs: CLAIM_EVERY_MS,
        complaint: 'feeds in the lab cannot be read',
        act: () => startWaiting(deps, reading, stop.signal),
      },
      { everyMs: EXPIRE_EVERY_MS, complaint: 'old feeds in the lab cannot be removed', act: () => expireLab(deps) },
    ],
    /** Ends reading; what is under way waits for the next reader. */
    stop: async () => {
      stop.abort()
      await Promise.all(reading)
    },
  }
}

/** The same on its own, begun at once. */
export function startLabJobs(deps: ImportDeps): Repetition {
  const jobs = labJobs(deps)
  const repetition = beginRepeating(jobs.repetitions, deps.log)
  return { stop: async () => void (await Promise.all([repetition.stop(), jobs.stop()])) }
}

/** Claims runs while there are places free for them. */
async function startWaiting(deps: ImportDeps, reading: Set<Promise<void>>, stop: AbortSignal): Promise<void> {
  while (reading.size < LAB_LIMITS.reading && !stop.aborted) {
    const run = await claimLabRun(deps.db, deps.clock.now())
    if (run === null) return
    const work = readLabRun(run, deps, stop)
      .catch((error: unknown) => deps.log.error({ err: error }, 'a run of the lab was interrupted'))
      .finally(() => reading.delete(work))
    reading.add(work)
  }
}

/** Rows whose day is over, every file that no open run needs, and requests to join that are half a year old. */
export async function expireLab(deps: Pick<ImportDeps, 'db' | 'clock' | 'dataFolder'>): Promise<void> {
  const files = labFilesIn(deps.dataFolder)
  // Listed first: a file that has come since belongs to a run that the query might not see.
  const ids = await files.ids()
  const needed = await expireLabRuns(deps.db, deps.clock.now())
  await dropOldJoinRequests(deps.db, deps.clock.now())
  await Promise.all(ids.filter((id) => !needed.has(id)).map((id) => files.remove(id)))
}
