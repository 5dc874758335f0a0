import type { Connection } from '#platform/database/connect.ts'
import type { ComponentHealth } from '#platform/http/process/readiness.ts'

/** Less than readiness waits: what does not answer in time would count as down, and take the process out of traffic. */
const PATIENCE_MS = 800

/** Without the database pages, search and clicks go on from what they have: degraded, not down (fault D1). */
export function databaseHealth({ pool }: Connection): Promise<ComponentHealth> {
  return orDegraded(async () => {
    await pool.query('select 1')
    return { state: 'works' }
  })
}

/** What cannot be asked because the database is away or silent is degraded, too. */
export async function orDegraded(ask: () => Promise<ComponentHealth>): Promise<ComponentHealth> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<ComponentHealth>((resolve) => {
    timer = setTimeout(() => resolve({ state: 'degraded', detail: 'no answer in time' }), PATIENCE_MS)
  })
  try {
    return await Promise.race([ask(), late])
  } catch (error) {
    return { state: 'degraded', detail: (error as Error).name }
  } finally {
    clearTimeout(timer)
  }
}
