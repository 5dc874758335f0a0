import { type QueryResult, sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** Where an item of the staging table stands in its feed. */
interface StagedExample {
  readonly line: number
  readonly column: number
  readonly itemId: string
  readonly value: string | null
}

const EXAMPLES = 10

/** How many items were marked with an outcome, and the first of them in the order of the feed; the link of each as its value. */
export interface ItemsFound {
  readonly count: number
  readonly examples: readonly StagedExample[]
}

/** What a statement has marked with an outcome. The table is wide: examples of none are not looked for. */
export async function itemsFound(
  session: Database,
  outcome: string,
  { numAffectedRows: marked = 0n }: QueryResult<unknown>,
): Promise<ItemsFound> {
  if (marked === 0n) return NONE_FOUND
  const { rows: examples } = await sql<StagedExample>`select line, col as column, item_id as "itemId", link as value
    from pg_temp.staged where outcome = ${outcome} order by ordinal limit ${EXAMPLES}`.execute(session)
  return { count: Number(marked), examples }
}

export const NONE_FOUND: ItemsFound = { count: 0, examples: [] }
