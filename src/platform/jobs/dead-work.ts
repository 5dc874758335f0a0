import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { UserId } from '#platform/ids.ts'
import type { DeadWorkAsked } from './dead-work-call.ts'
import { retryDeadLetters } from './job-report.ts'
import { retryEvents } from '#platform/outbox/set-aside.ts'

/** Jobs and events that were given up, as one list for who looks after them. */

interface DeadWorkRow {
  /** 'job-7', 'event-12-watchdog.offers': an event may be given up by several who hear of it. */
  readonly id: string
  readonly kind: 'job' | 'event'
  /** Of the job, or of who was to hear the event. */
  readonly name: string
  readonly key: string | null
  readonly payload: string
  readonly cause: string
  readonly failedAt: Date
}

const MOST_SHOWN_CHARACTERS = 2_000

const DEAD = sql`(
  select 'job-' || j.id as id, 'job' as kind, t.identifier as name, j.key, j.payload::text as payload,
    coalesce(j.last_error, '') as cause, j.updated_at as failed_at
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
  where j.attempts >= j.max_attempts and j.locked_at is null
  union all
  select 'event-' || event_id || '-' || consumer, 'event', consumer, key, payload::text, coalesce(cause, ''), dead_at
  from outbox.set_aside where dead_at is not null)`

const ORDER = { failedAt: sql`failed_at`, name: sql`name` } as const

export async function findDeadWork(
  db: DatabaseOrTransaction,
  { q, sort, isDescending, limit, offset, filters: { kind } }: DeadWorkAsked,
): Promise<{ rows: (Omit<DeadWorkRow, 'failedAt'> & { failedAt: string })[]; totalCount: number }> {
  const wanted = sql`(${kind ?? null}::text is null or kind = ${kind ?? null}) and (${q}::text is null
    or position(lower(${q}::text) in lower(name || ' ' || coalesce(key, '') || ' ' || cause || ' ' || payload)) > 0)`
  const direction = isDescending ? sql`desc` : sql`asc`
  const { rows } = await sql<DeadWorkRow>`
    select id, kind, name, key, left(payload, ${MOST_SHOWN_CHARACTERS}) as payload, left(cause, ${MOST_SHOWN_CHARACTERS}) as cause,
      failed_at as "failedAt"
    from ${DEAD} dead where ${wanted} order by ${ORDER[sort]} ${direction}, id limit ${limit} offset ${offset}`.execute(
    db,
  )
  const counted = await sql<{ count: number }>`select count(*)::int as count from ${DEAD} dead where ${wanted}`.execute(
    db,
  )
  return {
    rows: rows.map((row) => ({ ...row, failedAt: row.failedAt.toISOString() })),
    totalCount: counted.rows[0]?.count ?? 0,
  }
}

/** What a person does about work that was given up: it is run again from the beginning, or forgotten. */
export type DeadWorkAction = 'retried' | 'dropped'

/** Does it to those of the named that are still given up, and tells the audit log of each. Gives how many. */
export async function settleDeadWork(
  tx: DatabaseTransaction,
  ids: readonly string[],
  action: DeadWorkAction,
  by: { readonly userId: UserId; readonly requestId: string },
): Promise<number> {
  await lockUntilCommit(tx, 'settlingWork')
  const { rows } = await sql<Pick<DeadWorkRow, 'id' | 'kind' | 'name' | 'key'>>`
    select id, kind, name, key from ${DEAD} dead where id = any(${ids as string[]}::text[]) order by id`.execute(tx)
  const jobs = rows.filter(({ kind }) => kind === 'job').map(numberOf)
  if (action === 'retried') {
    await retryDeadLetters(tx, jobs)
    // One event may be given up by several; those who are not named leave it as it is.
    for (const row of rows) if (row.kind === 'event') await retryEvents(tx, [numberOf(row)], row.name)
  } else {
    await sql`delete from graphile_worker._private_jobs where id = any(${jobs}::bigint[])
      and attempts >= max_attempts and locked_at is null`.execute(tx)
    await sql`delete from outbox.set_aside where dead_at is not null
      and 'event-' || event_id || '-' || consumer = any(${rows.map(({ id }) => id)}::text[])`.execute(tx)
  }
  for (const { id, kind, name, key } of rows)
    await recordChange(tx, {
      by: by.userId,
      requestId: by.requestId,
      of: { kind: `work.${kind}`, id },
      action,
      before: { name, key },
      after: null,
    })
  return rows.length
}

/** 'event-12-watchdog.offers' → 12 */
function numberOf({ id }: Pick<DeadWorkRow, 'id'>): number {
  return Number(id.split('-')[1])
}
