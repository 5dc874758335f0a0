import { type RawBuilder, sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'

/** An item of the staging table that was settled after reading: it stands twice, or links elsewhere. */
export interface SettledItem {
  readonly outcome: string
  readonly itemId: string
  readonly line: number
  readonly column: number
  readonly link: string | null
}

/** The first of the items with one of the outcomes, in the order of the feed. */
export async function settledItems(
  tx: DatabaseTransaction,
  outcomes: readonly string[],
  limit: number,
): Promise<SettledItem[]> {
  const { rows } = await sql<SettledItem>`select outcome, item_id as "itemId", line, col as column, link
    from pg_temp.staged where outcome = any(${outcomes as string[]}) order by ordinal limit ${limit}`.execute(tx)
  return rows
}

/** SQL, in the publishing transaction: whether the shop has a live offer of that id whose item was not read again. */
export function stagedAsKnown(eshopId: number, itemId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(
  exists (select from offers.variant v where v.eshop_id = ${eshopId} and v.item_id = ${itemId} and v.state = 'live')
  and not exists (select from pg_temp.staged s where s.item_id = ${itemId} and s.outcome not in ('known', 'repeated')))`
}
