import { sql } from 'kysely'
import { lisbonDate } from '#domains/offers/contract.ts'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { Database } from '#platform/database/connect.ts'

/** Sums are kept for so many days: five weeks, so that each weekday is there at least four times. */
export const KEPT_DAYS = 35
const DAYS_AHEAD = 3
const DAY_MS = 86_400_000
/** Longer than a process tries the same batch again. */
const BATCHES_KEPT_MS = 2 * DAY_MS

/** Makes the tables of today and the coming days, and drops those that are old. */
export async function keepImpressionDays(db: Database, now: Date): Promise<void> {
  const days = Array.from({ length: DAYS_AHEAD + 1 }, (_, ahead) => dayFrom(now, ahead))
  await ensureImpressionDays(db, days)
  const oldest = oldestKeptDay(now)
  await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'impressionDays')
    const { rows } = await sql<{
      name: string
    }>`select relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'tracking' and relname ~ '^impression_sum_\\d{8}$' and relname < ${tableOf(oldest)}`.execute(tx)
    for (const { name } of rows) await sql`drop table tracking.${sql.ref(name)}`.execute(tx)
  })
  await sql`delete from tracking.reason_sum where day < ${oldest}::date`.execute(db)
  await sql`delete from tracking.batch where at < ${new Date(now.getTime() - BATCHES_KEPT_MS)}::timestamptz`.execute(db)
}

/** Of days before it nothing is kept. */
export function oldestKeptDay(now: Date): string {
  return dayFrom(now, -KEPT_DAYS)
}

/** Makes the tables of these days where there are none. */
export async function ensureImpressionDays(db: Database, days: readonly string[]): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockUntilCommit(tx, 'impressionDays')
    for (const day of days) {
      const { rows } = await sql<{
        isThere: boolean
      }>`select to_regclass(${`tracking.${tableOf(day)}`}) is not null as "isThere"`.execute(tx)
      if (rows[0]?.isThere === true) continue
      await sql`create table tracking.${sql.ref(tableOf(day))} partition of tracking.impression_sum
        for values from (${sql.lit(day)}) to (${sql.lit(dayFrom(new Date(`${day}T12:00:00Z`), 1))})`.execute(tx)
    }
  })
}

function tableOf(day: string): string {
  return `impression_sum_${day.replaceAll('-', '')}`
}

function dayFrom(now: Date, ahead: number): string {
  const noon = new Date(`${lisbonDate(now.getTime())}T12:00:00Z`).getTime()
  return new Date(noon + ahead * DAY_MS).toISOString().slice(0, 10)
}
