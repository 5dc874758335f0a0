import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ReadEvent } from './define-consumer.ts'

/** Tries of one event until it is given up; between them 1 s, 4 s, 16 s, … : an hour and a half in all. */
export const MOST_ATTEMPTS = 8

function pauseMs(attempts: number): number {
  return 1_000 * 4 ** (attempts - 1)
}

/** Keys of which an event is to be handled again: others of them wait behind it. */
export async function busyKeys(tx: DatabaseTransaction, consumer: string): Promise<Set<string>> {
  const { rows } = await sql<{
    key: string
  }>`select distinct key from outbox.set_aside where consumer = ${consumer} and dead_at is null`.execute(tx)
  return new Set(rows.map(({ key }) => key))
}

/** `failure` null: it has not been tried, it stands behind another of its key. */
export async function setAside(
  tx: DatabaseTransaction,
  consumer: string,
  key: string,
  { id, kind, payload, at }: ReadEvent,
  failure: Error | null,
  now: Date,
): Promise<void> {
  const nextAt = failure === null ? now : new Date(now.getTime() + pauseMs(1))
  await sql`insert into outbox.set_aside (consumer, event_id, key, kind, payload, at, attempts, next_at, cause)
    values (${consumer}, ${id}, ${key}, ${kind}, ${JSON.stringify(payload)}::jsonb, ${at}, ${failure === null ? 0 : 1}, ${nextAt}, ${failure?.message ?? null})`.execute(
    tx,
  )
}

/** Of each key the first that is not given up, if its pause is over. */
export async function dueAgain(
  tx: DatabaseTransaction,
  consumer: string,
  now: Date,
  limit: number,
): Promise<ReadEvent[]> {
  const { rows } = await sql<ReadEvent>`
    select id, kind, payload, at from (
      select distinct on (key) event_id as id, kind, payload, at, next_at from outbox.set_aside
      where consumer = ${consumer} and dead_at is null order by key, event_id) first
    where next_at <= ${now} order by id limit ${limit}`.execute(tx)
  return rows
}

export async function handledAtLast(tx: DatabaseTransaction, consumer: string, eventId: number): Promise<void> {
  await sql`delete from outbox.set_aside where consumer = ${consumer} and event_id = ${eventId}`.execute(tx)
}

/** True when it is given up by this. */
export async function failedAgain(
  tx: DatabaseTransaction,
  consumer: string,
  eventId: number,
  { message }: Error,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{
    attempts: number
  }>`update outbox.set_aside set attempts = attempts + 1, cause = ${message}
    where consumer = ${consumer} and event_id = ${eventId} returning attempts`.execute(tx)
  const attempts = rows[0]?.attempts ?? 0
  const isDead = attempts >= MOST_ATTEMPTS
  await sql`update outbox.set_aside set next_at = ${new Date(now.getTime() + pauseMs(attempts))}, dead_at = ${isDead ? now : null}
    where consumer = ${consumer} and event_id = ${eventId}`.execute(tx)
  return isDead
}

/** An event that a consumer has given up. */
export interface DeadEvent {
  readonly id: number
  readonly consumer: string
  readonly key: string
  readonly kind: string
  readonly payload: unknown
  readonly cause: string
  readonly failedAt: Date
}

/** The newest first. */
export async function deadEvents(db: DatabaseOrTransaction, limit: number): Promise<DeadEvent[]> {
  const { rows } =
    await sql<DeadEvent>`select event_id as id, consumer, key, kind, payload, coalesce(cause, '') as cause, dead_at as "failedAt"
    from outbox.set_aside where dead_at is not null order by dead_at desc, event_id desc limit ${limit}`.execute(db)
  return rows
}

/**
 * Has them handled again, at once, by one consumer or by all that have given them up; those of the same key that came later may have been
 * handled already. Null: all.
 */
export async function retryEvents(
  db: DatabaseOrTransaction,
  ids: readonly number[] | null,
  consumer: string | null = null,
): Promise<number> {
  const done = await sql`update outbox.set_aside set dead_at = null, attempts = 0, next_at = '-infinity'
    where dead_at is not null and (${ids === null} or event_id = any(${(ids ?? []) as number[]}::bigint[]))
      and (${consumer}::text is null or consumer = ${consumer})`.execute(db)
  return Number(done.numAffectedRows ?? 0n)
}
