import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A registration that waits for its address to be confirmed. */
export interface Registration {
  /** Of the person that it becomes. */
  readonly id: number
  readonly email: string
  readonly name: string
  readonly passwordHash: string
  /** Of the cookie of the browser that registered. */
  readonly browserHash: Buffer
  readonly isUsed: boolean
  /** When the terms were accepted. */
  readonly createdAt: Date
}

export async function insertRegistration(
  tx: DatabaseOrTransaction,
  given: Omit<Registration, 'id' | 'isUsed' | 'createdAt'> & {
    readonly codeHash: Buffer
    readonly now: Date
    readonly expiresAt: Date
  },
): Promise<number> {
  const { id } = await tx
    .insertInto('identity.registration')
    .values({
      email: given.email,
      name: given.name,
      password_hash: given.passwordHash,
      code_hash: given.codeHash,
      browser_hash: given.browserHash,
      created_at: given.now,
      expires_at: given.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function findRegistration(
  db: DatabaseOrTransaction,
  id: number,
  codeHash: Buffer,
  now: Date,
): Promise<Registration | null> {
  const row = await db
    .selectFrom('identity.registration')
    .select(['id', 'email', 'name', 'password_hash', 'browser_hash', 'used_at', 'created_at'])
    .where('id', '=', id)
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined
    ? null
    : {
        id: row.id,
        email: row.email,
        name: row.name,
        passwordHash: row.password_hash,
        browserHash: row.browser_hash,
        isUsed: row.used_at !== null,
        createdAt: row.created_at,
      }
}

/** True for the one who uses it; of two at once the other waits and is told false. */
export async function takeRegistration(tx: DatabaseOrTransaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('identity.registration')
    .set({ used_at: now })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export function forgetRegistrations(db: DatabaseOrTransaction, before: Date): Promise<unknown> {
  return db.deleteFrom('identity.registration').where('expires_at', '<=', before).execute()
}
