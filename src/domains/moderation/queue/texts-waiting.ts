import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** How many texts wait for a person. */
export async function textsWaiting(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from moderation.item where queued_because is not null`.execute(db)
  return rows[0]?.count ?? 0
}
