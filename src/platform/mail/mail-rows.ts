import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { DB } from '#platform/database/schema.ts'

/** A mail that a try has taken. */
export interface ClaimedMail {
  readonly id: number
  readonly mail: string
  readonly recipient: string
  readonly data: unknown
  readonly messageUuid: string
  readonly queuedAt: Date
  /** This try. */
  readonly conversation: string
  /** A try before this one ended when the server might have taken the mail already. */
  readonly mayHaveArrived: boolean
  /** Why nothing is sent to this address any more, or null. */
  readonly suppressed: string | null
}

/** Takes a mail for a try of its own, from whichever had it before; null when there is nothing to send any more. */
export async function claimMail(db: DatabaseOrTransaction, id: number): Promise<ClaimedMail | null> {
  const conversation = randomUUID()
  const { rows } = await sql<ClaimedMail>`
    with before as (select id, state from mail.message where id = ${id} and state in ('queued', 'sending', 'handed', 'failed') for update)
    update mail.message m set state = 'sending', attempts = attempts + 1, conversation = ${conversation}
    from before where m.id = before.id
    returning m.id, m.mail, m.recipient, m.data, m.message_uuid as "messageUuid", m.queued_at as "queuedAt", m.conversation,
      before.state = 'handed' as "mayHaveArrived",
      (select s.reason || ': ' || s.detail from mail.suppressed s where s.address = lower(m.recipient)) as suppressed`.execute(
    db,
  )
  return rows[0] ?? null
}

type Try = Pick<ClaimedMail, 'id' | 'conversation'>

/** The last line is about to go. False: another try has the mail by now. */
export async function markHanded(db: Kysely<DB>, { id, conversation }: Try): Promise<boolean> {
  const marked = await sql`update mail.message set state = 'handed' where id = ${id} and conversation = ${conversation}
    and state = 'sending'`.execute(db)
  return marked.numAffectedRows === 1n
}

export interface EndedMail {
  readonly state: 'sent' | 'kept' | 'refused'
  readonly answer: string | null
  readonly at: Date
}

/** What it was made of goes: it may hold links that open an account. */
export async function endMail(db: DatabaseOrTransaction, id: number, { state, answer, at }: EndedMail): Promise<void> {
  await sql`update mail.message set state = ${state}, answer = ${answer}, ended_at = ${at}, data = null
    where id = ${id}`.execute(db)
}

/** It waits for its next try, or for a person. */
export async function putMailBack(
  db: DatabaseOrTransaction,
  { id, conversation }: Try,
  state: 'queued' | 'handed' | 'failed',
  answer: string,
): Promise<void> {
  await sql`update mail.message set state = ${state}, answer = ${answer} where id = ${id} and conversation = ${conversation}`.execute(
    db,
  )
}

/** As it was rendered, for /dev/mail. */
export async function keepRendered(
  db: DatabaseOrTransaction,
  id: number,
  { subject, html, text }: { readonly subject: string; readonly html: string; readonly text: string },
): Promise<void> {
  await sql`update mail.message set subject = ${subject}, html = ${html}, plain = ${text} where id = ${id}`.execute(db)
}
