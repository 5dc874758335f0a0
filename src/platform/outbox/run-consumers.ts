import { sql } from 'kysely'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import type { Log } from '#platform/log.ts'
import { repeat } from '#platform/pace/repeat.ts'
import { takeTrace } from '#platform/tracing/carried-trace.ts'
import { traced } from '#platform/tracing/tracing.ts'
import type { Consumer, ReadEvent } from './define-consumer.ts'
import { busyKeys, dueAgain, failedAgain, handledAtLast, setAside } from './set-aside.ts'

const LOOK_EVERY_MS = 2_000
/** Events handled in one transaction. */
const BATCH = 100
/** In this snapshot nothing has been committed: 3 is the first transaction that PostgreSQL numbers. */
const BEFORE_ALL = '3:3:'

export interface ConsumerParts {
  readonly db: Database
  readonly clock: Clock
  readonly log: Log
}

/** Tells consumers of events until it is stopped. Several workers may share the work: one reads for a consumer at a time. */
export function startConsumers(parts: ConsumerParts, consumers: readonly Consumer[]): { stop(): Promise<void> } {
  const readers = consumers.map((consumer) =>
    repeat({ everyMs: LOOK_EVERY_MS, log: parts.log, complaint: `${consumer.name} cannot read its events` }, () =>
      consumeAll(parts, consumer),
    ),
  )
  return { stop: async () => void (await Promise.all(readers.map((reader) => reader.stop()))) }
}

/** Handles what there is now; gives how many events were handled. */
export async function consumeAll(parts: ConsumerParts, consumer: Consumer): Promise<number> {
  let handled = 0
  for (;;) {
    const step = await parts.db.transaction().execute((tx) => consumeBatch(tx, parts, consumer))
    handled += step.handled
    if (!step.hasMore) return handled
  }
}

async function consumeBatch(
  tx: DatabaseTransaction,
  parts: ConsumerParts,
  consumer: Consumer,
): Promise<{ handled: number; hasMore: boolean }> {
  const place = await takePlace(tx, consumer)
  if (place === null) return { handled: 0, hasMore: false }
  let handled = 0
  for (const again of await dueAgain(tx, consumer.name, parts.clock.now(), BATCH)) {
    const failure = await tryToHandle(tx, consumer, again)
    if (failure === null) {
      await handledAtLast(tx, consumer.name, again.id)
      handled += 1
    } else if (await failedAgain(tx, consumer.name, again.id, failure, parts.clock.now()))
      parts.log.error({ err: failure, consumer: consumer.name, event: again.id }, 'an event is given up')
  }
  const window = await readWindow(tx, place, consumer.events)
  const keys = await busyKeys(tx, consumer.name)
  for (const event of window.events) {
    const key = consumer.key(event)
    const failure = keys.has(key) ? 'behind' : await tryToHandle(tx, consumer, event)
    if (failure === null) handled += 1
    else {
      keys.add(key)
      await setAside(tx, consumer.name, key, event, failure === 'behind' ? null : failure, parts.clock.now())
      if (failure !== 'behind')
        parts.log.warn({ err: failure, consumer: consumer.name, event: event.id }, 'an event failed and comes again')
    }
  }
  const hasMore = window.events.length === BATCH
  await keepPlace(tx, consumer.name, place, window, hasMore)
  return { handled, hasMore }
}

interface Place {
  readonly watermark: string
  readonly target: string | null
  readonly afterId: number
}

/** Null: another reads for it now. One that is new begins with what comes from here on, or with what is kept. */
async function takePlace(tx: DatabaseTransaction, { name, begins = 'now' }: Consumer): Promise<Place | null> {
  await sql`insert into outbox.consumer (name, watermark)
    select ${name}, case when ${begins === 'now'} then pg_current_snapshot()::text else ${BEFORE_ALL} end
    where not exists (select from outbox.consumer where name = ${name}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<Place>`select watermark, target, after_id as "afterId" from outbox.consumer
    where name = ${name} for update skip locked`.execute(tx)
  return rows[0] ?? null
}

interface Window {
  readonly events: ReadEvent[]
  /** The snapshot that is being worked towards; null: nothing has come since the watermark. */
  readonly target: string | null
}

/**
 * The next events that were committed between two snapshots. Whole snapshots are compared, never "id > last": a transaction that
 * commits late is not visible in the first and is in the second (ADR 0003). Both stand still while the window is worked through.
 */
async function readWindow(tx: DatabaseTransaction, place: Place, kinds: readonly string[]): Promise<Window> {
  const { rows: found } = await sql<{ target: string; isAny: boolean }>`
    select coalesce(${place.target}, pg_current_snapshot()::text) as target, exists (
      select from outbox.domain_event where xid >= pg_snapshot_xmin(${place.watermark}::pg_snapshot)
        and not pg_visible_in_snapshot(xid, ${place.watermark}::pg_snapshot)) as "isAny"`.execute(tx)
  const { target, isAny } = found[0] as { target: string; isAny: boolean }
  if (!isAny) return { events: [], target: null }
  const { rows } = await sql<ReadEvent>`
    select id, kind, payload, at from outbox.domain_event
    where xid >= pg_snapshot_xmin(${place.watermark}::pg_snapshot)
      and not pg_visible_in_snapshot(xid, ${place.watermark}::pg_snapshot) and pg_visible_in_snapshot(xid, ${target}::pg_snapshot)
      and kind = any(${kinds as string[]}) and id > ${place.afterId} order by id limit ${BATCH}`.execute(tx)
  return { events: rows, target }
}

async function keepPlace(
  tx: DatabaseTransaction,
  name: string,
  place: Place,
  { events, target }: Window,
  hasMore: boolean,
): Promise<void> {
  if (target === null) return
  const next: Place = hasMore
    ? { ...place, target, afterId: (events.at(-1) as ReadEvent).id }
    : { watermark: target, target: null, afterId: 0 }
  await sql`update outbox.consumer set watermark = ${next.watermark}, target = ${next.target}, after_id = ${next.afterId} where name = ${name}`.execute(
    tx,
  )
}

/** Null: done. What it wrote before it failed is taken back. */
async function tryToHandle(tx: DatabaseTransaction, consumer: Consumer, event: ReadEvent): Promise<Error | null> {
  await sql`savepoint handling`.execute(tx)
  try {
    await handleTraced(tx, consumer, event)
    await sql`release savepoint handling`.execute(tx)
    return null
  } catch (error) {
    // Without its database this throws too, and the whole batch is read again.
    await sql`rollback to savepoint handling`.execute(tx)
    return error instanceof Error ? error : new Error(String(error))
  }
}

/** Goes on with the trace in which the event was told. */
function handleTraced(tx: DatabaseTransaction, consumer: Consumer, event: ReadEvent): Promise<unknown> {
  const { from, value } = takeTrace(event.payload)
  return traced(
    () => ({
      name: `event ${event.kind}`,
      kind: 'consumer',
      from,
      attributes: { 'poiso.event.consumer': consumer.name },
    }),
    () => consumer.handle(tx, { ...event, payload: value as ReadEvent['payload'] }),
  )
}
