import { seeSnapshotAgain } from '#domains/offers/contract.ts'
import { asId, type ImportRunId } from '#platform/ids.ts'
import { failpoint } from '#platform/failpoints.ts'
import type { Session } from '#platform/database/session.ts'
import { FeedFailure } from '../../feed-failure.ts'
import { ImportReport } from '../../report/import-report.ts'
import { ItemProblems } from '../../report/item-problems.ts'
import type { Feed } from '../../storage.ts'
import { noteFailure } from './feed-failures.ts'
import { fetchRaw, type RawFeed, RetryableFailure } from './fetch-raw.ts'
import { finishRun, replaceHeldRuns, type RunEnd, scheduleNext, UNREAD_END, writeAppliedFeed } from './finish-run.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportOutcome } from './import-outcome.ts'
import type { ImportRun } from './import-run.ts'
import { keepRawFile } from '../raw/keep-raw-file.ts'
import { NothingTaken } from '../holding/nothing-taken.ts'
import { endNotices } from './notices.ts'
import { processRaw } from './process-raw.ts'
import { startTiming, type Timing } from './stage-timing.ts'

/** All stages of a run whose shop is locked by the session. */
export async function executeRun(
  run: ImportRun,
  feed: Feed,
  session: Session,
  deps: ImportDeps,
): Promise<ImportOutcome> {
  const timing = startTiming(deps.clock)
  const items = new ItemProblems()
  const report = new ImportReport(items)
  try {
    await failpoint('import.fetch.before')
    const raw = await fetchRaw(run, feed, deps)
    timing.ended('fetch')
    const process = () =>
      raw.kind === 'not_modified'
        ? seeAgain(run, feed, raw, session, deps, timing)
        : processRaw({ run, feed, raw, session, deps, report, items, timing })
    const end = deps.processing === undefined ? await process() : await deps.processing(process)
    return outcomeOf(run, end, false)
  } catch (error) {
    const end = await fail(run, feed, error, report, deps, timing)
    return outcomeOf(run, end, error instanceof RetryableFailure)
  } finally {
    await keepRawFile(run, deps).catch((error: unknown) =>
      deps.log.error({ error, run: run.runId }, 'raw file not packed'),
    )
  }
}

/** 304: the shop's offers were seen, and are as they were. */
async function seeAgain(
  run: ImportRun,
  feed: Feed,
  raw: Extract<RawFeed, { kind: 'not_modified' }>,
  session: Session,
  deps: ImportDeps,
  timing: Timing,
): Promise<RunEnd> {
  const end = { ...UNREAD_END, timing: timing.all(), state: 'applied' as const, isNotModified: true }
  const now = deps.clock.now()
  await session.db.transaction().execute(async (tx) => {
    await seeSnapshotAgain(tx, { eshopId: run.eshopId, runId: run.runId, now })
    await replaceHeldRuns(tx, feed.feedId, run.runId)
    await endNotices(tx, run.eshopId, now)
    await writeAppliedFeed(
      tx,
      feed.feedId,
      run.runId,
      { etag: raw.etag ?? feed.etag, lastModified: raw.lastModified ?? feed.lastModified },
      now,
    )
    await scheduleNext(tx, run, 'as usual', now)
    await finishRun(tx, run.runId, end, now)
  })
  return end
}

/**
 * What a feed or its server did wrong ends the run, and so does a fault of ours or of the disk. The loss of the database
 * does not: it is thrown on, and the run is taken up again by recovery.
 */
async function fail(
  run: ImportRun,
  feed: Feed,
  error: unknown,
  report: ImportReport,
  deps: ImportDeps,
  timing: Timing,
): Promise<RunEnd> {
  if (isDatabaseLost(error)) throw error
  if (error instanceof FeedFailure) report.add(error.code, error.place, error.figure)
  else {
    deps.log.error({ error, run: run.runId }, 'import failed')
    report.add('FAILED_INTERNAL', { value: (error as { code?: string }).code ?? (error as Error).name })
  }
  const end = {
    ...UNREAD_END,
    ...foundBy(error),
    timing: timing.all(),
    state: 'failed' as const,
    problems: report.groups(),
  }
  await deps.db.transaction().execute(async (tx) => {
    const isFirst = feed.failures === 0
    await noteFailure(tx, run, feed, deps.clock.now())
    await scheduleNext(tx, run, isFirst && error instanceof RetryableFailure ? 'soon' : 'later', deps.clock.now())
    await finishRun(tx, run.runId, end, deps.clock.now())
  })
  return end
}

/** A feed that was read to its end tells what it was. */
function foundBy(error: unknown): Partial<RunEnd> {
  return error instanceof NothingTaken ? { dialect: error.dialect, encoding: error.encoding, offers: error.offers } : {}
}

/** Class 08 and 57P: the connection or the server went away; 40: another try will do; Node's and pg's own words for the same. */
function isDatabaseLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { code?: string; message?: string }
  return (
    /^(?:08...|57P0.|40...|ECONNRESET|ECONNREFUSED|EPIPE)$/.test(code) ||
    /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/.test(
      message,
    )
  )
}

function outcomeOf(run: ImportRun, end: RunEnd, isRetryable: boolean): ImportOutcome {
  return {
    importId: asId<ImportRunId>(run.runId),
    state: end.state as ImportOutcome['state'],
    dialect: end.dialect,
    encoding: end.encoding,
    offers: end.offers,
    problems: end.problems,
    timing: end.timing,
    isRetryable,
  }
}
