import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Mail } from './define-mail.ts'
import { isMailAddress } from './mail-address.ts'
import { mailJobKey, sendMail, SEND_FIRST } from './send-mail-job.ts'

export interface QueuedMail<Data> {
  readonly to: string
  readonly data: Data
  /** Of several mails with one key the first is sent, and no other ever: `watchdog:7:3`. */
  readonly key?: string
}

/** What of a mail those need to know who only have it sent: a web process need not load what draws it. */
export type QueueableMail<Data> = Pick<Mail<Data>, 'name' | 'kind' | 'data'>

/**
 * Has a mail sent once the caller's transaction is committed, and never when it is not. Gives its number, or null where one
 * with this key has been queued before. Throws where the address is none or the data is not the mail's: both are for the
 * caller's door to refuse.
 */
export async function queueMail<Data>(
  tx: DatabaseOrTransaction,
  mail: QueueableMail<Data>,
  { to, data, key }: QueuedMail<Data>,
): Promise<number | null> {
  if (!isMailAddress(to)) throw new Error(`what ${mail.name} is to be sent to is no address`)
  const { rows } = await sql<{ id: number }>`
    insert into mail.message (key, mail, kind, recipient, data)
    values (${key ?? null}, ${mail.name}, ${mail.kind}, ${to}, ${JSON.stringify(mail.data.parse(data))})
    on conflict (key) do nothing returning id`.execute(tx)
  const id = rows[0]?.id
  if (id === undefined) return null
  await enqueue(tx, sendMail, { id }, { key: mailJobKey(id), priority: mail.kind === 'service' ? SEND_FIRST : 0 })
  return id
}
