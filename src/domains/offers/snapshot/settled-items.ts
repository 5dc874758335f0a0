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
export const settledItems = async (tx: DatabaseTransaction, outcomes: readonly string[], limit: number): Promise<SettledItem[]> => {
  const { rows } = await sql<SettledItem>`select outcome, item_id as "itemId", line, col as column, link
    from pg_temp.staged where outcome = any(${outcomes as string[]}) order by ordinal limit ${limit}`.execute(tx)
  return rows
}

/** SQL: whether the staging table of this session has the item as one that was not read again. */
export const stagedAsKnown = (itemId: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (select from pg_temp.staged s where s.item_id = ${itemId} and s.outcome = 'known')`
