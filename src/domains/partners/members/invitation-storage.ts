import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type EshopId, type UserId } from '#platform/ids.ts'
import type { MemberRole } from './member.ts'

/** Somebody who has been asked to act for a shop. */
export interface Invitation {
  readonly id: number
  readonly eshopId: EshopId
  readonly address: string
  readonly role: MemberRole
  readonly expiresAt: Date
  /** null: their account is gone. */
  readonly invitedBy: UserId | null
}

const COLUMNS = ['id', 'eshop_id', 'address', 'role', 'expires_at', 'invited_by'] as const

/** Invitations of a shop that are good, the newest last. */
export async function invitationsOf(
  db: DatabaseOrTransaction,
  eshopId: EshopId,
  now: Date,
): Promise<readonly Invitation[]> {
  const rows = await db
    .selectFrom('partners.invitation')
    .select(COLUMNS)
    .where('eshop_id', '=', eshopId)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute()
  return rows.map(invitationOfRow)
}

/** The one that a mail's code opens; until the transaction ends nobody else takes it. */
export async function findInvitation(db: DatabaseOrTransaction, code: string, now: Date): Promise<Invitation | null> {
  const row = await db
    .selectFrom('partners.invitation')
    .select(COLUMNS)
    .where('code_hash', '=', hashOf(code))
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row === undefined ? null : invitationOfRow(row)
}

/** Keeps an invitation; the address's earlier one of this shop opens nothing any more. Its number. */
export async function insertInvitation(
  tx: DatabaseOrTransaction,
  { eshopId, address, role, expiresAt, invitedBy }: Omit<Invitation, 'id'>,
  code: string,
  now: Date,
): Promise<number> {
  await tx
    .deleteFrom('partners.invitation')
    .where('eshop_id', '=', eshopId)
    .where(sql`lower(address)`, '=', address.toLowerCase())
    .execute()
  const { id } = await tx
    .insertInto('partners.invitation')
    .values({
      eshop_id: eshopId,
      address,
      role,
      code_hash: hashOf(code),
      invited_by: invitedBy,
      created_at: now,
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was withdrawn or taken; null: it is not there. */
export async function deleteInvitation(
  tx: DatabaseOrTransaction,
  eshopId: EshopId,
  id: number,
): Promise<MemberRole | null> {
  const row = await tx
    .deleteFrom('partners.invitation')
    .where('eshop_id', '=', eshopId)
    .where('id', '=', id)
    .returning('role')
    .executeTakeFirst()
  return (row?.role as MemberRole | undefined) ?? null
}

/** Withdraws all that somebody has asked others to act for the shop by. */
export async function deleteInvitationsBy(
  tx: DatabaseOrTransaction,
  eshopId: EshopId,
  invitedBy: UserId,
): Promise<readonly { readonly id: number; readonly role: MemberRole }[]> {
  const rows = await tx
    .deleteFrom('partners.invitation')
    .where('eshop_id', '=', eshopId)
    .where('invited_by', '=', invitedBy)
    .returning(['id', 'role'])
    .execute()
  return rows.map(({ id, role }) => ({ id, role: role as MemberRole }))
}

/** Removes what ended before a moment. */
export async function forgetInvitations(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await db.deleteFrom('partners.invitation').where('expires_at', '<=', before).execute()
}

function invitationOfRow(row: {
  id: number
  eshop_id: number
  address: string
  role: string
  expires_at: Date
  invited_by: number | null
}): Invitation {
  return {
    id: row.id,
    eshopId: asId<EshopId>(row.eshop_id),
    address: row.address,
    role: row.role as MemberRole,
    expiresAt: row.expires_at,
    invitedBy: row.invited_by === null ? null : asId<UserId>(row.invited_by),
  }
}

function hashOf(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}
