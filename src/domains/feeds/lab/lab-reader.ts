import { stat } from 'node:fs/promises'
import type { Clock } from '#platform/clock.ts'
import { openSession } from '#platform/database/session.ts'
import { feedText } from '../decode/feed-text.ts'
import { FeedFailure } from '../feed-failure.ts'
import { fetchFeed } from '../fetch/fetch-feed.ts'
import type { ImportDeps } from '../import/run/import-deps.ts'
import type { FeedSource } from '../read/read-feed.ts'
import { ImportReport } from '../report/import-report.ts'
import { PROBLEM_CODES } from '../report/problem-codes.ts'
import { CategoryMapping } from './category-mapping.ts'
import { CoverageCounter } from './coverage.ts'
import { examineFeed, type Findings, type LabFeed } from './examine-feed.ts'
import { labFilesIn } from './lab-files.ts'
import { LAB_FEED_LIMITS, LAB_LIMITS } from './lab-limits.ts'
import type { LabProblem, LabResult } from './lab-result.ts'
import type { LabRun } from './lab-run.ts'
import { finishLabRun, giveBackLabRun, writeLabProgress } from './lab-storage.ts'
import { readExcerpts } from './line-excerpts.ts'
import { examinedShop } from './trial-shop.ts'

/** Reads one run that was begun to its end; its file is gone afterwards. Throws when it is told to stop: the run waits for another reader. */
export async function readLabRun(run: LabRun, deps: ImportDeps, stop: AbortSignal): Promise<void> {
  const files = labFilesIn(deps.dataFolder)
  try {
    const result =
      run.attempts > LAB_LIMITS.attempts
        ? await failed('leitura interrompida')
        : await readWhole(run, files.path(run.id), deps, stop)
    await finishLabRun(deps.db, run, result)
    await files.remove(run.id)
  } catch (error) {
    if (stop.aborted) {
      await giveBackLabRun(deps.db, run)
      throw error
    }
    if (error instanceof TakenAway) return
    deps.log.error({ err: error }, 'a feed in the lab cannot be read')
    await finishLabRun(deps.db, run, await failed((error as { code?: string }).code ?? (error as Error).name))
    await files.remove(run.id)
  }
}

/** Somebody else reads the run by now, or its day is over. */
class TakenAway extends Error {}

async function readWhole(run: LabRun, file: string, deps: ImportDeps, stop: AbortSignal): Promise<LabResult> {
  const report = new ImportReport()
  const source = await sourceOf(run, file, deps, report, stop)
  if (source === null) return resultOf(nothingRead(report), await problemsWithLines(report, null))
  const session = await openSession(deps.pool)
  try {
    const pace = new Pace(deps.clock)
    let bytes = 0
    const findings = await examineFeed({ ...source, onBytes: (more) => (bytes += more) }, session, report, {
      now: deps.clock.now(),
      shop: await examinedShop(deps, run.id),
      onBatch: async (soFar) => {
        if (stop.aborted) throw new TakenAway()
        if (pace.isOver) throw new FeedFailure('FAILED_LIMIT', `mais de ${LAB_LIMITS.readMs / 1000} s de leitura`)
        if (!pace.isDue()) return
        await tell(run, deps, soFar(), source, bytes)
        pace.told()
      },
    })
    return resultOf(findings, await problemsWithLines(report, source))
  } finally {
    await session.end()
  }
}

async function tell(run: LabRun, deps: ImportDeps, findings: Findings, source: LabFeed, bytes: number): Promise<void> {
  const result = resultOf(findings, await problemsWithLines(findings.report, source))
  if (
    !(await writeLabProgress(
      deps.db,
      run,
      { phase: 'read', items: findings.items.read, fraction: bytes <= source.bytes ? bytes / source.bytes : null },
      result,
    ))
  )
    throw new TakenAway()
}

const FIRST_PAUSE_MS = 150
const LONGEST_PAUSE_MS = 5_000

/** When to tell: at once after the first batch, then in growing pauses, because each telling reads lines back from the file. */
class Pace {
  readonly #clock: Clock
  readonly #startedMs: number
  #nextMs = 0
  #pauseMs = FIRST_PAUSE_MS

