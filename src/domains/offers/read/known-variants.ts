import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Those of the ids that are offers, of today or of the past. */
export async function knownVariants(db: DatabaseOrTransaction, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{
    id: number
  }>`select id from offers.variant where id = any(${ids as number[]}::bigint[])`.execute(db)
  return new Set(rows.map(({ id }) => Number(id)))
}

/** The products of offers, of today or of the past, by the offers' ids; ids that are none are absent. */
export async function productsOfVariants(
  db: DatabaseOrTransaction,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from offers.variant where id = any(${ids as number[]}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, productId }) => [Number(id), Number(productId)]))
}
