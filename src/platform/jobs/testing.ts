import { runTaskListOnce } from 'graphile-worker'
import type { Connection } from '#platform/database/connect.ts'
import { createLog } from '#platform/log.ts'
import type { Job } from './define-job.ts'
import { queueLogger } from './queue-logger.ts'
import { taskList } from './run-jobs.ts'

/** Runs the jobs whose time has come, one after another, and those that they enqueue: for tests. */
export async function runWaitingJobs(
  { db, pool }: Pick<Connection, 'db' | 'pool'>,
  jobs: readonly Job[],
): Promise<void> {
  const parts = { db, log: createLog({ level: 'silent' }), signal: new AbortController().signal }
  const client = await pool.connect()
  try {
    await runTaskListOnce({ logger: queueLogger(null), noHandleSignals: true }, taskList(jobs, parts), client)
  } finally {
    client.release()
  }
}
