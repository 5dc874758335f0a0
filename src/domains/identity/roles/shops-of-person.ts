import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { lockRoles, writeRoles } from './role-storage.ts'

/** Keeps with a person which shops they act for, as their names in addresses: claims show it, and nobody reviews their own shop. */
export async function setShopsOfPerson(
  tx: DatabaseTransaction,
  personId: UserId,
  slugs: readonly string[],
): Promise<void> {
  const roles = (await lockRoles(tx, [personId])).get(personId)
  if (roles === undefined) throw new Error(`person ${personId} does not exist (setShopsOfPerson)`)
  await writeRoles(tx, personId, { ...roles, eshop: slugs.length > 0, eshops: [...slugs] })
}
