import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Where persons are written to, by their ids; those who have left are absent. */
export async function addressesOf(
  db: DatabaseOrTransaction,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (personIds.length === 0) return new Map()
  const rows = await db.selectFrom('identity.person').select(['id', 'email']).where('id', 'in', personIds).execute()
  return new Map(rows.map(({ id, email }) => [id, email]))
}
