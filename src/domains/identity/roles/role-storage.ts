import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import { asId, type UserId } from '#platform/ids.ts'
import { isOnSite, type StoredRoles } from './stored-roles.ts'

/** What people may do, by their ids; until the transaction ends nobody else changes it. */
export async function lockRoles(
  tx: DatabaseOrTransaction,
  personIds: readonly UserId[],
): Promise<ReadonlyMap<UserId, StoredRoles>> {
  const rows = await tx
    .selectFrom('identity.person')
    .select(['id', 'roles'])
    .where('id', 'in', [...personIds])
    // Two who change one another's roles at once wait, and neither for ever.
    .orderBy('id')
    .forUpdate()
    .execute()
  return new Map(rows.map(({ id, roles }) => [asId<UserId>(id), roles as StoredRoles]))
}

export async function writeRoles(tx: DatabaseOrTransaction, personId: UserId, roles: StoredRoles): Promise<void> {
  await tx
    .updateTable('identity.person')
    .set({ roles: JSON.stringify(roles) })
    .where('id', '=', personId)
    .execute()
}

/** Whether a site has an admin beside this person: one who has not asked to be erased. */
export async function hasOtherAdmin(tx: DatabaseOrTransaction, personId: UserId, site: string): Promise<boolean> {
  const rows = await tx
    .selectFrom('identity.person as p')
    .leftJoin('identity.erasure as e', 'e.person_id', 'p.id')
    .select('p.roles')
    .where('p.id', '!=', personId)
    .where('e.person_id', 'is', null)
    .where(sql<boolean>`p.roles ? 'admin'`)
    .execute()
  return rows.some(({ roles }) => isOnSite((roles as StoredRoles).admin ?? false, site))
}
