import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
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

const PERSON = sql`p.id, p.email, p.name, p.avatar_url as "avatarUrl", p.roles, p.date_of_birth::text as "dateOfBirth", p.gender`

/** The person of a session that is neither over nor revoked at the given moment. */
export async function findPersonBySession(
  db: DatabaseOrTransaction,
  tokenHash: Buffer,
  now: Date,
): Promise<Person | null> {
  const { rows } = await sql<Person>`
    select ${PERSON} from identity.session s join identity.person p on p.id = s.person_id
    where s.token_hash = ${tokenHash} and s.revoked_at is null and s.expires_at > ${now}`.execute(db)
  return rows[0] ?? null
}

/** Adds the person, or gives the one of this e-mail its new name and roles. */
export async function upsertPerson(
  db: DatabaseOrTransaction,
  person: Pick<Person, 'email' | 'name' | 'roles'>,
  now: Date,
): Promise<Person> {
  const { rows } = await sql<Person>`
    insert into identity.person as p (email, name, roles, created_at)
    values (${person.email}, ${person.name}, ${JSON.stringify(person.roles)}, ${now})
    on conflict (lower(email)) do update set name = excluded.name, roles = excluded.roles
    returning ${PERSON}`.execute(db)
  const [stored] = rows
  if (stored === undefined) throw new Error('the person was not stored')
  return stored
}

export async function insertSession(
  db: DatabaseOrTransaction,
  session: { tokenHash: Buffer; personId: UserId; now: Date; expiresAt: Date },
): Promise<void> {
  await sql`insert into identity.session (token_hash, person_id, created_at, expires_at)
    values (${session.tokenHash}, ${session.personId}, ${session.now}, ${session.expiresAt})`.execute(db)
}

/** Ends one session, or all of a person (sign-out, password change); what is over stays over. */
export async function revokeSessions(
  db: DatabaseOrTransaction,
  which: { tokenHash: Buffer } | { personId: UserId },
  now: Date,
): Promise<void> {
  const condition = 'tokenHash' in which ? sql`token_hash = ${which.tokenHash}` : sql`person_id = ${which.personId}`
  await sql`update identity.session set revoked_at = ${now} where ${condition} and revoked_at is null`.execute(db)
}
