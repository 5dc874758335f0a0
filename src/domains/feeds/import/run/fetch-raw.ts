import { failpoint } from '#platform/failpoints.ts'
import { FeedFailure } from '../../feed-failure.ts'
import { fetchFeed } from '../../fetch/fetch-feed.ts'
import { findRun, writeFetched, type Feed } from '../../storage.ts'
import type { ImportDeps } from './import-deps.ts'
import type { ImportRun } from './import-run.ts'
import { rawFilesIn } from '../raw/raw-files.ts'

/** The raw bytes of a run, ready to be read, or the server's word that they are those of the last applied run. */
export type RawFeed =
  | {
      readonly kind: 'file'
      readonly path: string
      readonly contentEncoding: string | null
      readonly charset: string | null
      readonly etag: string | null
      readonly lastModified: string | null
      readonly fetchedAt: Date
      /** The bytes are on the disk and the run's row says so: to be awaited before the run ends. They can be read before that. */
      readonly kept: Promise<void>
    }
  | { readonly kind: 'not_modified'; readonly etag: string | null; readonly lastModified: string | null }

/** A failure of the download that another try may not meet. */
export class RetryableFailure extends FeedFailure {}

/**
 * Gets what a run reads: the raw file that it has already (recovery, approve), else that of its source. FeedFailure when
 * there is nothing to be got.
 */
export async function fetchRaw(run: ImportRun, feed: Feed, deps: ImportDeps): Promise<RawFeed> {
  if (run.rawFile !== null) {
    const path = await rawFilesIn(deps.dataFolder).unpacked(run.runId, run.rawFile)
    if (path !== null)
      return {
        kind: 'file',
        path,
        contentEncoding: run.contentEncoding,
        charset: run.charset,
        etag: run.etag,
        lastModified: run.lastModified,
        fetchedAt: run.fetchedAt ?? deps.clock.now(),
        kept: Promise.resolve(),
      }
  }
  if (run.source.kind === 'url') return download(run, run.source.url, feed, deps)
  if (run.source.kind === 'file') {
    await rawFilesIn(deps.dataFolder).copyIn(run.runId, run.source.path)
    return settle(run, { contentEncoding: null, charset: null, etag: null, lastModified: null, sha256: null }, deps)
  }
  return fromEarlierRun(run, run.source.runId, deps)
}

async function download(run: ImportRun, url: string, feed: Feed, deps: ImportDeps): Promise<RawFeed> {
  const file = await rawFilesIn(deps.dataFolder).newPart(run.runId)
  // Validators belong to an address: those of the registered one say nothing about another.
  const validators = url === feed.url ? { etag: feed.etag, lastModified: feed.lastModified } : {}
  const result = await fetchFeed({ url, file, testHosts: deps.feedTestHosts, ...validators }, deps.fetchTools)
  if (result.kind === 'failed')
    throw new (result.isRetryable ? RetryableFailure : FeedFailure)(result.code, result.value)
  if (result.kind === 'unchanged') {
    await failpoint('import.fetch.after')
    return { kind: 'not_modified', etag: result.etag, lastModified: result.lastModified }
  }
  return settle(run, result, deps)
}

async function settle(run: ImportRun, raw: Fetched, deps: ImportDeps): Promise<RawFeed> {
  const files = rawFilesIn(deps.dataFolder)
  const rawFile = await files.complete(run.runId)
  const fetchedAt = deps.clock.now()
  const kept = keep(run.runId, { ...raw, rawFile }, fetchedAt, deps)
  // Its failure is met where it is awaited; until then it is nobody's.
  kept.catch(() => undefined)
  return {
    kind: 'file',
    path: (await files.unpacked(run.runId, rawFile)) as string,
    contentEncoding: raw.contentEncoding,
    charset: raw.charset,
    etag: raw.etag,
    lastModified: raw.lastModified,
    fetchedAt,
    kept,
  }
}

type Fetched = Omit<Parameters<typeof writeFetched>[2], 'rawFile'>

/** The disk takes a twentieth of a first import's time to write the bytes; the row follows them, so that no recovery reads half a file. */
async function keep(
  runId: number,
  raw: Fetched & { readonly rawFile: string },
  fetchedAt: Date,
  deps: ImportDeps,
): Promise<void> {
  await rawFilesIn(deps.dataFolder).sync(raw.rawFile)
  await writeFetched(deps.db, runId, raw, fetchedAt)
  await failpoint('import.fetch.after')
}

async function fromEarlierRun(run: ImportRun, earlierId: number, deps: ImportDeps): Promise<RawFeed> {
  const earlier = await findRun(deps.db, earlierId)
  const files = rawFilesIn(deps.dataFolder)
  const path = earlier?.rawFile == null ? null : await files.unpacked(earlierId, earlier.rawFile)
  if (earlier === null || path === null) throw new FeedFailure('FAILED_FILE', `importação ${earlierId}`)
  await files.copyIn(run.runId, path)
  return settle(
    run,
    {
      contentEncoding: earlier.contentEncoding,
      charset: earlier.charset,
      etag: null,
      lastModified: null,
      sha256: null,
    },
    deps,
  )
}
