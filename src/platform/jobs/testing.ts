import { runTaskListOnce } from 'graphile-worker'
import { sql } from 'kysely'
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

/**
 * Lets the time pass until the next job of this name that waits may run, and gives how long that was; null: none waits, or those that do
 * are given up. The queue goes by PostgreSQL's clock, which no test moves: the times in its rows come nearer instead.
 */
export async function passToNextJob({ db }: Pick<Connection, 'db'>, name: string): Promise<number | null> {
  const { rows } = await sql<{ ms: number | null }>`
    select (extract(epoch from min(j.run_at) - now()) * 1000)::float8 as ms from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = j.task_id where j.is_available and t.identifier = ${name}`.execute(
    db,
  )
  const left = rows[0]?.ms ?? null
  if (left === null) return null
  const ms = Math.max(left, 0)
  await sql`update graphile_worker._private_jobs set run_at = run_at - ${ms} * interval '1 millisecond'
    where is_available`.execute(db)
  return ms
}
