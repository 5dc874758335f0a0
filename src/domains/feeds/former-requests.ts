import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Requests of shops from before they joined step by step (ADR 0122) hold addresses of people: no more come, and these go. */
export const FORMER_REQUESTS_KEPT_MS = 180 * 86_400_000

export async function dropFormerRequests(db: DatabaseOrTransaction, before: Date): Promise<void> {
  await sql`delete from feeds.join_request where created_at <= ${before}`.execute(db)
}
