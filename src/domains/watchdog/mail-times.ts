import { sql } from 'kysely'
import { lisbonOffsetMs } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { mailTime } from './rules/mail-time.ts'

/** Something was found for these watchers. A mail that is due already takes it along. */
export async function setMailTimes(tx: DatabaseTransaction, watcherIds: readonly number[], at: Date): Promise<void> {
  if (watcherIds.length === 0) return
  const { rows } = await sql<{ id: number; lastMailAt: Date | null; isFrequent: boolean }>`
    select id, last_mail_at as "lastMailAt", is_frequent as "isFrequent" from watchdog.watcher
    where id = any(${watcherIds as number[]}::bigint[]) and mail_due_at is null order by id for update`.execute(tx)
  const times = rows.map(({ lastMailAt, isFrequent }) =>
    mailTime(at.getTime(), { lastMailAt: lastMailAt?.getTime() ?? null, isFrequent }, lisbonOffsetMs),
  )
  await sql`update watchdog.watcher w set mail_due_at = to_timestamp(s.ms / 1000)
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${times}::float8[]) s (id, ms) where w.id = s.id`.execute(tx)
}
