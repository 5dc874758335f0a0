import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/**
 * The number under which products are written that are read from here on. Whoever reads later has a higher one: what the cluster
 * keeps is what was read last, in whatever order writes arrive, also of a worker that no longer leads and does not know.
 */
export async function nextWriteNumber(db: DatabaseOrTransaction): Promise<number> {
  const { rows } = await sql<{ number: number }>`select nextval('search.index_write') as number`.execute(db)
  return (rows[0] as { number: number }).number
}
