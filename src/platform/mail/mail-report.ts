import { sql } from 'kysely'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ComponentHealth } from '#platform/http/process/readiness.ts'
import { enqueueAll } from '#platform/jobs/enqueue.ts'
import { retryDeadLettersOf } from '#platform/jobs/job-report.ts'
import { mailJobKey, sendMail } from './send-mail-job.ts'

/** A mail that has not reached anybody. */
export interface WaitingMail {
  readonly id: number
  readonly mail: string
  readonly to: string
  /** failed: it waits for a person. */
  readonly state: 'queued' | 'sending' | 'handed' | 'failed'
  readonly attempts: number
  /** What the server said at the last try, or null. */
  readonly answer: string | null
  readonly queuedAt: Date
}

/** Those that a person has to look at first, then the oldest. */
export async function waitingMails(db: DatabaseOrTransaction, limit: number): Promise<WaitingMail[]> {
  const { rows } = await sql<WaitingMail>`
    select id, mail, recipient as "to", state, attempts, answer, queued_at as "queuedAt" from mail.message
    where state in ('queued', 'sending', 'handed', 'failed') order by state = 'failed' desc, id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function mailCounts(db: DatabaseOrTransaction): Promise<{ state: string; count: number }[]> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from mail.message group by 1 order by 1`.execute(db)
  return rows
}

/** Those that have failed are sent again from the beginning; ids that have not are left alone. Null: all. Gives how many are. */
export async function retryMails(db: Database, ids: readonly number[] | null): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      update mail.message set state = 'queued', attempts = 0 where state = 'failed'
        and (${ids === null} or id = any(${(ids ?? []) as number[]}::bigint[])) returning id`.execute(tx)
    const retried = new Set(
      await retryDeadLettersOf(
        tx,
        rows.map(({ id }) => mailJobKey(id)),
      ),
    )
    await enqueueMails(
      tx,
      rows.filter(({ id }) => !retried.has(mailJobKey(id))),
    )
    return rows.length
  })
}

/** Mails that wait and have no job, as after an import of a database: jobs are not exported. */
export async function enqueueForgotten(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<{ id: number }>`
      select id from mail.message m where state in ('queued', 'sending', 'handed') and not exists
        (select from graphile_worker._private_jobs j where j.key = 'mail:' || m.id) for update skip locked`.execute(tx)
    await enqueueMails(tx, rows)
  })
}

function enqueueMails(tx: DatabaseOrTransaction, mails: readonly { id: number }[]): Promise<void> {
  return enqueueAll(
    tx,
    sendMail,
    mails.map(({ id }) => ({ payload: { id }, key: mailJobKey(id) })),
  )
}

/** Degraded where nothing can be sent; mails that failed are told of by the jobs. */
export async function mailHealth(db: DatabaseOrTransaction, hasPost: boolean): Promise<ComponentHealth> {
  if (hasPost) return { state: 'works' }
  const waiting = await waitingMails(db, 1)
  return {
    state: 'degraded',
    detail: `SMTP_URL is not set: no mail leaves${waiting.length > 0 ? ', and some wait' : ''}`,
  }
}
