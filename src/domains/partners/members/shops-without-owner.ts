import { sql } from 'kysely'
import { loadEshops } from '#domains/eshops/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** A shop in which nobody may let others in. */
export interface ShopWithoutOwner {
  readonly eshopId: number
  readonly name: string
}

/** Shops that have no owner and have not asked anybody to be one, in the order of their names. */
export async function shopsWithoutOwner(db: DatabaseOrTransaction, now: Date): Promise<readonly ShopWithoutOwner[]> {
  const { rows } = await sql<{ eshopId: number }>`
    select eshop_id as "eshopId" from partners.member where role = 'owner'
    union select eshop_id from partners.invitation where role = 'owner' and expires_at > ${now}`.execute(db)
  const owned = new Set(rows.map(({ eshopId }) => eshopId))
  return (await loadEshops(db))
    .filter(({ id }) => !owned.has(id))
    .map(({ id, name }) => ({ eshopId: id, name }))
    .toSorted((a, b) => a.name.localeCompare(b.name, 'pt'))
}
