import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'

/** What of shops as partners waits for somebody's decision. */
export interface PartnersWaiting {
  readonly applications: number
  readonly complaints: number
}

export async function partnersWaiting(db: DatabaseOrTransaction): Promise<PartnersWaiting> {
  const { rows } = await sql<PartnersWaiting>`
    select (select count(*)::int from partners.application where state = 'submitted') as applications,
      (select count(*)::int from partners.complaint where outcome is null) as complaints`.execute(db)
  return rows[0] ?? { applications: 0, complaints: 0 }
}
