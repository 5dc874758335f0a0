import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'

/** A fact that other domains may act on. Kinds and payloads stand in the contract of the domain that tells it. */
export interface DomainEvent {
  readonly kind: string
  readonly payload: Record<string, unknown>
}

/** Writes facts in the caller's transaction: they exist exactly when its changes do. */
export const publishEvents = async (tx: DatabaseTransaction, events: readonly DomainEvent[]): Promise<void> => {
  if (events.length === 0) return
  await sql`insert into outbox.domain_event (kind, payload)
    select e->>'kind', e->'payload' from jsonb_array_elements(${JSON.stringify(events)}::jsonb) e`.execute(tx)
}

/** Marks products whose index document may have changed, in the caller's transaction. */
export const markDirty = async (tx: DatabaseTransaction, productIds: readonly number[]): Promise<void> => {
  if (productIds.length === 0) return
  await sql`insert into outbox.index_dirty (product_id) select distinct unnest(${productIds as number[]}::bigint[])`.execute(tx)
}

export interface DirtyBatch {
  readonly productIds: number[]
  /** Where the next read begins: every transaction below it has ended. */
  readonly watermark: string
}

/**
 * The products marked since a watermark by transactions that have ended. Rows of transactions still open, and of any that
 * began after the oldest open one, wait for the next read: taking "id > last" would skip a late commit.
 */
export const readDirty = async (db: DatabaseOrTransaction, since: string): Promise<DirtyBatch> => {
  const { rows } = await sql<{ watermark: string; product_ids: number[] | null }>`
    with bound as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin)
    select bound.xmin::text as watermark,
      (select array_agg(distinct product_id) from outbox.index_dirty where xid >= ${since}::xid8 and xid < bound.xmin) as product_ids
    from bound`.execute(db)
  const row = rows[0]
  if (!row) throw new Error('readDirty: the database gave no watermark')
  return { productIds: (row.product_ids ?? []).map(Number), watermark: row.watermark }
}
