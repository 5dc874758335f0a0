import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'

/** Where an item of the staging table stands in its feed. */
export interface StagedExample {
  readonly line: number
  readonly column: number
  readonly itemId: string
  readonly value: string | null
}

const EXAMPLES = 10

/** The first of the `marked` items of an outcome in the order of the feed, with their links as the value. The table is wide: none are not looked for. */
export async function examplesOf(
  session: Database,
  outcome: string,
  marked: bigint | undefined,
): Promise<StagedExample[]> {
  if ((marked ?? 0n) === 0n) return []
  const { rows } = await sql<StagedExample>`select line, col as column, item_id as "itemId", link as value
    from pg_temp.staged where outcome = ${outcome} order by ordinal limit ${EXAMPLES}`.execute(session)
  return rows
}
