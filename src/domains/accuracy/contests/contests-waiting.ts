import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** How many readings a shop has contested that nobody has decided about. */
export async function contestsWaiting(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from accuracy.contest where state = 'waiting'`.execute(db)
  return rows[0]?.count ?? 0
}
