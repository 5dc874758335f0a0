import { addEshopDomain, loadEshops } from '#domains/eshops/contract.ts'
import { type ComparedSnapshot, hasNoOffers, type SnapshotDiff } from '#domains/offers/contract.ts'
import { failpoint } from '#platform/failpoints.ts'
import { publishEvents } from '#platform/outbox/outbox.ts'
import type { DatabaseTransaction } from '#platform/database/connect.ts'
import type { Session } from '#platform/database/session.ts'
import { refreshCategoryQueue } from '../../categories/queue.ts'
import { rulesInForce } from '../../categories/storage.ts'
import { valuesInForce } from '../../shop-values/value-storage.ts'
import { readFeed, type FeedReading } from '../../read/read-feed.ts'
import type { ImportReport } from '../../report/import-report.ts'
import type { ItemProblems } from '../../report/item-problems.ts'
import { keepItemProblems } from '../../report/keep-item-problems.ts'
import { type Feed, writeCurrency, writeStage } from '../../storage.ts'
import { IMPORT_RULES_VERSION } from '../staging/enrich-offer.ts'
import type { RawFeed } from './fetch-raw.ts'
import { finishRun, replaceHeldRuns, type RunEnd, scheduleNext, writeAppliedFeed } from './finish-run.ts'
import { feedHome } from '../staging/feed-home.ts'
import { endNotices, openNotice } from './notices.ts'
import { refuseNothing } from '../holding/nothing-taken.ts'
import { holdFigure, holdReasons } from '../holding/holding-rule.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportRun, OfferCounts } from './import-run.ts'
import { reportSettled } from '../staging/report-settled.ts'
import { stageFeed, type StagedCounts } from '../staging/stage-feed.ts'
import type { Timing } from './stage-timing.ts'

export interface Work {
  readonly run: ImportRun
  readonly feed: Feed
  readonly raw: Extract<RawFeed, { kind: 'file' }>
  readonly session: Session
  readonly deps: ImportDeps
  readonly report: ImportReport
  readonly items: ItemProblems
  readonly timing: Timing
}

/** From raw bytes to a published, or held, snapshot. A shop's first one is read and published in one transaction (ADR 0034). */
export async function processRaw(work: Work): Promise<RunEnd> {
  try {
    const isFirst = await mayArrive(work)
    const end = isFirst
      ? await work.session.db.transaction().execute((tx) => readAndSettle(work, tx))
      : await readAndSettle(work, null)
    await failpoint('import.publish.after')
    return end
  } finally {
    // A reading that failed may have ended sooner: the run's file is not to be packed or let go of beneath its writing.
    await work.raw.kept.catch(() => undefined)
  }
}

/** Nothing of the shop can be held or missing, and no order of turns asks for ids that follow it. */
async function mayArrive({ run, deps }: Work): Promise<boolean> {
  return run.source.kind !== 'run' && deps.publishTurn === undefined && (await hasNoOffers(deps.db, run.eshopId))
}

async function readAndSettle(work: Work, first: DatabaseTransaction | null): Promise<RunEnd> {
  const { run, raw, session, deps, report, timing } = work
  const dialect = run.source.dialect ?? work.feed.dialect
  const reading = await readFeed(
    { file: raw.path, contentEncoding: raw.contentEncoding, charset: raw.charset, dialect },
    report,
  )
  const known = await allowedDomains(work)
  const home =
    known.length > 0 ? null : feedHome(run.source.kind === 'url' ? run.source.url : null, reading.dialect.name)
  const domains = home === null ? known : [home]
  const { counts: staged, snapshot } = await stageFeed(session, reading, report, {
    eshopId: run.eshopId,
    now: deps.clock.now(),
    shopRules: await rulesInForce(deps.db, run.eshopId),
    shopValues: await valuesInForce(deps.db, run.eshopId),
    isComplete: run.source.kind === 'run',
    context: {
      feedCurrency: run.source.currency ?? work.feed.currency,
      allowedDomains: domains.length === 0 ? null : domains,
    },
    first: first === null ? undefined : deps.db,
  })
  await raw.kept
  timing.ended('read')
  await writeStage(deps.db, run.runId, 'diff')
  await failpoint('import.stage.after')
  const settled = await snapshot.settle()
  const out = reportSettled(report, settled.items)
  refuseNothing(reading, staged, out, report)
  const compared = await settled.compare()
  const { diff } = compared
  report.addMany(
    'id_reused',
    diff.reused,
    diff.reusedExamples.map((example) => ({ ...example, field: 'id' })),
  )
  timing.ended('diff')
  await failpoint('import.diff.after')
  const counts = countOffers(staged, out, diff)
  if (!run.isForced && holdReasons(diff).length > 0) return hold(work, reading, compared, counts)
  const domain = settled.items.ownHost ?? run.source.domain ?? home
  return publish(work, reading, { domain, counts, compared, first })
}

