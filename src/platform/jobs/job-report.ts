import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ComponentHealth } from '#platform/http/process/readiness.ts'

/** How the jobs of one name stand. */
export interface JobCounts {
  readonly job: string
  /** Their time has come. */
  readonly queued: number
  /** Their time comes later: asked for later, or after a failure. */
  readonly later: number
  readonly running: number
  /** Dead letters. */
  readonly failed: number
  /** How long the oldest of the queued has waited. */
  readonly oldestSeconds: number
}

export async function jobCounts(db: DatabaseOrTransaction): Promise<JobCounts[]> {
  const { rows } = await sql<JobCounts>`
    select t.identifier as job,
      count(j.id) filter (where j.is_available and j.run_at <= now())::int as queued,
      count(j.id) filter (where j.is_available and j.run_at > now())::int as later,
      count(j.id) filter (where j.locked_at is not null)::int as running,
      count(j.id) filter (where ${IS_DEAD})::int as failed,
      coalesce(extract(epoch from now() - min(j.run_at) filter (where j.is_available and j.run_at <= now())), 0)::float8 as "oldestSeconds"
    from graphile_worker._private_tasks t left join graphile_worker._private_jobs j on j.task_id = t.id
    group by 1 order by 1`.execute(db)
  return rows
}

/** A job that has been given up, with its cause. */
export interface DeadLetter {
  readonly id: number
  readonly job: string
  readonly key: string | null
  readonly payload: unknown
  readonly cause: string
  readonly failedAt: Date
}

const IS_DEAD = sql.raw('(j.attempts >= j.max_attempts and j.locked_at is null)')

/** The newest first. */
export async function deadLetters(db: DatabaseOrTransaction, { limit }: { limit: number }): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select j.id, t.identifier as job, j.key, j.payload, coalesce(j.last_error, 'unknown') as cause, j.updated_at as "failedAt"
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
    where ${IS_DEAD} order by j.updated_at desc, j.id desc limit ${limit}`.execute(db)
  return rows
}

async function countDeadLetters(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from graphile_worker._private_jobs j where ${IS_DEAD}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Dead letters are run again from the beginning, at once; ids that are none are left alone. Null: all. Gives how many are. */
export async function retryDeadLetters(db: DatabaseOrTransaction, ids: readonly number[] | null): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update graphile_worker._private_jobs j set attempts = 0, run_at = now(), updated_at = now()
    where ${IS_DEAD} and (${ids === null} or j.id = any(${(ids ?? []) as number[]}::bigint[])) returning id`.execute(db)
  if (rows.length > 0) await sql`select pg_notify('jobs:insert', ${JSON.stringify({ count: rows.length })})`.execute(db)
  return rows.length
}

/** The same for those that were enqueued under these keys; gives the keys of which there was one. */
export async function retryDeadLettersOf(db: DatabaseOrTransaction, keys: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: number; key: string }>`
    select id, key from graphile_worker._private_jobs j where ${IS_DEAD} and key = any(${keys as string[]})`.execute(db)
  await retryDeadLetters(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ key }) => key)
}

/** Degraded while dead letters stand: somebody is to look at them. */
export async function jobsHealth(db: DatabaseOrTransaction): Promise<ComponentHealth> {
  const dead = await countDeadLetters(db)
  return dead === 0 ? { state: 'works' } : { state: 'degraded', detail: `${dead} jobs given up: poiso jobs list` }
}
