import { z } from 'zod'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { defineJob } from '#platform/jobs/define-job.ts'
import { enqueue, enqueueAbsent } from '#platform/jobs/enqueue.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import { labFilesIn } from './lab-files.ts'
import { LAB_LIMITS } from './lab-limits.ts'
import { readLabRun } from './lab-reader.ts'
import { beginLabRun, expireLabRuns, openLabRuns } from './lab-storage.ts'

/** Reads a feed in the lab; those that wait are read in the order in which they came. */
export const readLabRunJob = defineJob({
  name: 'feeds.read-lab-run',
  payload: z.object({ id: z.string() }),
  queue: { name: 'lab', places: LAB_LIMITS.reading },
  // One more than are read: it says that reading was interrupted each time.
  maxAttempts: LAB_LIMITS.attempts + 1,
  run: async ({ id }, deps: ImportDeps, { signal }) => {
    const run = await beginLabRun(deps.db, id, deps.clock.now())
    if (run !== null) await readLabRun(run, deps, signal)
  },
})

/** In the transaction that makes the run ready. */
export function enqueueLabRun(tx: DatabaseTransaction, id: string): Promise<void> {
  return enqueue(tx, readLabRunJob, { id }, { key: labKey(id) })
}

function labKey(id: string): string {
  return `lab:${id}`
}

/**
 * Lets go of what is old: rows whose day is over, every file that no open run needs. Open runs without a job (rows of an
 * import from another database: jobs are not exported) get theirs.
 */
export async function expireLab(deps: Pick<ImportDeps, 'db' | 'clock' | 'dataFolder'>): Promise<void> {
  const files = labFilesIn(deps.dataFolder)
  // Listed first: a file that has come since belongs to a run that the query might not see.
  const ids = await files.ids()
  const needed = await expireLabRuns(deps.db, deps.clock.now())
  const open = await openLabRuns(deps.db)
  await enqueueAbsent(
    deps.db,
    readLabRunJob,
    open.map((id) => ({ payload: { id }, key: labKey(id) })),
  )
  await Promise.all(ids.filter((id) => !needed.has(id)).map((id) => files.remove(id)))
}