/** The hosts that links may point to; none: the shop is new and its links will tell. */
async function allowedDomains({ run, deps }: Work): Promise<readonly string[]> {
  const known = (await loadEshops(deps.db)).find((eshop) => eshop.id === run.eshopId)?.domains ?? []
  const asked = run.source.domain
  return asked === null || known.includes(asked) ? known : [...known, asked]
}

function countOffers(staged: StagedCounts, out: number, diff: SnapshotDiff): OfferCounts {
  return {
    read: staged.read,
    accepted: staged.accepted - out,
    rejected: staged.rejected + out,
    created: diff.created,
    updated: diff.updated,
    unchanged: diff.unchanged,
    deactivated: diff.missing,
  }
}

async function hold(
  work: Work,
  reading: FeedReading,
  { diff, describe }: ComparedSnapshot,
  counts: OfferCounts,
): Promise<RunEnd> {
  const { run, deps } = work
  const facts = { live: diff.live, missing: diff.missing, priceRatio: diff.priceRatio }
  for (const reason of holdReasons(facts)) work.report.add(reason, { value: holdFigure(reason, facts) })
  const end = endOf(
    work,
    reading,
    'held',
    { ...counts, created: 0, updated: 0, deactivated: 0 },
    { ...facts, changes: await describe() },
  )
  await deps.db.transaction().execute(async (tx) => {
    await replaceHeldRuns(tx, run.feedId, run.runId)
    await openNotice(tx, 'held', run, deps.clock.now())
    await scheduleNext(tx, run, 'as usual', deps.clock.now())
    await finishRun(tx, run.runId, end, deps.clock.now())
    await publishEvents(tx, [
      { kind: 'feeds.import_held', payload: { runId: run.runId, eshopId: run.eshopId, ...facts } },
    ])
  })
  return end
}

/** Shown to the shop beside the run. */
const KEPT_PRICE_MOVES = 10

interface Publication {
  /** The shop's from now on, what was asked for or what most of a new shop's links say; null: nothing new. */
  readonly domain: string | null
  readonly counts: OfferCounts
  readonly compared: ComparedSnapshot
  /** The transaction in which it was read, if it was. */
  readonly first: DatabaseTransaction | null
}

async function publish(
  work: Work,
  reading: FeedReading,
  { domain, counts, compared, first }: Publication,
): Promise<RunEnd> {
  const { run, feed, raw, session, deps, timing } = work
  await deps.publishTurn?.()
  const now = deps.clock.now()
  await writeStage(deps.db, run.runId, 'publish')
  const priceMoves = compared.diff.updated === 0 ? [] : await compared.priceMoves(KEPT_PRICE_MOVES)
  const isSighting = run.source.kind !== 'run'
  const apply = async (tx: DatabaseTransaction): Promise<RunEnd> => {
    if (domain !== null) await addEshopDomain(tx, run.eshopId as Parameters<typeof addEshopDomain>[1], domain)
    const seenAt = isSighting ? raw.fetchedAt : null
    const published = await compared.publish(tx, { runId: run.runId, now, seenAt })
    await refreshCategoryQueue(tx, run.eshopId, now)
    await replaceHeldRuns(tx, feed.feedId, run.runId)
    const validators =
      run.source.kind === 'url' && run.source.url === feed.url
        ? { etag: raw.etag, lastModified: raw.lastModified }
        : null
    await endNotices(tx, run.eshopId, now)
    if (isSighting) await writeAppliedFeed(tx, feed.feedId, run.runId, validators, raw.fetchedAt)
    if (run.source.currency != null) await writeCurrency(tx, feed.feedId, run.source.currency)
    await scheduleNext(tx, run, 'as usual', now)
    await publishEvents(tx, [
      { kind: 'feeds.import_applied', payload: { runId: run.runId, eshopId: run.eshopId, ...counts } },
    ])
    timing.ended('publish')
    const totals = await keepItemProblems(
      tx,
      { eshopId: run.eshopId, runId: run.runId, groups: work.report.groups() },
      published,
      work.items,
    )
    const applied = { ...endOf(work, reading, 'applied', counts, null), totals, priceMoves }
    await finishRun(tx, run.runId, applied, now)
    await failpoint('import.publish.before')
    return applied
  }
  return first === null ? session.db.transaction().execute(apply) : apply(first)
}

function endOf(
  { report, timing }: Work,
  reading: FeedReading,
  state: 'applied' | 'held',
  offers: OfferCounts,
  hold: RunEnd['hold'],
): RunEnd {
  return {
    state,
    isNotModified: false,
    dialect: reading.dialect.name,
    encoding: reading.encoding(),
    rulesVersion: IMPORT_RULES_VERSION,
    offers,
    hold,
    problems: report.groups(),
    totals: null,
    priceMoves: [],
    timing: timing.all(),
  }
}
