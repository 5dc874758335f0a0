import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { readableLine } from '#platform/readable-text.ts'

export interface Suppressed {
  readonly address: string
  /** bounce: its mailbox takes nothing. complaint: its owner called a mail of ours unwanted. */
  readonly reason: 'bounce' | 'complaint'
  readonly detail: string
  readonly since: Date
}

const DETAIL_CHARS = 300

/** Nothing is sent to this address any more; the first reason stays. */
export async function suppressAddress(
  db: DatabaseOrTransaction,
  { address, reason, detail, since }: Suppressed,
): Promise<void> {
  await sql`insert into mail.suppressed (address, reason, detail, since)
    values (lower(${address}), ${reason}, ${readableLine(detail, DETAIL_CHARS)}, ${since}) on conflict do nothing`.execute(
    db,
  )
}

/** The newest first. */
export async function suppressedAddresses(db: DatabaseOrTransaction, limit: number): Promise<Suppressed[]> {
  const { rows } = await sql<Suppressed>`select address, reason, detail, since from mail.suppressed
    order by since desc, address limit ${limit}`.execute(db)
  return rows
}

/** Mails go there again. False: nothing was held back. */
export async function allowAddress(db: DatabaseOrTransaction, address: string): Promise<boolean> {
  const { rows } = await sql`delete from mail.suppressed where address = lower(${address}) returning address`.execute(
    db,
  )
  return rows.length > 0
}
