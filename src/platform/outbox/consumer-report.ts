import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ComponentHealth } from '#platform/http/process/readiness.ts'

/** How a consumer stands. */
export interface ConsumerLag {
  readonly consumer: string
  /** Age of the oldest event of any kind that it has not read; 0: it has read all. */
  readonly lagSeconds: number
  /** Events that are to be handled again, and those behind them. */
  readonly setAside: number
  /** Given up. */
  readonly failed: number
}

export async function consumerLags(db: DatabaseOrTransaction): Promise<ConsumerLag[]> {
  const { rows } = await sql<ConsumerLag>`
    select c.name as consumer,
      coalesce((select extract(epoch from now() - min(e.at)) from outbox.domain_event e
        where e.xid >= pg_snapshot_xmin(c.watermark::pg_snapshot) and not pg_visible_in_snapshot(e.xid, c.watermark::pg_snapshot)), 0)::float8 as "lagSeconds",
      (select count(*) from outbox.set_aside s where s.consumer = c.name and s.dead_at is null)::int as "setAside",
      (select count(*) from outbox.set_aside s where s.consumer = c.name and s.dead_at is not null)::int as failed
    from outbox.consumer c order by 1`.execute(db)
  return rows
}

/** Behind by so much a consumer counts as dead. */
const DEAD_AFTER_SECONDS = 86_400

/** Degraded while a consumer has not read for a day, or has given up an event. */
export function consumersHealth(lags: readonly ConsumerLag[]): ComponentHealth {
  const late = lags.filter(({ lagSeconds }) => lagSeconds > DEAD_AFTER_SECONDS).map(({ consumer }) => consumer)
  const failed = lags.reduce((sum, lag) => sum + lag.failed, 0)
  if (late.length > 0) return { state: 'degraded', detail: `no events read for a day: ${late.join(', ')}` }
  return failed > 0 ? { state: 'degraded', detail: `${failed} events given up: poiso events list` } : { state: 'works' }
}