  constructor(clock: Clock) {
    this.#clock = clock
    this.#startedMs = clock.monotonicMs()
  }

  get isOver(): boolean {
    return this.#clock.monotonicMs() - this.#startedMs > LAB_LIMITS.readMs
  }

  isDue(): boolean {
    return this.#clock.monotonicMs() >= this.#nextMs
  }

  told(): void {
    this.#nextMs = this.#clock.monotonicMs() + this.#pauseMs
    this.#pauseMs = Math.min(this.#pauseMs * 2, LONGEST_PAUSE_MS)
  }
}

/** The bytes to be read; null when an address gave none, which the report says in the importer's own code. */
async function sourceOf(
  run: LabRun,
  file: string,
  deps: ImportDeps,
  report: ImportReport,
  stop: AbortSignal,
): Promise<LabFeed | null> {
  if (run.source.kind === 'file') return { file, bytes: (await stat(file)).size, domain: run.source.domain, url: null }
  const files = labFilesIn(deps.dataFolder)
  await files.prepare()
  await files.remove(run.id)
  await writeLabProgress(deps.db, run, { phase: 'fetch', items: 0, fraction: null }, null)
  const limits = { maxBytes: LAB_LIMITS.maxBytes, totalMs: LAB_LIMITS.fetchMs, ...deps.fetchTools?.limits }
  const fetched = await fetchFeed(
    { url: run.source.url, file, testHosts: deps.feedTestHosts },
    { ...deps.fetchTools, limits, signal: stop },
  )
  if (stop.aborted) throw new TakenAway()
  if (fetched.kind === 'fetched')
    return {
      file,
      bytes: fetched.bytes,
      domain: run.source.domain,
      url: fetched.url,
      contentEncoding: fetched.contentEncoding,
      charset: fetched.charset,
    }
  if (fetched.kind === 'failed') report.add(fetched.code, { value: fetched.value })
  return null
}

/** Problems with the lines of their first examples, read back from the file where there is one. */
async function problemsWithLines(report: ImportReport, source: FeedSource | null): Promise<LabProblem[]> {
  const groups = report.groups()
  const placed = groups.flatMap(({ examples }) =>
    examples.filter(({ line }) => line !== null).slice(0, LAB_LIMITS.excerptsPerCode),
  )
  const places = placed.map(({ line, column, value }) => ({ line: line as number, column: column ?? 1, value }))
  const found = source === null ? [] : await linesOf(source, places)
  const excerpts = new Map(placed.map((example, index) => [example, found[index] ?? null]))
  return groups.map(({ code, severity, count, examples }) => ({
    code,
    severity,
    count,
    message: PROBLEM_CODES[code].message,
    action: PROBLEM_CODES[code].action,
    examples: examples.map((example) => ({ ...example, excerpt: excerpts.get(example) ?? null })),
  }))
}

/** A file that cannot be unpacked or decoded to there shows what can be. */
async function linesOf(
  source: FeedSource,
  places: Parameters<typeof readExcerpts>[1],
): ReturnType<typeof readExcerpts> {
  if (places.length === 0) return []
  return readExcerpts(withoutFailure(feedText(source, new ImportReport(), LAB_FEED_LIMITS).chunks), places)
}

async function* withoutFailure(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  try {
    yield* chunks
  } catch (error) {
    if (!(error instanceof FeedFailure)) throw error
  }
}

function resultOf({ report: _report, ...findings }: Findings, problems: readonly LabProblem[]): LabResult {
  return {
    ...findings,
    problems,
  }
}

function nothingRead(report: ImportReport): Findings {
  return {
    isWhole: true,
    dialect: null,
    encoding: null,
    bytes: 0,
    items: { read: 0, accepted: 0, rejected: 0 },
    report,
    coverage: new CoverageCounter().coverage(),
    categories: new CategoryMapping().mapping(),
    preview: [],
  }
}

async function failed(value: string): Promise<LabResult> {
  const report = new ImportReport()
  report.add('FAILED_INTERNAL', { value })
  return resultOf(nothingRead(report), await problemsWithLines(report, null))
}
