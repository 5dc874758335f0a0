import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { withTrace } from '#platform/tracing/carried-trace.ts'
import type { JobDefinition } from './define-job.ts'

export interface EnqueueOptions {
  /** Of several with one key that wait the last one is run, once. One that is running already does not count: the next waits behind it. */
  readonly key?: string
  /** By the database's clock; at once when absent. */
  readonly runAt?: Date
  /** Smaller ones first; 0 unless said otherwise. */
  readonly priority?: number
}

/** Enqueues those of which no job with their key waits or runs; dead letters do not count. For what is found in rows again and again. */
export async function enqueueAbsent<Payload>(
  tx: DatabaseOrTransaction,
  job: Enqueueable<Payload>,
  jobs: readonly (Enqueued<Payload> & { readonly key: string })[],
): Promise<void> {
  const { rows } = await sql<{ key: string }>`select key from graphile_worker._private_jobs
    where key = any(${jobs.map(({ key }) => key)}) and (is_available or locked_at is not null)`.execute(tx)
  const present = new Set(rows.map(({ key }) => key))
  await enqueueAll(
    tx,
    job,
    jobs.filter(({ key }) => !present.has(key)),
  )
}

/** What of a job those need to know who only enqueue it. */
type Enqueueable<Payload> = Pick<JobDefinition<Payload, never>, 'name' | 'payload' | 'maxAttempts'>

export interface Enqueued<Payload> extends EnqueueOptions {
  readonly payload: Payload
}

/** Has a job run once the caller's transaction is committed, and never when it is not. */
export async function enqueue<Payload>(
  tx: DatabaseOrTransaction,
  job: Enqueueable<Payload>,
  payload: Payload,
  options: EnqueueOptions = {},
): Promise<void> {
  await enqueueAll(tx, job, [{ payload, ...options }])
}

/** The same for several in one statement. Each costs about 10 ms when it runs: a job carries a batch or a range, never one row of many. */
export async function enqueueAll<Payload>(
  tx: DatabaseOrTransaction,
  job: Enqueueable<Payload>,
  jobs: readonly Enqueued<Payload>[],
): Promise<void> {
  if (jobs.length === 0) return
  const specs = jobs.map(({ payload, key, runAt, priority }) => ({
    identifier: job.name,
    payload: withTrace(job.payload.parse(payload) as object),
    max_attempts: job.maxAttempts,
    job_key: key ?? null,
    run_at: runAt?.toISOString() ?? null,
    priority: priority ?? 0,
  }))
  await sql`select graphile_worker.add_jobs(
    array(select json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json)))`.execute(tx)
}
