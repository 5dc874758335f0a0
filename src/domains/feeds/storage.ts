import { sql } from 'kysely'
import type { DatabaseOrTransaction, DatabaseTransaction } from '#platform/database/connect.ts'
import type { ImportRun, RunSource, RunStage } from './import/run/import-run.ts'
import { FETCH_EVERY_HOURS } from './rules/feed-times.ts'

export interface Feed {
  readonly feedId: number
  readonly eshopId: number
  readonly url: string | null
  readonly dialect: string | null
  readonly currency: string | null
  readonly etag: string | null
  readonly lastModified: string | null
  readonly failures: number
  readonly lastAppliedAt: Date | null
}

const FEED_COLUMNS = sql.raw(
  'id as "feedId", eshop_id as "eshopId", url, dialect, currency, etag, last_modified as "lastModified", failures, last_applied_at as "lastAppliedAt"',
)

/** The shop's feed; made, without an address, when it has none: what is imported by hand needs one to hang its runs on. */
export async function ensureFeed(db: DatabaseOrTransaction, eshopId: number, now: Date): Promise<Feed> {
  await sql`insert into feeds.feed (eshop_id, created_at) values (${eshopId}, ${now}) on conflict (eshop_id) do nothing`.execute(
    db,
  )
  return (await findFeed(db, eshopId)) as Feed
}

export async function findFeed(db: DatabaseOrTransaction, eshopId: number): Promise<Feed | null> {
  const { rows } = await sql<Feed>`select ${FEED_COLUMNS} from feeds.feed where eshop_id = ${eshopId}`.execute(db)
  return rows[0] ?? null
}

/**
 * Registers where a shop's feed is fetched from, due at once. One that was given up for its failures is taken up again when
 * its address is another, or when somebody asks for it (`isResumed`).
 */
export async function registerFeed(
  db: DatabaseOrTransaction,
  feed: {
    eshopId: number
    url: string
    dialect: string | null
    currency?: string | null
    everyMinutes: number | null
    isResumed?: boolean
  },
  now: Date,
): Promise<void> {
  const isSame = sql`feed.url is not distinct from excluded.url and not ${feed.isResumed ?? false}`
  await sql`insert into feeds.feed (eshop_id, url, dialect, currency, fetch_every_minutes, next_fetch_at, created_at)
    values (${feed.eshopId}, ${feed.url}, ${feed.dialect}, ${feed.currency ?? null}, ${feed.everyMinutes ?? FETCH_EVERY_HOURS * 60}, ${now}, ${now})
    on conflict (eshop_id) do update set url = excluded.url, dialect = excluded.dialect, currency = excluded.currency, fetch_every_minutes = excluded.fetch_every_minutes,
      next_fetch_at = case when ${isSame} then coalesce(feed.next_fetch_at, excluded.next_fetch_at) else excluded.next_fetch_at end,
      disabled_at = case when ${isSame} then feed.disabled_at end, failures = case when ${isSame} then feed.failures else 0 end,
      etag = case when feed.url is not distinct from excluded.url then feed.etag end,
      last_modified = case when feed.url is not distinct from excluded.url then feed.last_modified end`.execute(db)
}

/** Where a feed is fetched from, how it is read, and how often. */
export interface FeedSettings {
  readonly url: string | null
  readonly dialect: string | null
  readonly everyMinutes: number
}

export interface FeedSet {
  readonly before: FeedSettings
  readonly after: FeedSettings
  readonly nextFetchAt: Date
}

/** How often a feed is fetched from now on, the first time at most so long from now; null: there is no address to fetch from. */
export async function setFeedPeriod(
  tx: DatabaseTransaction,
  eshopId: number,
  everyMinutes: number,
  now: Date,
): Promise<FeedSet | null> {
  const before = await lockSettings(tx, eshopId)
  if (before === null || before.url === null) return null
  const { rows } = await sql<{ nextFetchAt: Date }>`update feeds.feed set fetch_every_minutes = ${everyMinutes},
      next_fetch_at = least(next_fetch_at, ${new Date(now.getTime() + everyMinutes * 60_000)})
    where eshop_id = ${eshopId} returning next_fetch_at as "nextFetchAt"`.execute(tx)
  return { before, after: { ...before, everyMinutes }, nextFetchAt: (rows[0] as { nextFetchAt: Date }).nextFetchAt }
}

