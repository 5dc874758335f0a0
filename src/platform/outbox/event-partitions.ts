import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database } from '#platform/database/connect.ts'

/** Facts are kept this long (architecture.md, Data rules). */
const KEPT_DAYS = 7
const DAYS_AHEAD = 3
const DAY_MS = 86_400_000

/** Daily partitions of the domain events: made before their day begins, dropped whole when it is a week past. */
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
    const oldest = partitionName(dayStart(now, -KEPT_DAYS))
    for (const name of names) if (name < oldest) await sql`drop table outbox.${sql.ref(name)}`.execute(tx)
    await sql`delete from outbox.domain_event_default where at < ${dayStart(now, -KEPT_DAYS)}::timestamptz`.execute(tx)
  })
}

function dayStart(now: Date, ahead: number): string {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + ahead * DAY_MS).toISOString()
}
function partitionName(day: string): string {
  return `domain_event_${day.slice(0, 10).replaceAll('-', '')}`
}
