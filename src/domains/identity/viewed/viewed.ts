import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { UserId } from '#platform/ids.ts'
import { hasConsented } from '../consent/consents.ts'
import { lockPerson } from '../profile/profile-storage.ts'

/** As many as a browser keeps (U-06). */
export const MOST_VIEWED = 50

/**
 * Puts what a browser has seen before what the account has, and gives both, the latest first: 'Continuar onde parou' on every device.
 * Null, and nothing kept: the person has not agreed to it.
 */
export function keepViewed(db: Database, personId: UserId, seen: readonly number[]): Promise<readonly number[] | null> {
  return db.transaction().execute(async (tx) => {
    if (!(await hasConsented(tx, personId, 'viewed'))) return null
    // Two devices at once lose nothing of each other: the second waits.
    await lockPerson(tx, personId)
    const kept = await findViewed(tx, personId)
    const merged = [...new Set([...seen, ...kept])].slice(0, MOST_VIEWED)
    await tx
      .insertInto('identity.viewed')
      .values({ person_id: personId, variant_ids: merged })
      .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ variant_ids: merged }))
      .execute()
    return merged
  })
}

export async function findViewed(db: DatabaseOrTransaction, personId: number): Promise<readonly number[]> {
  const row = await db
    .selectFrom('identity.viewed')
    .select('variant_ids')
    .where('person_id', '=', personId)
    .executeTakeFirst()
  return row?.variant_ids.map(Number) ?? []
}
