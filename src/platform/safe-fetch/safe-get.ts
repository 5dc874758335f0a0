import type { IncomingMessage } from 'node:http'
import { tracedCall } from '../tracing/outbound.ts'
import { dialTarget } from './dial-target.ts'
import { FetchFailure } from './fetch-failure.ts'
import type { FetchLimits } from './fetch-limits.ts'
import { type Dial, httpHop, systemDial } from './http-hop.ts'
import { type Resolve, systemResolve } from './resolve-name.ts'

export interface SafeGetRequest {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** Sent by a POST in the place of the GET; absent: nothing is sent. A redirect answers it, and is not followed. */
  readonly json?: string
  /** Loopback host:port pairs that it may reach (POISO_FEED_TEST_HOSTS); none in production. */
  readonly testHosts?: readonly string[]
  /** Asked before each address, also after redirects; what it throws goes through. */
  readonly mayAsk?: (url: URL) => Promise<void>
}

/** How it reaches the network. Arguments, so that tests see every name and address. */
export interface SafeGetTools {
  readonly resolve?: Resolve
  readonly dial?: Dial
  readonly limits: FetchLimits
  readonly signal: AbortSignal
}

export interface SafeAnswer {
  /** The last address after redirects, without credentials. */
  readonly url: string
  /** Its body is unread; the caller destroys it. */
  readonly response: IncomingMessage
}

const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]

/**
 * One GET, or POST, of an address that somebody else has written. Cannot be turned inward: every hop is resolved once, all its addresses
 * checked, and the checked address dialled (reliability.md F15, F16). Credentials of the address go to its own server alone.
 * Throws FetchFailure for whatever the address, the name or a server does.
 */
export function safeGet(request: SafeGetRequest, tools: SafeGetTools): Promise<SafeAnswer> {
  return tracedCall(request.json === undefined ? 'GET' : 'POST', request.url, async (span) => {
    const answer = await followHops(request, tools)
    span.set({ 'http.response.status_code': answer.response.statusCode ?? 0 })
    return answer
  })
}

async function followHops(request: SafeGetRequest, tools: SafeGetTools): Promise<SafeAnswer> {
  const { limits, signal, resolve = systemResolve, dial = systemDial } = tools
  let url = parseUrl(request.url)
  let credentials = basicCredentials(url)
  for (let hop = 0; hop <= limits.maxRedirects; hop += 1) {
    await request.mayAsk?.(url)
    const target = await beforeDeadline(
      (ends) => dialTarget(url, request.testHosts ?? [], resolve, ends),
      limits.headersMs,
      signal,
    )
    const headers = { ...request.headers, ...(credentials === null ? {} : { authorization: credentials }) }
    const response = await httpHop({ url, headers, json: request.json }, target, dial, limits, signal)
    if (request.json !== undefined || !REDIRECTS.includes(response.statusCode ?? 0))
      return { url: withoutCredentials(url), response }
    response.destroy()
    const next = redirectTarget(url, response)
    // Credentials belong to the server that they were given for; those in a redirect are dropped.
    if (next.host !== url.host || next.protocol !== url.protocol) credentials = null
    url = next
  }
  throw new FetchFailure('FAILED_REDIRECT', `mais de ${limits.maxRedirects} redirecionamentos`)
}

const LONGEST_URL = 4000

function parseUrl(text: string): URL {
  const url = text.length > LONGEST_URL ? null : URL.parse(text.trim())
  if (url === null) throw new FetchFailure('SSRF_BLOCKED', text.slice(0, 200))
  return url
}

function redirectTarget(from: URL, response: IncomingMessage): URL {
  // Node reads header bytes as Latin-1; an address beyond ASCII is UTF-8 in practice.
  const location = Buffer.from(response.headers.location ?? '', 'latin1').toString('utf8')
  const next = location === '' || location.length > LONGEST_URL ? null : URL.parse(location, from)
  if (next === null) throw new FetchFailure('FAILED_REDIRECT', location.slice(0, 200))
  if (from.protocol === 'https:' && next.protocol === 'http:')
    throw new FetchFailure('FAILED_REDIRECT', `https → http (${next.host})`)
  next.username = ''
  next.password = ''
  return next
}

function basicCredentials(url: URL): string | null {
  if (url.username === '' && url.password === '') return null
  try {
    return `Basic ${Buffer.from(`${decodeURIComponent(url.username)}:${decodeURIComponent(url.password)}`).toString('base64')}`
  } catch {
    throw new FetchFailure('SSRF_BLOCKED', 'utilizador ou palavra-passe do endereço')
  }
}

function withoutCredentials(url: URL): string {
  const plain = new URL(url)
  plain.username = ''
  plain.password = ''
  return plain.href
}

/** A resolver that hangs ends with the deadline for headers or the whole download, even if it ignores its signal. */
async function beforeDeadline<T>(work: (ends: AbortSignal) => Promise<T>, ms: number, signal: AbortSignal): Promise<T> {
  const ends = AbortSignal.any([signal, AbortSignal.timeout(ms)])
  const late = Promise.withResolvers<never>()
  const onEnd = (): void => late.reject(new FetchFailure('FAILED_SLOW', 'DNS'))
  ends.addEventListener('abort', onEnd, { once: true })
  try {
    signal.throwIfAborted()
    return await Promise.race([work(ends), late.promise])
  } finally {
    ends.removeEventListener('abort', onEnd)
  }
}
