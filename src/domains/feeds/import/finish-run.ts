import { sql } from 'kysely'
import type { DatabaseOrTransaction } from '#platform/database/connect.ts'
import type { ProblemGroup } from '../report/problem.ts'
import type { HoldFacts } from './holding-rule.ts'
import type { OfferCounts, RunState } from './import-run.ts'

export interface RunEnd {
  readonly state: RunState
  readonly isNotModified: boolean
  readonly dialect: string | null
  readonly encoding: string | null
  readonly rulesVersion: number
  readonly offers: OfferCounts
  readonly hold: HoldFacts | null
  readonly problems: readonly ProblemGroup[]
  readonly timing: Readonly<Record<string, number>>
}

/** Writes how a run ended: in the publishing transaction when it was applied. */
export const finishRun = async (db: DatabaseOrTransaction, runId: number, end: RunEnd, now: Date): Promise<void> => {
  const { offers } = end
  await sql`update feeds.import_run set state = ${end.state}, stage = 'done', finished_at = ${now}, not_modified = ${end.isNotModified}, dialect = ${end.dialect},
    encoding = ${end.encoding}, rules_version = ${end.rulesVersion}, read_count = ${offers.read}, accepted_count = ${offers.accepted},
    rejected_count = ${offers.rejected}, created_count = ${offers.created}, updated_count = ${offers.updated}, unchanged_count = ${offers.unchanged},
    deactivated_count = ${offers.deactivated}, hold = ${end.hold === null ? null : JSON.stringify(end.hold)}::jsonb,
    problems = ${JSON.stringify(end.problems)}::jsonb, timing = ${JSON.stringify(end.timing)}::jsonb where id = ${runId}`.execute(db)
}

/** A snapshot that was decided about takes the place of those still waiting for a decision. */
export const replaceHeldRuns = async (db: DatabaseOrTransaction, feedId: number, runId: number): Promise<void> => {
  await sql`update feeds.import_run set state = 'replaced' where feed_id = ${feedId} and state = 'held' and id < ${runId}`.execute(db)
}

/** What the next fetch of the feed starts from. */
export const writeAppliedFeed = async (db: DatabaseOrTransaction, feedId: number, runId: number, validators: { etag: string | null; lastModified: string | null } | null, seenAt: Date): Promise<void> => {
  await sql`update feeds.feed set last_applied_run_id = ${runId}, last_applied_at = ${seenAt}, failures = 0 where id = ${feedId}`.execute(db)
  if (validators !== null) await sql`update feeds.feed set etag = ${validators.etag}, last_modified = ${validators.lastModified} where id = ${feedId}`.execute(db)
}
