import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** The category of each of these offers, live or not; those that have none, or are not known, are absent. */
export async function categoriesOfVariants(
  db: DatabaseOrTransaction,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; categoryId: number }>`
    select id, category_id as "categoryId" from offers.variant
    where id = any(${variantIds as number[]}::bigint[]) and category_id is not null`.execute(db)
  return new Map(rows.map(({ id, categoryId }) => [id, categoryId]))
}
