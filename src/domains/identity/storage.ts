import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { Claims } from './claims.ts'

export interface Person {
  readonly id: UserId
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
  readonly roles: Partial<Claims['roles']>
  /** ISO date. */
  readonly dateOfBirth: string | null
  readonly gender: 1 | 2 | null
}

const PERSON = [
  'id',
  'email',
  'name',
  'avatar_url',
  'roles',
  'gender',
  // A day has no time of day: as text no zone can move it.
  sql<string | null>`date_of_birth::text`.as('birthday'),
] as const

interface PersonRow {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly avatar_url: string | null
  readonly roles: unknown
  readonly gender: number | null
  readonly birthday: string | null
}

function personOfRow(row: PersonRow): Person {
  return {
    id: asId<UserId>(row.id),
    email: row.email,
    name: row.name,
    avatarUrl: row.avatar_url,
    roles: row.roles as Person['roles'],
    dateOfBirth: row.birthday,
    gender: row.gender as Person['gender'],
  }
}

/** The person of a session that is neither over nor revoked at the given moment. */
export async function findPersonBySession(
  db: DatabaseOrTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<Person | null> {
  const row = await db
    .selectFrom('identity.session as session')
    .innerJoin('identity.person as person', 'person.id', 'session.person_id')
    .select(PERSON)
    .where('session.token_hash', '=', tokenHash)
    .where('session.revoked_at', 'is', null)
    .where('session.expires_at', '>', now)
    .executeTakeFirst()
  return row === undefined ? null : personOfRow(row)
}

/** Adds the person, or gives the one of this e-mail its new name and roles. */
export async function upsertPerson(
  db: DatabaseOrTransaction,
  person: Pick<Person, 'email' | 'name' | 'roles'>,
  now: Date,
): Promise<Person> {
  const { email, name } = person
  const row = await db
    .insertInto('identity.person')
    .values({ email, name, roles: JSON.stringify(person.roles), created_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), roles: ref('excluded.roles') })),
    )
    .returning(PERSON)
    .executeTakeFirstOrThrow()
  return personOfRow(row)
}

export async function insertSession(
  db: DatabaseOrTransaction,
  session: { tokenHash: Buffer; personId: UserId; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, personId, now, expiresAt } = session
  await db
    .insertInto('identity.session')
    .values({ token_hash: tokenHash, person_id: personId, created_at: now, expires_at: expiresAt })
    .execute()
}

/** Ends one session, or all of a person (sign-out, password change); what is over stays over. */
export async function revokeSessions(
  db: DatabaseOrTransaction,
  which: { tokenHash: Buffer } | { personId: UserId },
  now: Date,
): Promise<void> {
  const open = db.updateTable('identity.session').set({ revoked_at: now }).where('revoked_at', 'is', null)
  await (
    'tokenHash' in which ? open.where('token_hash', '=', which.tokenHash) : open.where('person_id', '=', which.personId)
  ).execute()
}
