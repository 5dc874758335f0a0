import type { IncomingMessage } from 'node:http'
import { rm } from 'node:fs/promises'
import { FeedFailure } from '../feed-failure.ts'
import type { ProblemCode } from '../report/problem-codes.ts'
import { dialTarget, systemResolve, type Resolve } from './dial-target.ts'
import { FETCH_LIMITS, type FetchLimits } from './fetch-limits.ts'
import { httpHop, systemDial, type Dial } from './http-hop.ts'
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
  | { kind: 'fetched'; url: string; bytes: number; sha256: string; etag: string | null; lastModified: string | null; contentType: string | null; charset: string | null; contentEncoding: string | null }
  | { kind: 'unchanged'; url: string; etag: string | null; lastModified: string | null }
  | { kind: 'failed'; code: ProblemCode; value: string; status: number | null; isRetryable: boolean }

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/**
 * Downloads a feed's raw bytes to a file. Cannot be turned inward: every hop is resolved once, all its addresses checked,
 * and the checked address dialled (reliability.md F15, F16; feeds.md "Fetching"). Never throws for what a server or a shop
 * does; retrying is the caller's decision.
 */
export async function fetchFeed(request: FetchRequest, tools: FetchTools = {}): Promise<FetchResult> {
  const limits = { ...FETCH_LIMITS, ...tools.limits }
  const deadline = new AbortController()
  const timer = setTimeout(() => deadline.abort(), limits.totalMs)
  const signal = tools.signal === undefined ? deadline.signal : AbortSignal.any([deadline.signal, tools.signal])
  try {
    return await follow(request, { resolve: tools.resolve ?? systemResolve, dial: tools.dial ?? systemDial, limits, signal })
  } catch (error) {
    await rm(request.file, { force: true })
    if (error instanceof FeedFailure) return failed(error.code, error.place.value ?? '', null)
    if (signal.aborted) return failed('FAILED_SLOW', 'tempo total', null)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

async function follow(request: FetchRequest, tools: Required<Omit<FetchTools, 'limits'>> & { limits: FetchLimits }): Promise<FetchResult> {
  let url = parseUrl(request.url)
  let credentials = basicCredentials(url)
  for (let hop = 0; hop <= tools.limits.maxRedirects; hop += 1) {
    const target = await beforeDeadline(dialTarget(url, request.testHosts ?? [], tools.resolve), tools.limits.headersMs)
    const response = await httpHop(url, target, requestHeaders(request, credentials), tools.dial, tools.limits, tools.signal)
    if (!REDIRECTS.includes(response.statusCode ?? 0)) return answer(url, response, request, tools)
    response.destroy()
    const next = redirectTarget(url, response)
    // Credentials belong to the server they were given for; what a redirect brings along is nobody's.
    if (next.host !== url.host || next.protocol !== url.protocol) credentials = null
    url = next
  }
  return failed('FAILED_REDIRECT', `mais de ${tools.limits.maxRedirects} redirecionamentos`, null)
}

async function answer(url: URL, response: IncomingMessage, request: FetchRequest, tools: { limits: FetchLimits; signal: AbortSignal }): Promise<FetchResult> {
  const { headers, statusCode: status = 0 } = response
  const seen = { url: withoutCredentials(url), etag: headers.etag?.slice(0, 500) ?? null, lastModified: headers['last-modified']?.slice(0, 100) ?? null }
  if (status === 304 && ((request.etag ?? null) !== null || (request.lastModified ?? null) !== null)) {
    response.destroy()
    return { kind: 'unchanged', ...seen }
  }
  if (status !== 200) {
    response.destroy()
    return failed('FAILED_HTTP', `${status}`, status)
  }
  const { bytes, sha256 } = await saveBody(response, request.file, tools.limits, tools.signal)
  const contentType = headers['content-type']?.slice(0, 200) ?? null
  const charset = /charset\s*=\s*"?([\w.:-]{1,40})/i.exec(contentType ?? '')?.[1] ?? null
  return { kind: 'fetched', ...seen, bytes, sha256, contentType, charset, contentEncoding: headers['content-encoding'] ?? null }
}

function parseUrl(text: string): URL {
  const url = text.length > 4000 ? null : URL.parse(text.trim())
  if (url === null) throw new FeedFailure('SSRF_BLOCKED', text.slice(0, 200))
  return url
}

function redirectTarget(from: URL, response: IncomingMessage): URL {
  // Node reads header bytes as Latin-1; an address beyond ASCII is UTF-8 in practice.
  const location = Buffer.from(response.headers.location ?? '', 'latin1').toString('utf8')
  const next = location === '' || location.length > 4000 ? null : URL.parse(location, from)
  if (next === null) throw new FeedFailure('FAILED_REDIRECT', location.slice(0, 200))
  if (from.protocol === 'https:' && next.protocol === 'http:') throw new FeedFailure('FAILED_REDIRECT', `https → http (${next.host})`)
  next.username = ''
  next.password = ''
  return next
}

function requestHeaders(request: FetchRequest, credentials: string | null): Record<string, string> {
  return {
    'user-agent': 'PoisoFeed/1.0',
    accept: 'application/xml, text/xml, text/csv, text/tab-separated-values, */*;q=0.5',
    'accept-encoding': 'gzip',
    ...(request.etag ? { 'if-none-match': request.etag } : {}),
    ...(request.lastModified ? { 'if-modified-since': request.lastModified } : {}),
    ...(credentials === null ? {} : { authorization: credentials }),
  }
}

function basicCredentials(url: URL): string | null {
  if (url.username === '' && url.password === '') return null
  try {
    return `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`
  } catch {
    throw new FeedFailure('SSRF_BLOCKED', 'utilizador ou palavra-passe do endereço')
  }
}

function withoutCredentials(url: URL): string {
  const plain = new URL(url)
  plain.username = ''
  plain.password = ''
  return plain.href
}

/** A resolver that hangs must not outlast the deadline for headers. */
async function beforeDeadline<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new FeedFailure('FAILED_SLOW', 'DNS')), ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

function failed(code: ProblemCode, value: string, status: number | null): FetchResult {
  const isRetryable = status === null ? code === 'FAILED_SLOW' || code === 'FAILED_TRUNCATED' || code === 'FAILED_CONNECT' || code === 'FAILED_DNS' : status >= 500 || status === 408 || status === 425 || status === 429
  return { kind: 'failed', code, value, status, isRetryable }
}
