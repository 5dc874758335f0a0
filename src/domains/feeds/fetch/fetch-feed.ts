import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'
import type { Dial } from '#platform/safe-fetch/http-hop.ts'
import type { Resolve } from '#platform/safe-fetch/resolve-name.ts'
import { safeGet } from '#platform/safe-fetch/safe-get.ts'
import type { ProblemCode } from '../report/problem-codes.ts'
import { FETCH_LIMITS } from './feed-fetch-limits.ts'
import { saveBody } from './save-body.ts'

export interface FetchRequest {
  url: string
  /** Where the raw bytes go; it must not exist. Removed again when the download fails. */
  file: string
  /** Validators of the last applied download. */
  etag?: string | null
  lastModified?: string | null
  /** Loopback host:port pairs that may be reached (POISO_FEED_TEST_HOSTS); none in production. */
  testHosts?: readonly string[]
}

export interface FetchTools {
  resolve?: Resolve
  dial?: Dial
  limits?: Partial<FetchLimits>
  signal?: AbortSignal
}

export type FetchResult =
  | {
      kind: 'fetched'
      url: string
      bytes: number
      sha256: string
      etag: string | null
      lastModified: string | null
      contentType: string | null
      charset: string | null
      contentEncoding: string | null
    }
  | { kind: 'unchanged'; url: string; etag: string | null; lastModified: string | null }
  | { kind: 'failed'; code: ProblemCode; value: string; status: number | null; isRetryable: boolean }

/**
 * Downloads a feed's raw bytes to a file. By the safe fetcher, which cannot be turned inward (reliability.md F15, F16;
 * feeds.md "Fetching"). Never throws for what a server or a shop does; retrying is the caller's decision.
 */
export async function fetchFeed(request: FetchRequest, tools: FetchTools = {}): Promise<FetchResult> {
  const limits = { ...FETCH_LIMITS, ...tools.limits }
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limits.totalMs)
  const signal = tools.signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, tools.signal])
  try {
    const reach = {
      limits,
      signal,
      ...(tools.resolve && { resolve: tools.resolve }),
      ...(tools.dial && { dial: tools.dial }),
    }
    const { url, response } = await safeGet(
      {
        url: request.url,
        headers: requestHeaders(request),
        ...(request.testHosts && { testHosts: request.testHosts }),
      },
      reach,
    )
    return await answer(url, response, request, limits)
  } catch (error) {
    await rm(request.file, { force: true })
    if (signal.aborted) return failed('FAILED_SLOW', 'tempo total', null)
    if (error instanceof FetchFailure) return failed(error.code, error.value, null)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function answer(
  url: string,
  response: IncomingMessage,
  request: FetchRequest,
  limits: FetchLimits,
): Promise<FetchResult> {
  const { headers, statusCode: status = 0 } = response
  const seen = {
    url,
    etag: headers.etag?.slice(0, 500) ?? null,
    lastModified: headers['last-modified']?.slice(0, 100) ?? null,
  }
  if (status === 304 && ((request.etag ?? null) !== null || (request.lastModified ?? null) !== null)) {
    response.destroy()
    return { kind: 'unchanged', ...seen }
  }
  if (status !== 200) {
    response.destroy()
    return failed('FAILED_HTTP', `${status}`, status)
  }
  const { bytes, sha256 } = await saveBody(response, request.file, limits)
  const contentType = headers['content-type']?.slice(0, 200) ?? null
  const charset = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1] ?? null
  return {
    kind: 'fetched',
    ...seen,
    bytes,
    sha256,
    contentType,
    charset,
    contentEncoding: headers['content-encoding'] ?? null,
  }
}

function requestHeaders(request: FetchRequest): Record<string, string> {
  return {
    'user-agent': 'PoisoFeed/1.0',
    accept: 'application/xml, text/xml, text/csv, text/tab-separated-values, */*;q=0.5',
    'accept-encoding': 'gzip',
    ...(request.etag ? { 'if-none-match': request.etag } : {}),
    ...(request.lastModified ? { 'if-modified-since': request.lastModified } : {}),
  }
}

function failed(code: ProblemCode, value: string, status: number | null): FetchResult {
  const isRetryable =
    status === null
      ? code === 'FAILED_SLOW' || code === 'FAILED_TRUNCATED' || code === 'FAILED_CONNECT' || code === 'FAILED_DNS'
      : status >= 500 || status === 408 || status === 425 || status === 429
  return { kind: 'failed', code, value, status, isRetryable }
}
