import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { withTrace } from '#platform/tracing/carried-trace.ts'

/** A fact that other domains may act on. Kinds and payloads stand in the contract of the domain that tells it. */
export interface DomainEvent {
  readonly kind: string
  readonly payload: Record<string, unknown>
}

/** Writes facts in the caller's transaction: they exist exactly when its changes do. The span around this goes on in who hears of them. */
export async function publishEvents(tx: DatabaseTransaction, events: readonly DomainEvent[]): Promise<void> {
  if (events.length === 0) return
  const told = events.map(({ kind, payload }) => ({ kind, payload: withTrace(payload) }))
  await sql`insert into outbox.domain_event (kind, payload)
    select e->>'kind', e->'payload' from jsonb_array_elements(${JSON.stringify(told)}::jsonb) e`.execute(tx)
}

/** Marks products whose index document may have changed, in the caller's transaction. */
export async function markDirty(tx: DatabaseTransaction, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return
  await sql`insert into outbox.index_dirty (product_id) select distinct unnest(${productIds as number[]}::bigint[])`.execute(
    tx,
  )
}

/** The same for many: `select` gives one column of product ids, which never leave the database. */
export async function markDirtyFrom(tx: DatabaseTransaction, select: RawBuilder<unknown>): Promise<void> {
  await sql`insert into outbox.index_dirty (product_id) select distinct product_id from (${select}) as dirty (product_id)`.execute(
    tx,
  )
}

/** How far a reader has come: a PostgreSQL snapshot as text. What was visible in it has been read. */
export type Watermark = string & { readonly watermark: true }

export interface DirtyBatch {
  readonly productIds: number[]
  /** Where the next read goes on. */
  readonly watermark: Watermark
}

/** The present moment: a reader that takes the tables as they are now goes on from here. */
export async function currentWatermark(db: DatabaseOrTransaction): Promise<Watermark> {
  const { rows } = await sql<{ watermark: Watermark }>`select pg_current_snapshot()::text as watermark`.execute(db)
  return (rows[0] as { watermark: Watermark }).watermark
}

/**
 * The products marked by transactions that have been committed since a watermark. Whole snapshots are compared, not
 * numbers: "id > last" would skip a transaction that commits late, and waiting for everything below the oldest open
 * transaction would let one long import hold back every other change (ADR 0003).
 */
export async function readDirty(db: DatabaseOrTransaction, since: Watermark): Promise<DirtyBatch> {
  const { rows } = await sql<{ watermark: Watermark; product_ids: number[] | null }>`
    select pg_current_snapshot()::text as watermark, (
      select array_agg(distinct product_id) from outbox.index_dirty
      where xid >= pg_snapshot_xmin(${since}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${since}::pg_snapshot)
    ) as product_ids`.execute(db)
  const { watermark, product_ids: productIds } = rows[0] as (typeof rows)[0]
  return { productIds: (productIds ?? []).map(Number), watermark }
}
