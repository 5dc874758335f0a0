import { type RawBuilder, sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { eraseMailsOf } from '#platform/mail/kept-mails.ts'
import type { ContactMessage, ContactPlace } from './message.ts'

export interface KeptMessage extends ContactMessage {
  readonly id: number
  readonly place: ContactPlace
  readonly heldBecause: 'filled_trap' | 'too_fast' | 'many_links' | null
  readonly createdAt: Date
}

/** Key of the mail that tells of a message: it goes with it. */
export function arrivedKey(id: number): string {
  return `contact:${id}`
}

/** The same of the mail to who wrote it. */
export function receivedKey(id: number): string {
  return `contact-received:${id}`
}

/** The newest first. */
export async function listMessages(db: DatabaseOrTransaction, limit: number): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    select id, place, name, email, subject, body, held_because as "heldBecause", created_at as "createdAt"
    from contact.message order by id desc limit ${limit}`.execute(db)
  return rows
}

/** Messages that were held are held no more; gives those that were. */
export async function releaseMessages(db: DatabaseOrTransaction, ids: readonly number[]): Promise<KeptMessage[]> {
  const { rows } = await sql<KeptMessage>`
    update contact.message set held_because = null where id = any(${[...ids]}::bigint[]) and held_because is not null
    returning id, place, name, email, subject, body, null as "heldBecause", created_at as "createdAt"`.execute(db)
  return rows
}

/** Gives how many of them there were. */
export function removeMessages(tx: DatabaseOrTransaction, ids: readonly number[]): Promise<number> {
  return remove(tx, sql`id = any(${[...ids]}::bigint[])`)
}

/** Removes what a person wrote, signed in or under the address. */
export function removeMessagesOf(tx: DatabaseOrTransaction, personId: number, email: string | null): Promise<number> {
  return remove(tx, sql`person_id = ${personId} or lower(email) = lower(${email})`)
}

/** Forgets what is as old as this moment, or older. */
export function forgetMessages(tx: DatabaseOrTransaction, before: Date): Promise<number> {
  return remove(tx, sql`created_at <= ${before}`)
}

async function remove(tx: DatabaseOrTransaction, which: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ id: number }>`delete from contact.message where ${which} returning id`.execute(tx)
  await eraseMailsOf(
    tx,
    rows.flatMap(({ id }) => [arrivedKey(id), receivedKey(id)]),
  )
  return rows.length
}
