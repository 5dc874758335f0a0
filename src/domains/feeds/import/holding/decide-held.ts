import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import { endNotices } from '../run/notices.ts'

/**
 * A held snapshot is to be applied: it becomes a run that is at work for nobody, which the worker takes up within seconds and
 * publishes whatever the holding rule says. False when it is not held (any more).
 */
export async function approveHeld(db: DatabaseOrTransaction, runId: number): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update feeds.import_run set state = 'running', forced = true, finished_at = null where id = ${runId} and state = 'held'`.execute(
      db,
    )
  return numAffectedRows > 0n
}

/** A held snapshot is not applied; the live catalogue stays as it is. False when it is not held (any more). */
export function rejectHeld(db: Database, runId: number, now: Date): Promise<boolean> {
  return db.transaction().execute((tx) => rejectHeldIn(tx, runId, now))
}

/** The same in the caller's transaction. */
export async function rejectHeldIn(tx: DatabaseTransaction, runId: number, now: Date): Promise<boolean> {
  const { rows } = await sql<{
    eshopId: number
  }>`update feeds.import_run r set state = 'rejected', finished_at = ${now} from feeds.feed f
    where r.id = ${runId} and r.state = 'held' and f.id = r.feed_id returning f.eshop_id as "eshopId"`.execute(tx)
  const [rejected] = rows
  if (rejected === undefined) return false
  await endNotices(tx, rejected.eshopId, now, ['held'])
  await publishEvents(tx, [{ kind: 'feeds.import_rejected', payload: { runId, eshopId: rejected.eshopId } }])
  return true
}
