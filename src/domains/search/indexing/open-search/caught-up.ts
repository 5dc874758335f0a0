import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { currentWatermark, type Watermark } from '#platform/outbox/outbox.ts'

/** A moment that a reader waits for: when the index holds what was committed then, it was up to date then. */
export interface AwaitedMoment {
  readonly watermark: Watermark
  /** On the monotonic clock. */
  readonly atMs: number
}

export async function thisMoment(db: DatabaseOrTransaction, nowMs: number): Promise<AwaitedMoment> {
  return { watermark: await currentWatermark(db), atMs: nowMs }
}

/** Whether an index that holds what was visible at `held` has every change that was committed at `moment`. */
export async function holds(db: DatabaseOrTransaction, held: Watermark, moment: Watermark): Promise<boolean> {
  const { rows } = await sql<{ missing: boolean }>`select exists (select from outbox.index_dirty
    where xid >= pg_snapshot_xmin(${held}::pg_snapshot) and not pg_visible_in_snapshot(xid, ${held}::pg_snapshot)
      and pg_visible_in_snapshot(xid, ${moment}::pg_snapshot)) as missing`.execute(db)
  return rows[0]?.missing === false
}
