import { type IndexableProduct, loadIndexableProducts, type PictureLookup } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ProductChange } from '#ports/search/port.ts'
import type { Yardsticks } from '../ranking/yardsticks.ts'
import { indexRows } from './index-rows.ts'

/** What rows are made with. */
export interface RowContext {
  readonly now: Date
  readonly yardsticks: Yardsticks
  readonly pictures?: PictureLookup
}

/** A product as a cluster is given it: its rows carry the records of their cards. */
export function changeOf(product: IndexableProduct, { now, yardsticks }: RowContext): ProductChange {
  const rows = indexRows(product, now, yardsticks).map(({ record, ...row }) => ({ ...row, payload: record }))
  return { group: product.productId, rows }
}

/** These products as they are now; one that is gone has no rows. */
export async function readChanges(
  db: DatabaseOrTransaction,
  ids: readonly number[],
  context: RowContext,
): Promise<ProductChange[]> {
  const products = await loadIndexableProducts(db, ids, context.now, context.pictures)
  const changes = products.map((product) => changeOf(product, context))
  const present = new Set(changes.map(({ group }) => group))
  return [...changes, ...ids.filter((id) => !present.has(id)).map((group) => ({ group, rows: [] }))]
}
