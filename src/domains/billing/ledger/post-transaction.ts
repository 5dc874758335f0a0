import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Account } from './accounts.ts'

/** One side of a transaction; debits are positive. */
export interface Entry {
  readonly account: Account
  readonly micros: number
  /** Of `unbilled` and `receivable`. */
  readonly eshopId?: number
  /** Of `unbilled`: in Portugal, "2026-11-21". */
  readonly day?: string
  readonly cpcMicros?: number
  /** Negative where clicks are taken back. */
  readonly clicks?: number
}

export interface LedgerTransaction {
  readonly kind: 'clicks' | 'correction' | 'invoice' | 'credit_note' | 'payment' | 'assignment'
  /** Of what it is made: the database refuses a second one. */
  readonly key: string
  readonly note?: string
  /** Of clicks: the numbers that it holds. */
  readonly clicks?: { readonly after: number; readonly through: number }
  /** Two or more that sum to zero; those of zero are left out. */
  readonly entries: readonly Entry[]
}

/**
 * Writes a transaction into the journal and answers its id. The database refuses what does not sum to zero, what is there
 * already (`key`) and whatever would change it later (ADR 0118).
 */
export async function postTransaction(
  tx: DatabaseTransaction,
  transaction: LedgerTransaction,
  now: Date,
): Promise<number> {
  const { kind, key, note = null, clicks } = transaction
  const entries = transaction.entries.filter(({ micros }) => micros !== 0)
  const { rows } = await sql<{ id: number }>`
    insert into billing.journal (at, kind, key, entries, clicks_after, clicks_through, note)
    values (${now}, ${kind}, ${key}, ${entries.length}, ${clicks?.after ?? null}, ${clicks?.through ?? null}, ${note}) returning id`.execute(
    tx,
  )
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`transaction ${key} got no number`)
  await sql`
    insert into billing.entry (journal_id, account, eshop_id, day, cpc_micros, clicks, micros)
    select ${id}, e."account", e."eshopId", e."day", e."cpcMicros", e."clicks", e."micros"
    from jsonb_to_recordset(${JSON.stringify(entries)}::jsonb) as e("account" text, "eshopId" int, "day" date, "cpcMicros" bigint, "clicks" int, "micros" bigint)`.execute(
    tx,
  )
  return id
}
