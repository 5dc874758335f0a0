import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** The other products of these products' families: their pages show one another. */
export async function familyOf(db: DatabaseOrTransaction, productIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct other.id from offers.product p join offers.product other on other.family_id = p.family_id and other.id <> p.id
    where p.id = any(${productIds as number[]}::bigint[])`.execute(db)
  return rows.map(({ id }) => id)
}
