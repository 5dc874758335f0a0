import { sql } from 'kysely'
import { mailPreferencesOf } from '#domains/identity/contract.ts'
import { lisbonOffsetMs } from '#domains/offers/contract.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { mailTime, STANDARD_QUIET } from './mail-time.ts'

/**
 * A mail that is due already takes what was found now with it. Persons choose pace, quiet hours and whether they want such mails at all
 * (identity); an address alone has asked for this one thing.
 */
export async function setMailTimes(tx: DatabaseTransaction, watcherIds: readonly number[], at: Date): Promise<void> {
  if (watcherIds.length === 0) return
  const { rows } = await sql<WaitingWatcher>`
    select id, person_id as "personId", last_mail_at as "lastMailAt", is_frequent as "isFrequent" from watchdog.watcher
    where id = any(${watcherIds as number[]}::bigint[]) and mail_due_at is null order by id for update`.execute(tx)
  const preferences = await mailPreferencesOf(
    tx,
    rows.flatMap(({ personId }) => personId ?? []),
  )
  const times = rows.flatMap(({ id, personId, lastMailAt, isFrequent }) => {
    const wanted = personId === null ? undefined : preferences.get(personId)
    if (wanted?.kinds.watchdog === false) return []
    const when = {
      lastMailAt: lastMailAt?.getTime() ?? null,
      isFrequent: isFrequent || wanted?.pace === 'at-once',
      quiet: wanted === undefined ? STANDARD_QUIET : wanted.quiet,
    }
    return { id, ms: mailTime(at.getTime(), when, lisbonOffsetMs) }
  })
  await sql`update watchdog.watcher w set mail_due_at = to_timestamp(s.ms / 1000)
    from unnest(${times.map(({ id }) => id)}::bigint[], ${times.map(({ ms }) => ms)}::float8[]) s (id, ms)
    where w.id = s.id`.execute(tx)
}

interface WaitingWatcher {
  readonly id: number
  readonly personId: number | null
  readonly lastMailAt: Date | null
  readonly isFrequent: boolean
}
