import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { PersonalRow } from '#platform/domain/personal-data.ts'

/** The invitations that went to an address, by its hash, for a copy of what is kept of its person. */
export async function invitationsOf(db: DatabaseOrTransaction, addressHash: Buffer): Promise<readonly PersonalRow[]> {
  const { rows } = await sql<{ eshopId: number; mailedAt: Date | null; answers: boolean }>`
    select eshop_id as "eshopId", mailed_at as "mailedAt", answers_since is not null as answers from reviews.invitation
    where address_hash = ${addressHash} order by id`.execute(db)
  return rows.map(({ eshopId, mailedAt, answers }) => ({
    loja: eshopId,
    enviadoEm: mailedAt?.toISOString() ?? null,
    respondeAPerguntas: answers,
  }))
}

/**
 * An address asks to be forgotten: its invitations go, and with them every link that was mailed. That it wants no invitations stays, as a
 * hash alone, or the next order would bring one.
 */
export async function eraseInvitations(tx: DatabaseOrTransaction, addressHash: Buffer): Promise<void> {
  await sql`delete from reviews.invitation where address_hash = ${addressHash}`.execute(tx)
}

/** The purchases that an address was asked about, by the invitations that are left. */
export async function purchasesOfAddress(db: DatabaseOrTransaction, addressHash: Buffer): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select purchase_id as id from reviews.invitation where address_hash = ${addressHash}`.execute(db)
  return rows.map(({ id }) => id)
}
