import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { Watermark } from '#platform/outbox/outbox.ts'

/** Marks of changed products that a reader at this place still needs are gone: only a look at all products tells what has changed. */
export async function isOutrun(db: DatabaseOrTransaction, since: Watermark): Promise<boolean> {
  const { rows } = await sql<{
    outrun: boolean
  }>`select pruned_below > pg_snapshot_xmin(${since}::pg_snapshot) as outrun from search.retention`.execute(db)
  return rows[0]?.outrun ?? false
}
