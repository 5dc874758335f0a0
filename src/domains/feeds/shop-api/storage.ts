import { sql } from 'kysely'
import type { Database } from '#platform/database/connect.ts'
import type { PriceMove, SnapshotChanges } from '#domains/offers/contract.ts'
import type { NoticeKind } from '../import/run/notices.ts'
import type { HoldFacts } from '../import/holding/holding-rule.ts'
import type { OfferCounts, RunState } from '../import/run/import-run.ts'
import type { ItemProblem } from '../report/item-problems.ts'
import type { ProblemGroup } from '../report/problem.ts'

export interface ShopRun {
  readonly runId: number
  readonly state: RunState
  readonly startedAt: Date
  readonly finishedAt: Date | null
  readonly fetchedAt: Date | null
  readonly isNotModified: boolean
  readonly dialect: string | null
  readonly encoding: string | null
  readonly offers: OfferCounts
  readonly timing: Readonly<Record<string, number>>
  readonly problems: readonly ProblemGroup[]
  readonly totals: Readonly<Record<string, number>> | null
  readonly priceMoves: readonly PriceMove[]
  readonly hold: (HoldFacts & { readonly changes?: SnapshotChanges }) | null
}

const RUN =
  sql.raw(`r.id as "runId", r.state, r.started_at as "startedAt", r.finished_at as "finishedAt", r.fetched_at as "fetchedAt", r.not_modified as "isNotModified",
  r.dialect, r.encoding, r.timing, r.problems, r.totals, r.hold, r.price_moves as "priceMoves",
  jsonb_build_object('read', read_count, 'accepted', accepted_count, 'rejected', rejected_count, 'created', created_count, 'updated', updated_count,
    'unchanged', unchanged_count, 'deactivated', deactivated_count) as offers`)

/** Runs of a shop's feed, newest first, older than `before`. */
export async function shopRuns(
  db: Database,
  eshopId: number,
  before: number | null,
  limit: number,
): Promise<ShopRun[]> {
  const { rows } = await sql<ShopRun>`select ${RUN} from feeds.import_run r join feeds.feed f on f.id = r.feed_id
    where f.eshop_id = ${eshopId} and (${before}::bigint is null or r.id < ${before}) order by r.id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

/** One run of this shop; another shop's is null like one that does not exist. */
export async function shopRun(db: Database, eshopId: number, runId: number): Promise<ShopRun | null> {
  const { rows } =
    await sql<ShopRun>`select ${RUN} from feeds.import_run r join feeds.feed f on f.id = r.feed_id where f.eshop_id = ${eshopId} and r.id = ${runId}`.execute(
      db,
    )
  return rows[0] ?? null
}

/** Totals by code of the newest run before that one which has any; `before` null: of the newest. */
export async function totalsBefore(
  db: Database,
  eshopId: number,
  before: number | null,
): Promise<Readonly<Record<string, number>> | null> {
  const { rows } = await sql<{
    totals: Record<string, number>
  }>`select r.totals from feeds.import_run r join feeds.feed f on f.id = r.feed_id
    where f.eshop_id = ${eshopId} and r.totals is not null and (${before}::bigint is null or r.id < ${before}) order by r.id desc limit 1`.execute(
    db,
  )
  return rows[0]?.totals ?? null
}

export type KeptProblem = ItemProblem & { readonly id: number }

/** Problems of the shop's items in the order of their finding, after `after`; of one code or item where it is given. */
export async function shopProblems(
  db: Database,
  eshopId: number,
  where: { code?: string | undefined; itemId?: string; after?: number | undefined },
  limit: number,
): Promise<KeptProblem[]> {
  const { rows } =
    await sql<KeptProblem>`select id, item_id as "itemId", code, line, col as column, field, value, figure from feeds.offer_problem
    where eshop_id = ${eshopId} and id > ${where.after ?? 0} and (${where.code ?? null}::text is null or code = ${where.code ?? null})
      and (${where.itemId ?? null}::text is null or item_id collate "C" = ${where.itemId ?? null}) order by id limit ${limit}`.execute(
      db,
    )
  return rows
}

export interface ShopFeed {
  readonly url: string | null
  readonly dialect: string | null
  readonly everyMinutes: number
  readonly nextFetchAt: Date | null
  readonly lastAppliedAt: Date | null
  readonly failures: number
  readonly disabledAt: Date | null
}

export async function shopFeed(db: Database, eshopId: number): Promise<ShopFeed | null> {
  const { rows } =
    await sql<ShopFeed>`select url, dialect, fetch_every_minutes as "everyMinutes", next_fetch_at as "nextFetchAt", last_applied_at as "lastAppliedAt",
    failures, disabled_at as "disabledAt" from feeds.feed where eshop_id = ${eshopId}`.execute(db)
  return rows[0] ?? null
}

export interface OpenNotice {
  readonly kind: NoticeKind
  readonly runId: number
  readonly since: Date
}

/** What is not over yet, newest first. */
export async function openNotices(db: Database, eshopId: number): Promise<OpenNotice[]> {
  const { rows } =
    await sql<OpenNotice>`select kind, run_id as "runId", created_at as since from feeds.notice where eshop_id = ${eshopId} and ended_at is null order by id desc`.execute(
      db,
    )
  return rows
}
