import type { Connection } from '#platform/database/connect.ts'
import type { ComponentHealth } from '#platform/http/readiness.ts'

/** Without the database pages, search and clicks go on from what they have: degraded, not down (fault D1). */
export async function databaseHealth({ pool }: Connection): Promise<ComponentHealth> {
  return orDegraded(async () => {
    await pool.query('select 1')
    return { state: 'works' }
  })
}

/** What cannot be asked because the database is away is degraded, too. */
export async function orDegraded(ask: () => Promise<ComponentHealth>): Promise<ComponentHealth> {
  try {
    return await ask()
  } catch (error) {
    return { state: 'degraded', detail: (error as Error).name }
  }
}
