import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import { readBody } from '#platform/safe-fetch/read-body.ts'
import { safeGet } from '#platform/safe-fetch/safe-get.ts'
import { REVIEW_FETCH_LIMITS } from './feed-limits.ts'
import { feedFileText } from './feed-file.ts'
import { type ReviewImportReport, reviewReporter } from './import-report.ts'
import { importReviews, type ImportReviewsDeps } from './import-reviews.ts'
import { ReviewFeedFailure } from './read-review-feed.ts'
import { noteReviewReport } from './registered-feeds.ts'

export interface FetchReviewsDeps extends ImportReviewsDeps {
  /** POISO_DATA, absolute. */
  readonly dataFolder: string
  /** Loopback host:port pairs that may be fetched from (POISO_FEED_TEST_HOSTS). */
  readonly feedTestHosts: readonly string[]
}

export type ReviewFeedSource =
  | { readonly kind: 'url'; readonly url: string }
  | { readonly kind: 'file'; readonly path: string }

/** Reads a shop's feed from an address or a file, and keeps what came of it. What a server does is a failed report; what is thrown is ours. */
export async function importReviewFeed(
  deps: FetchReviewsDeps,
  {
    eshopId,
    source,
    isForced = false,
  }: { readonly eshopId: number; readonly source: ReviewFeedSource; readonly isForced?: boolean },
  signal: AbortSignal = new AbortController().signal,
): Promise<ReviewImportReport> {
  const read = (path: string) => importReviews(deps, { eshopId, chunks: feedFileText(path), isForced })
  const report = source.kind === 'file' ? await read(source.path) : await fetched(deps, source.url, signal, read)
  await noteReviewReport(deps.db, eshopId, report, deps.clock.now())
  return report
}

/** To a file first: a database that is slow does not hold the shop's server up. */
async function fetched(
  { dataFolder, feedTestHosts }: FetchReviewsDeps,
  url: string,
  signal: AbortSignal,
  read: (path: string) => Promise<ReviewImportReport>,
): Promise<ReviewImportReport> {
  const folder = join(dataFolder, 'review-feeds')
  await mkdir(folder, { recursive: true })
  const path = join(folder, `${randomBytes(8).toString('hex')}.xml`)
  try {
    await download(url, path, { feedTestHosts, signal })
    return await read(path)
  } catch (error) {
    if (error instanceof ReviewFeedFailure) return reviewReporter().report('failed', null, error.message)
    if (error instanceof FetchFailure) return reviewReporter().report('failed', null, `${error.code}: ${error.value}`)
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

async function download(
  url: string,
  path: string,
  { feedTestHosts, signal }: { readonly feedTestHosts: readonly string[]; readonly signal: AbortSignal },
): Promise<void> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(REVIEW_FETCH_LIMITS.totalMs)])
  const headers = {
    'user-agent': 'PoisoFeed/1.0',
    accept: 'application/xml, text/xml, */*;q=0.5',
    'accept-encoding': 'gzip',
  }
  const { response } = await safeGet(
    { url, headers, testHosts: feedTestHosts },
    { limits: REVIEW_FETCH_LIMITS, signal: within },
  )
  if (response.statusCode !== 200) {
    response.destroy()
    throw new ReviewFeedFailure(`the server answered ${response.statusCode}`)
  }
  const file = await open(path, 'wx', 0o600)
  try {
    await readBody(response, REVIEW_FETCH_LIMITS, async (chunk) => void (await file.write(chunk)))
  } finally {
    await file.close()
  }
}
