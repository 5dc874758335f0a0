import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'

/** Facts are kept this long (architecture.md, Data rules). */
const KEPT_DAYS = 7
/** And so long while a consumer has not read them: one that is dead must not fill the disk. */
const KEPT_UNREAD_DAYS = 30
const DAYS_AHEAD = 3
const DAY_MS = 86_400_000

/** Daily partitions of the domain events: made before their day begins, dropped whole when it is a week past and every consumer has read it. */
export async function keepEventPartitions(db: Database, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'eventPartitions')
    const { rows } = await sql<{
      name: string
    }>`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'outbox' and relname ~ '^domain_event_\\d{8}$'`.execute(tx)
    const names = new Set(rows.map((row) => row.name))
    for (let ahead = 1; ahead <= DAYS_AHEAD; ahead += 1) {
      const name = partitionName(dayStart(now, ahead))
      if (!names.has(name))
        await sql`create table outbox.${sql.ref(name)} partition of outbox.domain_event
        for values from (${sql.lit(dayStart(now, ahead))}) to (${sql.lit(dayStart(now, ahead + 1))})`.execute(tx)
    }
    const [old, tooOld] = [KEPT_DAYS, KEPT_UNREAD_DAYS].map((days) => partitionName(dayStart(now, -days))) as [
      string,
      string,
    ]
    for (const name of names)
      if (name < tooOld || (name < old && !(await isUnread(tx, name))))
        await sql`drop table outbox.${sql.ref(name)}`.execute(tx)
    if (!(await isUnread(tx, 'domain_event_default')))
      await sql`delete from outbox.domain_event_default where at < ${dayStart(now, -KEPT_DAYS)}::timestamptz`.execute(
        tx,
      )
    await sql`delete from outbox.domain_event_default where at < ${dayStart(now, -KEPT_UNREAD_DAYS)}::timestamptz`.execute(
      tx,
    )
  })
}

/** Whether any consumer has events of a partition before it. */
async function isUnread(tx: DatabaseTransaction, partition: string): Promise<boolean> {
  const { rows } = await sql`select from outbox.consumer c where exists (select from outbox.${sql.ref(partition)} e
    where e.xid >= pg_snapshot_xmin(c.watermark::pg_snapshot) and not pg_visible_in_snapshot(e.xid, c.watermark::pg_snapshot)) limit 1`.execute(
    tx,
  )
  return rows.length > 0
}

function dayStart(now: Date, ahead: number): string {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + ahead * DAY_MS).toISOString()
}
function partitionName(day: string): string {
  return `domain_event_${day.slice(0, 10).replaceAll('-', '')}`
}
