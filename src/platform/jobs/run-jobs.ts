import { runTaskList, type Task, type TaskList, type WorkerPool } from 'graphile-worker'
import { type Kysely, sql } from 'kysely'
import type pg from 'pg'
import type { DB } from '#platform/database/schema.ts'
import { endInTime } from '#platform/pace/end-in-time.ts'
import type { Log } from '#platform/log.ts'
import { pause } from '#platform/pace/pause.ts'
import { repeat } from '#platform/pace/repeat.ts'
import { takeTrace } from '#platform/tracing/carried-trace.ts'
import { traced } from '#platform/tracing/tracing.ts'
import { Hopeless, type Job, type JobQueue } from './define-job.ts'
import { createLeases, type Leases } from './leases.ts'
import { queueLogger } from './queue-logger.ts'

export interface JobParts {
  readonly db: Kysely<DB>
  /** Each queue listens on one of its connections. */
  readonly pool: pg.Pool
  readonly log: Log
  /** Called each time that the queue has been looked at: for whoever tells that this process works. */
  readonly onLook?: () => void
}

export interface RunningJobs {
  /** Takes no more; resolves when those that run have ended or given their work back, or when patience is at its end. */
  stop(): Promise<void>
}

/** New jobs are told by the database; this is for those whose time comes, and those whose telling was lost. */
const LOOK_EVERY_MS = 5_000
const FREE_EVERY_MS = 5_000
const RESTART_AFTER_MS = 1_000
/** How long a stop waits for what runs; the lease ends with the process, and another worker begins it again. */
const STOP_PATIENCE_MS = 15_000

/** Runs jobs until it is stopped: a pool of places for each queue. Several workers may share the work. */
export function startJobs(parts: JobParts, jobs: readonly Job[]): RunningJobs {
  const leases = createLeases(parts.pool)
  const stopping = new AbortController()
  const queues = new Set(jobs.map(({ queue }) => queue))
  const pools = [...queues].map((queue) =>
    keepPool(
      queue,
      jobs.filter((job) => job.queue === queue),
      { ...parts, leases, signal: stopping.signal },
    ),
  )
  const freeing = repeat(
    {
      everyMs: FREE_EVERY_MS,
      atOnce: true,
      log: parts.log,
      complaint: 'jobs of workers that are gone cannot be freed',
    },
    async () => {
      const freed = await leases.freeLost()
      if (freed > 0) parts.log.warn({ freed }, 'jobs of a worker that is gone begin again')
      parts.onLook?.()
    },
  )
  return {
    stop: async () => {
      stopping.abort()
      await endInTime(Promise.all([freeing.stop(), ...pools]), STOP_PATIENCE_MS)
      await leases.end()
    },
  }
}

interface PoolParts extends JobParts {
  readonly leases: Leases
  readonly signal: AbortSignal
}

/** A pool that ends because its database was away begins again. */
async function keepPool(queue: JobQueue, jobs: readonly Job[], parts: PoolParts): Promise<void> {
  while (!parts.signal.aborted) {
    try {
      await runPool(queue, jobs, parts)
    } catch (error) {
      if (!parts.signal.aborted) parts.log.warn({ err: error, queue: queue.name }, 'jobs begin again')
    }
    await pause(RESTART_AFTER_MS, parts.signal)
  }
}

async function runPool(queue: JobQueue, jobs: readonly Job[], parts: PoolParts): Promise<void> {
  // Nothing is taken before the lease stands: what is locked in a name that nobody holds counts as lost.
  let leased: Promise<void> | null = null
  const pool: WorkerPool = runTaskList(
    {
      concurrency: queue.places,
      pollInterval: LOOK_EVERY_MS,
      noHandleSignals: true,
      logger: queueLogger(parts.log),
      forbiddenFlags: async () => {
        // The first question comes before the pool has its name.
        await Promise.resolve()
        await (leased ??= parts.leases.hold(pool.id).catch((error: unknown) => {
          leased = null
          throw error
        }))
        return null
      },
      // Waited for by the queue only in batches: otherwise a database that is away at that moment would end the process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    },
    taskList(jobs, parts),
    parts.pool,
  )
  const stop = (): void => void Promise.resolve(pool.gracefulShutdown()).catch(() => undefined)
  if (parts.signal.aborted) stop()
  parts.signal.addEventListener('abort', stop, { once: true })
  try {
    await pool.promise
  } finally {
    parts.signal.removeEventListener('abort', stop)
    await parts.leases.release(pool.id).catch(() => undefined)
  }
}

/** What the queue calls, by name. */
export function taskList(jobs: readonly Job[], parts: { db: Kysely<DB>; log: Log; signal: AbortSignal }): TaskList {
  return Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, parts)]))
}

function taskOf(job: Job, { db, log, signal }: { db: Kysely<DB>; log: Log; signal: AbortSignal }): Task {
  return async (queued, { job: row }) => {
    const { from, value: payload } = takeTrace(queued)
    const isLastAttempt = row.attempts >= row.max_attempts
    try {
      await traced(
        () => ({ name: `job ${job.name}`, kind: 'consumer', from, attributes: { 'poiso.job.attempt': row.attempts } }),
        () => job.run(payload, { signal, attempt: row.attempts, isLast: isLastAttempt, log }),
      )
    } catch (error) {
      if (signal.aborted) await giveBack(db, row.id)
      else {
        const isLast = error instanceof Hopeless || isLastAttempt
        log[isLast ? 'error' : 'warn'](
          { err: error, job: job.name, id: row.id, attempt: row.attempts },
          isLast ? 'a job is given up' : 'a job failed and comes again',
        )
        if (isLast) await giveUp(db, row.id)
        else if (job.backOffMs !== undefined) await putOff(db, row.id, job.backOffMs(row.attempts), row.attempts)
      }
      throw error
    }
  }
}

async function giveBack(db: Kysely<DB>, id: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where id = ${id}`.execute(db)
}
async function giveUp(db: Kysely<DB>, id: string): Promise<void> {
  await sql`update graphile_worker._private_jobs set attempts = max_attempts, updated_at = now() where id = ${id}`.execute(
    db,
  )
}
/** The queue adds its own pause to the time that stands in the row. */
async function putOff(db: Kysely<DB>, id: string, ms: number, attempt: number): Promise<void> {
  const more = Math.max(0, ms / 1_000 - Math.exp(Math.min(attempt, 10)))
  await sql`update graphile_worker._private_jobs set run_at = now() + ${more} * interval '1 second' where id = ${id}`.execute(
    db,
  )
}
