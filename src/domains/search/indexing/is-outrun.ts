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

/** The catalogue was set back behind this watermark (a backup): what was written since then is not of it. */
export async function isAhead(db: DatabaseOrTransaction, watermark: Watermark): Promise<boolean> {
  const { rows } = await sql<{
    ahead: boolean
  }>`select pg_snapshot_xmax(${watermark}::pg_snapshot) > pg_snapshot_xmax(pg_current_snapshot()) as ahead`.execute(db)
  return rows[0]?.ahead ?? false
}
