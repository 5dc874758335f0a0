import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import type { Feed } from '../../storage.ts'
import type { ImportRun } from './import-run.ts'
import { openNotice } from './notices.ts'

/** Failed fetches in a row after which the shop is told, and after which nobody fetches any more: about nine days of a feed that is due every 6 h. */
export const FAILURE_LIMITS = { notice: 3, disable: 12 } as const

/**
 * Counts a failed run. A registered feed that only fails is told to the shop, then no longer fetched, so that dead ones cost
 * nothing; its offers stay and grow stale. `poiso feeds add` takes it up again.
 */
export async function noteFailure(tx: DatabaseTransaction, run: ImportRun, feed: Feed, now: Date): Promise<void> {
  const failures = feed.failures + 1
  await sql`update feeds.feed set failures = ${failures} where id = ${feed.feedId}`.execute(tx)
  if (run.source.kind !== 'url' || run.source.url !== feed.url || failures < FAILURE_LIMITS.notice) return
  await openNotice(tx, 'failing', run, now)
  if (failures < FAILURE_LIMITS.disable) return
  await sql`update feeds.feed set disabled_at = ${now} where id = ${feed.feedId} and disabled_at is null`.execute(tx)
  await openNotice(tx, 'disabled', run, now)
  await publishEvents(tx, [
    { kind: 'feeds.feed_disabled', payload: { feedId: feed.feedId, eshopId: run.eshopId, runId: run.runId, failures } },
  ])
}
