import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { eraseMailsOf } from '#platform/mail/kept-mails.ts'

/** A question that nobody has confirmed. */
export interface QuestionRequest {
  readonly address: string
  readonly nickname: string | null
  readonly variantId: number
  readonly body: string
  /** Hash of the network that it came from. */
  readonly network: string
}

/** Key of the mail that asks the address: it goes with the request. */
export function requestKey(id: number): string {
  return `question-request:${id}`
}

export async function keepRequest(tx: DatabaseTransaction, request: QuestionRequest, now: Date): Promise<number> {
  const { address, nickname, variantId, body, network } = request
  const { rows } = await sql<{ id: number }>`
    insert into questions.request (address, nickname, variant_id, body, network, created_at)
    values (${address}, ${nickname}, ${variantId}, ${body}, ${network}, ${now}) returning id`.execute(tx)
  return (rows[0] as { id: number }).id
}

/** Gives it once: two who confirm at the same moment are one. */
export async function takeRequest(tx: DatabaseTransaction, id: number, since: Date): Promise<QuestionRequest | null> {
  const { rows } = await sql<QuestionRequest>`delete from questions.request where id = ${id} and created_at > ${since}
    returning address, nickname, variant_id as "variantId", body, network`.execute(tx)
  return rows[0] ?? null
}

/** Removes requests as old as this moment, with the mails that asked. */
export function forgetRequests(db: DatabaseOrTransaction, before: Date): Promise<void> {
  return remove(db, sql`created_at <= ${before}`)
}

export function forgetRequestsOf(db: DatabaseOrTransaction, address: string): Promise<void> {
  return remove(db, sql`lower(address) = lower(${address})`)
}

async function remove(db: DatabaseOrTransaction, which: ReturnType<typeof sql>): Promise<void> {
  const { rows } = await sql<{ id: number }>`delete from questions.request where ${which} returning id`.execute(db)
  await eraseMailsOf(
    db,
    rows.map(({ id }) => requestKey(id)),
  )
}
