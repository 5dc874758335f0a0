import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

export interface ClicksOfDay {
  /** '2026-11-26', of Lisbon. */
  readonly day: string
  readonly clicks: number
  /** Those that count; the newest may still be judged. */
  readonly counted: number
}

/** Clicks out to shops by day; days without one are left out, the first first. */
export async function clicksByDay(db: DatabaseOrTransaction, from: Date): Promise<ClicksOfDay[]> {
  const { rows } = await sql<ClicksOfDay>`
    select to_char(at at time zone 'Europe/Lisbon', 'YYYY-MM-DD') as day, count(*)::int as clicks,
      count(*) filter (where billable)::int as counted
    from clicks.click where at >= ${from} group by 1 order by 1`.execute(db)
  return rows
}
