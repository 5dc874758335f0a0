import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'

export type CodePurpose = 'set-password' | 'change-email'

export interface MailCode {
  readonly personId: UserId
  readonly newEmail: string | null
  readonly isUsed: boolean
}

export async function insertMailCode(
  tx: DatabaseOrTransaction,
  code: {
    readonly hash: Buffer
    readonly personId: UserId
    readonly purpose: CodePurpose
    readonly newEmail?: string
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('identity.mail_code')
    .values({
      code_hash: code.hash,
      person_id: code.personId,
      purpose: code.purpose,
      new_email: code.newEmail ?? null,
      created_at: code.now,
      expires_at: code.expiresAt,
    })
    .execute()
}

/** A code that is not over; it may have been used. */
export async function findMailCode(
  db: DatabaseOrTransaction,
  hash: Buffer,
  purpose: CodePurpose,
  now: Date,
): Promise<MailCode | null> {
  const row = await db
    .selectFrom('identity.mail_code')
    .select(['person_id', 'new_email', 'used_at'])
    .where('code_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined
    ? null
    : { personId: asId<UserId>(row.person_id), newEmail: row.new_email, isUsed: row.used_at !== null }
}

/** True for the one who uses it; of two at once the other waits and is told false. */
export async function takeMailCode(tx: DatabaseOrTransaction, hash: Buffer, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.mail_code')
    .set({ used_at: now })
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ends what a person has been sent and not used: it went to an address, or by a password, that is theirs no more. */
export function endMailCodes(tx: DatabaseOrTransaction, personId: UserId): Promise<unknown> {
  return tx.deleteFrom('identity.mail_code').where('person_id', '=', personId).where('used_at', 'is', null).execute()
}

export function forgetMailCodes(db: DatabaseOrTransaction, before: Date): Promise<unknown> {
  return db.deleteFrom('identity.mail_code').where('expires_at', '<=', before).execute()
}
