import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'

export interface Passkey {
  readonly credentialId: string
  readonly personId: UserId
  readonly publicKey: Buffer
  readonly counter: number
  readonly transports: readonly string[]
}

export interface PasskeyRow {
  readonly credentialId: string
  readonly label: string
  readonly createdAt: Date
  readonly usedAt: Date | null
}

/** False where it is somebody's already. */
export async function insertPasskey(
  tx: DatabaseOrTransaction,
  passkey: Passkey & { readonly label: string; readonly now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('identity.passkey')
    .values({
      credential_id: passkey.credentialId,
      person_id: passkey.personId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      label: passkey.label,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function findPasskey(db: DatabaseOrTransaction, credentialId: string): Promise<Passkey | null> {
  const row = await db
    .selectFrom('identity.passkey')
    .select(['credential_id', 'person_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        credentialId: row.credential_id,
        personId: asId<UserId>(row.person_id),
        publicKey: row.public_key,
        counter: row.counter,
        transports: row.transports,
      }
}

export async function listPasskeys(db: DatabaseOrTransaction, personId: UserId): Promise<readonly PasskeyRow[]> {
  const rows = await db
    .selectFrom('identity.passkey')
    .select(['credential_id', 'label', 'created_at', 'used_at'])
    .where('person_id', '=', personId)
    .orderBy('created_at')
    .execute()
  return rows.map((row) => ({
    credentialId: row.credential_id,
    label: row.label,
    createdAt: row.created_at,
    usedAt: row.used_at,
  }))
}

export async function noteUse(
  db: DatabaseOrTransaction,
  { credentialId, counter, now }: { readonly credentialId: string; readonly counter: number; readonly now: Date },
): Promise<void> {
  await db
    .updateTable('identity.passkey')
    .set({ counter, used_at: now })
    .where('credential_id', '=', credentialId)
    .execute()
}

/** A person's own; false where it is none of theirs. */
export async function deletePasskey(
  tx: DatabaseOrTransaction,
  personId: UserId,
  credentialId: string,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('identity.passkey')
    .where('person_id', '=', personId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function insertChallenge(
  db: DatabaseOrTransaction,
  challenge: { readonly hash: Buffer; readonly personId: UserId | null; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('identity.passkey_challenge')
    .values({ challenge_hash: challenge.hash, person_id: challenge.personId, expires_at: challenge.expiresAt })
    .execute()
}

/** True for the one who takes it, of the same person (null: of a sign-in) and in time; then it is gone. */
export async function takeChallenge(
  db: DatabaseOrTransaction,
  challenge: { readonly hash: Buffer; readonly personId: UserId | null; readonly now: Date },
): Promise<boolean> {
  const { personId } = challenge
  const { numDeletedRows } = await db
    .deleteFrom('identity.passkey_challenge')
    .where('challenge_hash', '=', challenge.hash)
    .where('expires_at', '>', challenge.now)
    .where('person_id', personId === null ? 'is' : '=', personId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export function forgetChallenges(db: DatabaseOrTransaction, before: Date): Promise<unknown> {
  return db.deleteFrom('identity.passkey_challenge').where('expires_at', '<=', before).execute()
}
