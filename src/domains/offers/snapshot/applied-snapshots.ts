import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Which of these shops have had a snapshot applied. */
export const eshopsWithSnapshot = async (db: DatabaseOrTransaction, eshopIds: readonly number[]): Promise<ReadonlySet<number>> => {
  const { rows } = await sql<{ id: number }>`select eshop_id as id from offers.snapshot where eshop_id = any(${eshopIds as number[]}::int[])`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
