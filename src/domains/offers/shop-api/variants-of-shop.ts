import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Numbers of all offers that a shop has had, for sums that know offers and no shops. */
export async function variantsOfShop(db: DatabaseOrTransaction, eshopId: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('offers.variant').select('id').where('eshop_id', '=', eshopId).execute()
  return rows.map(({ id }) => id)
}
