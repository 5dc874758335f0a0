import { sql } from 'kysely'
import type { PriceMove, SnapshotChanges } from '#domains/offers/contract.ts'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ProblemGroup } from '../../report/problem.ts'
import type { HoldFacts } from '../holding/holding-rule.ts'
import { IMPORT_RULES_VERSION } from '../staging/enrich-offer.ts'
import { type ImportRun, NO_OFFERS, type OfferCounts, type RunState } from './import-run.ts'
import { PAUSE_MINUTES } from '../../storage.ts'

export interface RunEnd {
  readonly state: RunState
  readonly isNotModified: boolean
  readonly dialect: string | null
  readonly encoding: string | null
  readonly rulesVersion: number
  readonly offers: OfferCounts
  readonly hold: (HoldFacts & { readonly changes?: SnapshotChanges }) | null
  readonly problems: readonly ProblemGroup[]
  /** The largest price moves that were published. */
  readonly priceMoves: readonly PriceMove[]
  /** Problems by code over all of the shop's items, read by this run or an earlier one; null when nothing was applied. */
  readonly totals: Readonly<Record<string, number>> | null
  readonly timing: Readonly<Record<string, number>>
}

/** Of a run that has read nothing: what it is all but for its state. */
export const UNREAD_END: Omit<RunEnd, 'state'> = {
  isNotModified: false,
  dialect: null,
  encoding: null,
  rulesVersion: IMPORT_RULES_VERSION,
  offers: NO_OFFERS,
  hold: null,
  problems: [],
  priceMoves: [],
  totals: null,
  timing: {},
}

/** Writes how a run ended: in the publishing transaction when it was applied. */
export async function finishRun(db: DatabaseOrTransaction, runId: number, end: RunEnd, now: Date): Promise<void> {
  const { offers } = end
  await sql`update feeds.import_run set state = ${end.state}, stage = 'done', finished_at = ${now}, not_modified = ${end.isNotModified}, dialect = ${end.dialect},
    encoding = ${end.encoding}, rules_version = ${end.rulesVersion}, read_count = ${offers.read}, accepted_count = ${offers.accepted},
    rejected_count = ${offers.rejected}, created_count = ${offers.created}, updated_count = ${offers.updated}, unchanged_count = ${offers.unchanged},
    deactivated_count = ${offers.deactivated}, hold = ${end.hold === null ? null : JSON.stringify(end.hold)}::jsonb,
    problems = ${JSON.stringify(end.problems)}::jsonb, totals = ${end.totals === null ? null : JSON.stringify(end.totals)}::jsonb,
    price_moves = ${JSON.stringify(end.priceMoves)}::jsonb, timing = ${JSON.stringify(end.timing)}::jsonb where id = ${runId}`.execute(
    db,
  )
}

/** A newer snapshot takes the place of those that wait for a decision, or for the recovery of a process that died. */
export async function replaceHeldRuns(db: DatabaseOrTransaction, feedId: number, runId: number): Promise<void> {
  await sql`update feeds.import_run set state = 'replaced' where feed_id = ${feedId} and state in ('held', 'running') and id < ${runId}`.execute(
    db,
  )
}

const SOON_MINUTES = 2

/**
 * When the feed is fetched next. Soon: once more after a broken download, before the usual time. Later: after the
 * pause that its failures make longer. A run that did not fetch the registered address changes nothing.
 */
export async function scheduleNext(
  db: DatabaseOrTransaction,
  run: Pick<ImportRun, 'feedId' | 'source'>,
  when: 'as usual' | 'soon' | 'later',
  now: Date,
): Promise<void> {
  if (run.source.kind !== 'url') return
  const minutes =
    when === 'soon' ? sql`${SOON_MINUTES}::int` : when === 'later' ? PAUSE_MINUTES : sql`fetch_every_minutes`
  await sql`update feeds.feed set next_fetch_at = ${now}::timestamptz + ${minutes} * interval '1 minute' where id = ${run.feedId} and url = ${run.source.url}`.execute(
    db,
  )
}

/** What the next fetch of the feed starts from. */
export async function writeAppliedFeed(
  db: DatabaseOrTransaction,
  feedId: number,
  runId: number,
  validators: { etag: string | null; lastModified: string | null } | null,
  seenAt: Date,
): Promise<void> {
  await sql`update feeds.feed set last_applied_run_id = ${runId}, last_applied_at = ${seenAt}, failures = 0 where id = ${feedId}`.execute(
    db,
  )
  if (validators !== null)
    await sql`update feeds.feed set etag = ${validators.etag}, last_modified = ${validators.lastModified} where id = ${feedId}`.execute(
      db,
    )
}
