import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ReviewImportReport } from './import-report.ts'

export interface RegisteredReviewFeed {
  readonly eshopId: number
  readonly url: string
  readonly everyMinutes: number
}

/** A shop's review feed is fetched from now on; a second time with the same address changes nothing but how often. */
export async function registerReviewFeed(
  tx: DatabaseOrTransaction,
  { eshopId, url, everyMinutes }: RegisteredReviewFeed,
  now: Date,
): Promise<void> {
  await sql`
    insert into reviews.feed as f (eshop_id, url, every_minutes, next_at) values (${eshopId}, ${url}, ${everyMinutes}, ${now})
    on conflict (eshop_id) do update set url = excluded.url, every_minutes = excluded.every_minutes,
      next_at = case when f.url = excluded.url then f.next_at else excluded.next_at end`.execute(tx)
}

/** Feeds whose time has come, each moved on to its next: of several workers one fetches it. */
export async function claimDueReviewFeeds(tx: DatabaseOrTransaction, now: Date, most: number): Promise<number[]> {
  const { rows } = await sql<{ eshopId: number }>`
    update reviews.feed set next_at = ${now}::timestamptz + every_minutes * interval '1 minute'
    where eshop_id in (select eshop_id from reviews.feed where next_at <= ${now} order by next_at limit ${most} for update skip locked)
    returning eshop_id as "eshopId"`.execute(tx)
  return rows.map(({ eshopId }) => eshopId)
}

export async function findReviewFeed(
  db: DatabaseOrTransaction,
  eshopId: number,
): Promise<(RegisteredReviewFeed & { readonly lastReport: ReviewImportReport | null }) | null> {
  const { rows } = await sql<RegisteredReviewFeed & { lastReport: ReviewImportReport | null }>`
    select eshop_id as "eshopId", url, every_minutes as "everyMinutes", last_report as "lastReport" from reviews.feed where eshop_id = ${eshopId}`.execute(
    db,
  )
  return rows[0] ?? null
}

/** What came of the last run; of a shop without a registered feed nobody keeps it. */
export async function noteReviewReport(
  db: DatabaseOrTransaction,
  eshopId: number,
  report: ReviewImportReport,
  now: Date,
): Promise<void> {
  await sql`update reviews.feed set last_report = ${JSON.stringify(report)}::jsonb, last_run_at = ${now} where eshop_id = ${eshopId}`.execute(
    db,
  )
}
