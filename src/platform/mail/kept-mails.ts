import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What is kept of a mail that has ended. */
export const MAIL_KEPT_MS = 30 * 86_400_000

/** A mail as /dev/mail lists it. */
export interface KeptMail {
  readonly id: number
  readonly to: string
  readonly state: string
  /** Of one that has not been rendered yet: its kind's name. */
  readonly subject: string
  readonly queuedAt: Date
}

export interface ReadableMail extends KeptMail {
  readonly text: string
  readonly html: string
}

const FIELDS = sql`id, recipient as "to", state, coalesce(subject, mail) as subject, queued_at as "queuedAt"`

/** The newest first. */
export async function keptMails(db: DatabaseOrTransaction, limit: number): Promise<KeptMail[]> {
  const { rows } = await sql<KeptMail>`select ${FIELDS} from mail.message order by id desc limit ${limit}`.execute(db)
  return rows
}

export async function findKeptMail(db: DatabaseOrTransaction, id: number): Promise<ReadableMail | null> {
  const { rows } = await sql<ReadableMail>`
    select ${FIELDS}, coalesce(plain, '') as text, coalesce(html, '') as html from mail.message where id = ${id}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Mails that ended as long ago as this. */
export async function forgetMails(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from mail.message where ended_at <= ${before}`.execute(db)
}

export interface MailTo {
  readonly mail: string
  readonly state: string
  readonly queuedAt: Date
}

/** What was sent to an address, or is on its way, as long as it is kept. */
export async function mailsTo(db: DatabaseOrTransaction, address: string): Promise<readonly MailTo[]> {
  const { rows } = await sql<MailTo>`select mail, state, queued_at as "queuedAt" from mail.message
    where lower(recipient) = lower(${address}) order by id`.execute(db)
  return rows
}

/** Mails that were queued under these keys: what they are about is erased. What waits is not sent. */
export async function eraseMailsOf(tx: DatabaseOrTransaction, keys: readonly string[]): Promise<void> {
  await sql`delete from mail.message where key = any(${[...keys]}::text[])`.execute(tx)
}

/** All that is kept of an address, within the caller's transaction: its owner leaves. What waits is not sent. */
export async function eraseMailsTo(tx: DatabaseOrTransaction, address: string): Promise<void> {
  await sql`delete from mail.message where lower(recipient) = lower(${address})`.execute(tx)
  await sql`delete from mail.suppressed where address = lower(${address})`.execute(tx)
}
