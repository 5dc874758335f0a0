import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'
import type { StoredRoles } from './roles/stored-roles.ts'

export interface Person {
  readonly id: UserId
  readonly email: string
  readonly name: string
  readonly avatarUrl: string | null
  readonly roles: StoredRoles
  /** ISO date. */
  readonly dateOfBirth: string | null
  readonly gender: 1 | 2 | null
}

export const PERSON = [
  'id',
  'email',
  'name',
  'avatar_url',
  'roles',
  'gender',
  // A day has no time of day: as text no zone can move it.
  sql<string | null>`date_of_birth::text`.as('birthday'),
] as const

export interface PersonRow {
  readonly id: number
  readonly email: string
  readonly name: string
  readonly avatar_url: string | null
  readonly roles: unknown
  readonly gender: number | null
  readonly birthday: string | null
}

export function personOfRow(row: PersonRow): Person {
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

export async function findPerson(db: DatabaseOrTransaction, id: UserId): Promise<Person | null> {
  const row = await db.selectFrom('identity.person').select(PERSON).where('id', '=', id).executeTakeFirst()
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
