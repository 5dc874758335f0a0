import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface MailOfAddress {
  readonly mail: string
  readonly state: string
  readonly queuedAt: Date
}

/** What was sent to an address, or is on its way, as long as it is kept. */
export async function mailsOfAddress(db: DatabaseOrTransaction, address: string): Promise<readonly MailOfAddress[]> {
  const { rows } = await sql<MailOfAddress>`
    select mail, state, queued_at as "queuedAt" from mail.message
    where lower(recipient) = ${address.toLowerCase()} order by id`.execute(db)
  return rows
}

/** Leaves nothing of an address: neither its mails nor that it takes none. One that waits is not sent. */
export async function forgetMailsOfAddress(tx: DatabaseOrTransaction, address: string): Promise<void> {
  await sql`delete from mail.message where lower(recipient) = ${address.toLowerCase()}`.execute(tx)
  await sql`delete from mail.suppressed where address = ${address.toLowerCase()}`.execute(tx)
}
