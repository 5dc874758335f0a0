import { sql } from 'kysely'
import { lockUntilCommit } from '#platform/database/advisory-locks.ts'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import { referencesIn } from '../invoices/payment-reference.ts'
import { MICROS_PER_CENT } from '../ledger/micros.ts'
import { postTransaction } from '../ledger/post-transaction.ts'
import { earlierKey } from './movement-keys.ts'
import type { Movement, ReadMovements } from './payment.ts'

/** Whose a payment is, as far as it is known. */
export interface Payer {
  readonly eshopId: number
  /** The invoice that it names; null: none. */
  readonly documentId: number | null
}

export interface RecordedPayment extends Movement {
  readonly id: number
  readonly payer: Payer | null
}

/**
 * Writes money that has come into the ledger: against what the shop owes, or as unmatched where nobody knows whose it is.
 * null: the bank's number is known, and nothing is written.
 */
export async function recordPayment(
  tx: DatabaseTransaction,
  movement: Movement,
  { payer, source }: { readonly payer: Payer | null; readonly source: ReadMovements['source'] | 'hand' },
  now: Date,
): Promise<RecordedPayment | null> {
  const { receivedOn, cents, remittance, bankKey } = movement
  await lockUntilCommit(tx, 'recordingPayment')
  if (await isKnown(tx, movement)) return null
  const key = await nextKey(tx, bankKey)
  const micros = cents * MICROS_PER_CENT
  const owed =
    payer === null ? { account: 'unmatched' as const } : { account: 'receivable' as const, eshopId: payer.eshopId }
  const entries = [
    { account: 'bank' as const, micros },
    { ...owed, micros: -micros },
  ]
  const journalId = await postTransaction(tx, { kind: 'payment', key, entries }, now)
  const { rows } = await sql<{ id: number }>`
    insert into billing.payment (received_on, cents, eshop_id, document_id, remittance, source, bank_key, journal_id)
    values (${receivedOn}, ${cents}, ${payer?.eshopId ?? null}, ${payer?.documentId ?? null}, ${remittance}, ${source}, ${bankKey}, ${journalId})
    returning id`.execute(tx)
  return { ...movement, id: rows[0]?.id ?? 0, payer }
}

async function isKnown(tx: DatabaseTransaction, movement: Movement): Promise<boolean> {
  const { receivedOn, cents, bankKey } = movement
  const { rows } = await sql`
    select from billing.payment where bank_key = ${bankKey}
      or (bank_key = ${earlierKey(movement)} and received_on = ${receivedOn} and cents = ${cents})`.execute(tx)
  return rows.length > 0
}

/** Whether what is known under the bank's number is this: the same money of the same day for the same invoice. */
export async function isSamePayment(
  tx: DatabaseTransaction,
  { bankKey, receivedOn, cents }: Movement,
  documentId: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    select from billing.payment where bank_key = ${bankKey} and received_on = ${receivedOn} and cents = ${cents}
      and document_id is not distinct from ${documentId}`.execute(tx)
  return rows.length > 0
}

async function nextKey(tx: DatabaseTransaction, bankKey: string | null): Promise<string> {
  if (bankKey !== null) return `payment:${bankKey}`
  const { rows } = await sql<{ key: string }>`select 'payment:hand:' || gen_random_uuid() as key`.execute(tx)
  return rows[0]?.key ?? ''
}

/** Whose a movement is: of the one invoice whose reference it names. Where it names several of different shops, of nobody. */
export async function payerOf(db: DatabaseOrTransaction, remittance: string): Promise<Payer | null> {
  const references = referencesIn(remittance)
  if (references.length === 0) return null
  const { rows } = await sql<{ id: number; eshopId: number }>`
    select id, eshop_id as "eshopId" from billing.document where kind = 'FT' and reference = any(${references})`.execute(
    db,
  )
  const [first] = rows
  if (first === undefined || rows.some(({ eshopId }) => eshopId !== first.eshopId)) return null
  return { eshopId: first.eshopId, documentId: rows.length === 1 ? first.id : null }
}

/** The invoice of that name as a payer; null: there is none. */
export async function payerOfInvoice(db: DatabaseOrTransaction, year: number, number: number): Promise<Payer | null> {
  const { rows } = await sql<{ id: number; eshopId: number }>`
    select id, eshop_id as "eshopId" from billing.document where kind = 'FT' and year = ${year} and number = ${number}`.execute(
    db,
  )
  return rows[0] === undefined ? null : { eshopId: rows[0].eshopId, documentId: rows[0].id }
}

export type AssignOutcome = 'assigned' | 'unknown' | 'already'

/** Says later whose an unmatched payment is, by a transaction of its own. */
export async function assignPayment(
  tx: DatabaseTransaction,
  paymentId: number,
  payer: Payer,
  now: Date,
): Promise<AssignOutcome> {
  await lockUntilCommit(tx, 'recordingPayment')
  const { rows } = await sql<{ cents: number; isOwned: boolean }>`
    select cents, eshop_id is not null or exists (select from billing.assignment where payment_id = ${paymentId}) as "isOwned"
    from billing.payment where id = ${paymentId}`.execute(tx)
  const [payment] = rows
  if (payment === undefined) return 'unknown'
  if (payment.isOwned) return 'already'
  const micros = payment.cents * MICROS_PER_CENT
  const entries = [
    { account: 'unmatched' as const, micros },
    { account: 'receivable' as const, eshopId: payer.eshopId, micros: -micros },
  ]
  const journalId = await postTransaction(tx, { kind: 'assignment', key: `assignment:${paymentId}`, entries }, now)
  await sql`
    insert into billing.assignment (payment_id, eshop_id, document_id, journal_id)
    values (${paymentId}, ${payer.eshopId}, ${payer.documentId}, ${journalId})`.execute(tx)
  return 'assigned'
}