/** The address of a trial in place of the shop's, due at once; of another address the currency that was said of the one before stays. */
export async function takeTrialAddress(
  tx: DatabaseTransaction,
  feed: {
    readonly eshopId: number
    readonly url: string
    readonly dialect: string | null
    readonly everyMinutes: number
  },
  now: Date,
): Promise<FeedSet> {
  const before = (await lockSettings(tx, feed.eshopId)) ?? { url: null, dialect: null, everyMinutes: feed.everyMinutes }
  const currency = (await findFeed(tx, feed.eshopId))?.currency ?? null
  await registerFeed(tx, { ...feed, currency, isResumed: true }, now)
  const { eshopId: _eshopId, ...after } = feed
  return { before, after, nextFetchAt: now }
}

async function lockSettings(tx: DatabaseTransaction, eshopId: number): Promise<FeedSettings | null> {
  const { rows } =
    await sql<FeedSettings>`select url, dialect, fetch_every_minutes as "everyMinutes" from feeds.feed where eshop_id = ${eshopId} for update`.execute(
      tx,
    )
  return rows[0] ?? null
}

/** What was said of its currency holds from then on, as its domain does. */
export async function writeCurrency(db: DatabaseOrTransaction, feedId: number, currency: string): Promise<void> {
  await sql`update feeds.feed set currency = ${currency} where id = ${feedId}`.execute(db)
}

const RUN_COLUMNS =
  sql.raw(`r.id as "runId", r.feed_id as "feedId", f.eshop_id as "eshopId", r.source, r.state, r.stage, r.attempts, r.forced as "isForced",
  r.not_modified as "isNotModified", r.fetched_at as "fetchedAt", r.raw_file as "rawFile", r.raw_content_encoding as "contentEncoding", r.raw_charset as charset,
  r.etag, r.last_modified as "lastModified", r.dialect, r.encoding, r.problems, r.timing,
  jsonb_build_object('read', read_count, 'accepted', accepted_count, 'rejected', rejected_count, 'created', created_count, 'updated', updated_count,
    'unchanged', unchanged_count, 'deactivated', deactivated_count) as offers`)

export async function findRun(db: DatabaseOrTransaction, runId: number): Promise<ImportRun | null> {
  return (await selectRuns(db, sql`r.id = ${runId}`))[0] ?? null
}

/** The newest run of a feed in one of the states; of those only whose raw file is kept when that is needed. */
export async function findLastRun(
  db: DatabaseOrTransaction,
  feedId: number,
  states: readonly ImportRun['state'][],
  needsFile = false,
): Promise<ImportRun | null> {
  return (
    (
      await selectRuns(
        db,
        sql`r.feed_id = ${feedId} and r.state = any(${states as string[]}) and (r.raw_file is not null or not ${needsFile}) order by r.id desc limit 1`,
      )
    )[0] ?? null
  )
}

/** Runs that have not ended: of one feed, or (null) of all. */
export async function findRunningRuns(db: DatabaseOrTransaction, feedId: number | null): Promise<ImportRun[]> {
  return selectRuns(db, sql`r.state = 'running' and (${feedId}::int is null or r.feed_id = ${feedId}) order by r.id`)
}

async function selectRuns(db: DatabaseOrTransaction, where: ReturnType<typeof sql>): Promise<ImportRun[]> {
  const { rows } =
    await sql<ImportRun>`select ${RUN_COLUMNS} from feeds.import_run r join feeds.feed f on f.id = r.feed_id where ${where}`.execute(
      db,
    )
  return rows
}

export async function insertRun(
  db: DatabaseOrTransaction,
  run: { feedId: number; source: RunSource; isForced: boolean },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{
    id: number
  }>`insert into feeds.import_run (feed_id, source, state, stage, started_at, forced)
    values (${run.feedId}, ${JSON.stringify(run.source)}::jsonb, 'running', 'fetch', ${now}, ${run.isForced}) returning id`.execute(
    db,
  )
  return (rows[0] as { id: number }).id
}

