import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { violates } from '#platform/database/violates.ts'
import { asId, type UserId } from '#platform/ids.ts'

export interface Credentials {
  readonly personId: UserId
  readonly email: string
  readonly passwordHash: string | null
}

const CREDENTIALS = ['id', 'email', 'password_hash'] as const

interface CredentialsRow {
  readonly id: number
  readonly email: string
  readonly password_hash: string | null
}

function credentialsOf(row: CredentialsRow | undefined): Credentials | null {
  return row === undefined
    ? null
    : { personId: asId<UserId>(row.id), email: row.email, passwordHash: row.password_hash }
}

export async function findCredentials(db: DatabaseOrTransaction, email: string): Promise<Credentials | null> {
  const rows = db.selectFrom('identity.person').select(CREDENTIALS)
  return credentialsOf(await rows.where(sql`lower(email)`, '=', sql`lower(${email})`).executeTakeFirst())
}

export async function findCredentialsOf(db: DatabaseOrTransaction, personId: UserId): Promise<Credentials | null> {
  return credentialsOf(
    await db.selectFrom('identity.person').select(CREDENTIALS).where('id', '=', personId).executeTakeFirst(),
  )
}

/**
 * Whether the person still has this password; holds their row until the end of the transaction, so that a session is not opened
 * beside a change of the password.
 */
export async function holdsPassword(tx: DatabaseOrTransaction, personId: UserId, passwordHash: string | null) {
  const row = await tx
    .selectFrom('identity.person')
    .select('password_hash')
    .where('id', '=', personId)
    .forShare()
    .executeTakeFirst()
  return row !== undefined && row.password_hash === passwordHash
}

/** The person with this address and password; null where somebody else has the address. */
export async function insertPerson(
  tx: DatabaseOrTransaction,
  person: { readonly id: number; readonly email: string; readonly name: string; readonly passwordHash: string },
  now: Date,
): Promise<UserId | null> {
  const { id, email, name, passwordHash } = person
  const { rows } = await sql<{ id: number }>`
    insert into identity.person (id, email, name, password_hash, created_at) overriding system value
    values (${id}, ${email}, ${name}, ${passwordHash}, ${now}) on conflict do nothing returning id`.execute(tx)
  return rows[0] === undefined ? null : asId<UserId>(rows[0].id)
}

export async function storePassword(tx: DatabaseOrTransaction, personId: UserId, passwordHash: string): Promise<void> {
  await tx
    .updateTable('identity.person')
    .set({ password_hash: passwordHash })
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
}

/** False where somebody else has the address; of two at once the later throws `isEmailTaken`. */
export async function storeEmail(tx: DatabaseOrTransaction, personId: UserId, email: string): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update identity.person set email = ${email} where id = ${personId}
      and not exists (select from identity.person as other where lower(other.email) = lower(${email}) and other.id <> ${personId})
    returning id`.execute(tx)
  return rows.length > 0
}

/** Whether a transaction has failed because somebody has just come to hold the address. */
export function isEmailTaken(error: unknown): boolean {
  return violates(error, 'person_email')
}
