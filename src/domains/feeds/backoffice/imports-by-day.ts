import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** Runs of one day that ended in one of the states that matter. */
export interface ImportsOfDay {
  /** '2026-11-26', of Lisbon. */
  readonly day: string
  readonly applied: number
  readonly held: number
  readonly failed: number
}

/** Days without a run are left out; the first day first. */
export async function importsByDay(db: DatabaseOrTransaction, from: Date): Promise<ImportsOfDay[]> {
  const { rows } = await sql<ImportsOfDay>`
    select to_char(started_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day,
      count(*) filter (where state = 'applied')::int as applied,
      count(*) filter (where state = 'held')::int as held,
      count(*) filter (where state in ('failed', 'rejected'))::int as failed
    from feeds.import_run where started_at >= ${from} group by 1 order by 1`.execute(db)
  return rows
}

/** The day of the first run that is known, of Lisbon; null: there has been none. */
export async function firstImportDay(db: DatabaseOrTransaction): Promise<string | null> {
  const { rows } = await sql<{ day: string }>`
    select to_char(started_at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day from feeds.import_run order by id limit 1`.execute(
    db,
  )
  return rows[0]?.day ?? null
}

/** How feeds stand now. */
export interface FeedCounts {
  readonly feeds: number
  /** A run waits for somebody to say whether it is applied. */
  readonly held: number
  /** The last tries failed. */
  readonly failing: number
  /** Fetched no more. */
  readonly disabled: number
}

export async function feedCounts(db: DatabaseOrTransaction): Promise<FeedCounts> {
  const { rows } = await sql<FeedCounts>`
    select count(*)::int as feeds,
      count(*) filter (where exists (select from feeds.import_run r where r.feed_id = f.id and r.state = 'held'))::int as held,
      count(*) filter (where failures > 0 and disabled_at is null)::int as failing,
      count(*) filter (where disabled_at is not null)::int as disabled
    from feeds.feed f`.execute(db)
  return rows[0] ?? { feeds: 0, held: 0, failing: 0, disabled: 0 }
}
