import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { recordSetRoles } from '../roles/change-roles.ts'
import type { StoredRoles } from '../roles/stored-roles.ts'
import { type Person, upsertPerson } from '../storage.ts'

/** Adds the person, or gives the one of this e-mail its new name and roles; the audit log is told of roles of the back office. */
export async function upsertWithRoles(
  tx: DatabaseTransaction,
  person: Pick<Person, 'email' | 'name' | 'roles'>,
  now: Date,
): Promise<Person> {
  const before = await tx
    .selectFrom('identity.person')
    .select('roles')
    .where(sql`lower(email)`, '=', person.email.toLowerCase())
    .executeTakeFirst()
  const upserted = await upsertPerson(tx, person, now)
  await recordSetRoles(tx, upserted.id, (before?.roles ?? {}) as StoredRoles, person.roles)
  return upserted
}