export async function writeStage(db: DatabaseOrTransaction, runId: number, stage: RunStage): Promise<void> {
  await sql`update feeds.import_run set stage = ${stage} where id = ${runId}`.execute(db)
}

/** The raw file is whole on disk: from here the run can be done again without its source. */
export async function writeFetched(
  db: DatabaseOrTransaction,
  runId: number,
  raw: Pick<ImportRun, 'rawFile' | 'contentEncoding' | 'charset' | 'etag' | 'lastModified'> & { sha256: string | null },
  now: Date,
): Promise<void> {
  await sql`update feeds.import_run set stage = 'read', raw_file = ${raw.rawFile}, raw_content_encoding = ${raw.contentEncoding}, raw_charset = ${raw.charset},
    raw_sha256 = ${raw.sha256}, etag = ${raw.etag}, last_modified = ${raw.lastModified}, fetched_at = ${now} where id = ${runId}`.execute(
    db,
  )
}

/** Starts a run over (recovery, approve). */
export async function restartRun(db: DatabaseOrTransaction, runId: number, isForced: boolean): Promise<void> {
  await sql`update feeds.import_run set state = 'running', attempts = attempts + 1, forced = forced or ${isForced}, finished_at = null where id = ${runId}`.execute(
    db,
  )
}

/** How long a claimed feed is left alone, should its job be lost or fail before the run has written when the next is due. */
const CLAIM_MINUTES = 15

/** How long a feed waits after its last fetch: the pause doubles with each failure, up to four times the usual one. */
export const PAUSE_MINUTES = sql`fetch_every_minutes * least(4, 2 ^ greatest(0, failures - 1))`

/** Clocks of workers are less than this apart. */
const CLOCKS_APART = '1 hour'

/**
 * Feeds whose time has come, the longest waiting first, each given to one caller only: none is due again before `claimedUntil`. One that
 * would wait for longer than its pause was put off by a clock that was ahead: its time has come, too.
 */
export async function claimDueFeeds(
  tx: DatabaseTransaction,
  now: Date,
  limit: number,
): Promise<{ feedIds: number[]; claimedUntil: Date }> {
  const claimedUntil = new Date(now.getTime() + CLAIM_MINUTES * 60_000)
  const { rows } = await sql<{ id: number; dueAt: Date }>`
    update feeds.feed f set next_fetch_at = ${claimedUntil} from (
      select id, next_fetch_at from feeds.feed where url is not null and disabled_at is null and (next_fetch_at <= ${now}
        or next_fetch_at > ${now}::timestamptz + ${PAUSE_MINUTES} * interval '1 minute' + ${CLOCKS_APART}::interval)
      order by next_fetch_at limit ${limit} for update skip locked) due
    where f.id = due.id returning f.id, due.next_fetch_at as "dueAt"`.execute(tx)
  const inTurn = rows.toSorted((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
  return { feedIds: inTurn.map(({ id }) => id), claimedUntil }
}

/** A claimed feed that is still to be fetched; null when it has been fetched, given up or registered anew since. */
export async function findClaimedFeed(
  db: DatabaseOrTransaction,
  feedId: number,
  claimedUntil: Date,
): Promise<{ eshopSlug: string; url: string } | null> {
  const { rows } = await sql<{ eshopSlug: string; url: string }>`
    select e.slug as "eshopSlug", f.url from feeds.feed f join eshops.eshop e on e.id = f.eshop_id
    where f.id = ${feedId} and f.next_fetch_at = ${claimedUntil} and f.url is not null and f.disabled_at is null`.execute(
    db,
  )
  return rows[0] ?? null
}

/** Has a feed fetched as soon as a worker looks, also one that was given up; null: there is no address to fetch from. */
export async function fetchFeedNow(
  tx: DatabaseTransaction,
  eshopId: number,
  now: Date,
): Promise<{ readonly before: Date | null } | null> {
  const { rows } = await sql<{ before: Date | null }>`
    update feeds.feed f set next_fetch_at = ${now}, disabled_at = null, failures = case when f.disabled_at is null then f.failures else 0 end
    from (select id, next_fetch_at from feeds.feed where eshop_id = ${eshopId} and url is not null for update) b where f.id = b.id
    returning b.next_fetch_at as before`.execute(tx)
  return rows[0] ?? null
}
