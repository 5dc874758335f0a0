import { sql } from 'kysely'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { ImportRun } from './import-run.ts'

/** held: a snapshot waits for a decision; failing: the last fetches failed; disabled: it is no longer fetched. */
export type NoticeKind = 'held' | 'failing' | 'disabled'

/** Tells the shop of a state once: while one of the kind is open, it goes on to stand for its first run. */
export async function openNotice(
  tx: DatabaseTransaction,
  kind: NoticeKind,
  run: Pick<ImportRun, 'eshopId' | 'runId'>,
  now: Date,
): Promise<void> {
  await sql`insert into feeds.notice (eshop_id, kind, run_id, created_at) values (${run.eshopId}, ${kind}, ${run.runId}, ${now})
    on conflict (eshop_id, kind) where ended_at is null do nothing`.execute(tx)
}

/** A snapshot has been applied, or a held one rejected: what was told before is over. */
export async function endNotices(
  tx: DatabaseTransaction,
  eshopId: number,
  now: Date,
  kinds: readonly NoticeKind[] = ['held', 'failing', 'disabled'],
): Promise<void> {
  await sql`update feeds.notice set ended_at = ${now} where eshop_id = ${eshopId} and kind = any(${kinds as string[]}) and ended_at is null`.execute(
    tx,
  )
}
