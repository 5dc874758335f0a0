import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

/** An item that was settled after reading: it stands twice, or links elsewhere. */
export interface SettledItem {
  readonly outcome: 'conflict' | 'repeated' | 'foreign'
  readonly itemId: string
  readonly line: number
  readonly column: number
  readonly link: string | null
}

/** The first of the settled items, in the order of the feed. */
export async function settledItems(tx: DatabaseTransaction, limit: number): Promise<SettledItem[]> {
  const { rows } = await sql<SettledItem>`select outcome, item_id as "itemId", line, col as column, link
    from pg_temp.staged where outcome in ('conflict', 'repeated', 'foreign') order by ordinal limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** SQL, in the publishing transaction: whether the shop has no live offer of that id, or its item was read again. */
export function isReadAgain(eshopId: number, itemId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`not (
  exists (select from offers.variant v where v.eshop_id = ${eshopId} and v.item_id = ${itemId} and v.state = 'live')
  and not exists (select from pg_temp.staged s where s.item_id = ${itemId} and s.outcome not in ('known', 'repeated')))`
}
