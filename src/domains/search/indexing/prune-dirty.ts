import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'

/** Dirty keys stay at least so long, for readers that were stopped for a while. */
const RETENTION = '1 hour'

/** Removes keys that were seen at the watermark. Both in one transaction: a reader that sees a key gone also sees that it is. */
export function pruneDirty(db: Database, watermark: Watermark): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ below: string | null }>`
      with gone as (delete from outbox.index_dirty where xid < pg_snapshot_xmin(${watermark}::pg_snapshot) and at < now() - ${RETENTION}::interval returning xid)
      select max(xid)::text as below from gone`.execute(tx)
    const below = rows[0]?.below ?? null
    if (below !== null)
      await sql`update search.retention set pruned_below = greatest(pruned_below, (${below}::text::bigint + 1)::text::xid8)`.execute(
        tx,
      )
  })
}
