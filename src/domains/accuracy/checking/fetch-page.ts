import type { IncomingMessage } from 'node:http'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip, inflate } from 'node:zlib'
import { FetchFailure } from '#platform/safe-fetch/fetch-failure.ts'
import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'
import { readBody } from '#platform/safe-fetch/read-body.ts'
import { safeGet } from '#platform/safe-fetch/safe-get.ts'
import { AGENT_NAME, CHECK_LIMITS } from '../accuracy-limits.ts'

/** Bounds of one page of a shop (docs/limits.md). */
export const PAGE_FETCH_LIMITS: FetchLimits = {
  maxRedirects: 4,
  headersMs: 10_000,
  idleMs: 10_000,
  totalMs: 30_000,
  minBytesPerSecond: 512,
  rateWindowMs: 10_000,
  maxBytes: CHECK_LIMITS.pageBytes,
  maxHeaderBytes: 32 * 1024,
}

export interface FetchTools {
  /** Loopback host:port pairs that may be reached (POISO_FEED_TEST_HOSTS); none in production. */
  readonly feedTestHosts: readonly string[]
  /** Where shops read what we do with their pages. */
  readonly aboutUrl: string
}

export interface PageAsked {
  readonly url: string
  readonly accept: string
  readonly maxBytes: number
  /** Before each address, also after redirects; throws where it may not be asked. */
  readonly mayAsk?: (url: URL) => Promise<void>
}

export interface FetchedPage {
  readonly url: string
  readonly status: number
  /** Without what stands after it. */
  readonly contentType: string
  /** Seconds that the server asks us to wait; null: it does not. */
  readonly retryAfterSeconds: number | null
  /** Empty where the status is not 200. */
  readonly text: string
}

/** Gets one page of a shop as text. Throws FetchFailure for what the address, its server or its bytes do. */
export async function fetchPage(
  { url, accept, maxBytes, mayAsk }: PageAsked,
  { feedTestHosts, aboutUrl }: FetchTools,
  stop: AbortSignal,
): Promise<FetchedPage> {
  const limits = { ...PAGE_FETCH_LIMITS, maxBytes }
  const deadline = AbortSignal.timeout(limits.totalMs)
  try {
    const { url: last, response } = await safeGet(
      {
        url,
        testHosts: feedTestHosts,
        ...(mayAsk && { mayAsk }),
        headers: { 'user-agent': `${AGENT_NAME}/1.0 (+${aboutUrl})`, accept, 'accept-encoding': 'gzip, br' },
      },
      { limits, signal: AbortSignal.any([stop, deadline]) },
    )
    return { url: last, ...(await answerOf(response, limits)) }
  } catch (error) {
    if (deadline.aborted && !stop.aborted) throw new FetchFailure('FAILED_SLOW', 'tempo total')
    throw error
  }
}

async function answerOf(response: IncomingMessage, limits: FetchLimits): Promise<Omit<FetchedPage, 'url'>> {
  const { headers, statusCode: status = 0 } = response
  const [contentType = ''] = (headers['content-type'] ?? '').toLowerCase().split(';')
  const asked = Number(headers['retry-after'])
  const head = { status, contentType: contentType.trim(), retryAfterSeconds: asked > 0 ? asked : null }
  if (status !== 200) {
    response.destroy()
    return { ...head, text: '' }
  }
  const chunks: Buffer[] = []
  await readBody(response, limits, (chunk) => void chunks.push(chunk))
  const bytes = await unpacked(Buffer.concat(chunks), headers['content-encoding'], limits.maxBytes)
  return { ...head, text: decoded(bytes, headers['content-type']) }
}

const UNPACK = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
}

async function unpacked(bytes: Buffer, encoding: string | undefined, maxOutputLength: number): Promise<Buffer> {
  const name = (encoding ?? 'identity').trim().toLowerCase()
  if (name === 'identity' || name === '') return bytes
  const unpack = UNPACK[name as keyof typeof UNPACK] as (typeof UNPACK)['gzip'] | undefined
  if (unpack === undefined) throw new FetchFailure('FAILED_TRUNCATED', `content-encoding ${name.slice(0, 40)}`)
  try {
    return await unpack(bytes, { maxOutputLength })
  } catch {
    throw new FetchFailure('FAILED_TRUNCATED', `${name} que não se lê, ou com mais de ${maxOutputLength} bytes`)
  }
}

/** Prices, codes and addresses are ASCII: a wrong letter elsewhere in the page changes nothing. */
function decoded(bytes: Buffer, contentType: string | undefined): string {
  const charset = /charset\s*=\s*"?([\w-]{1,40})/i.exec(contentType ?? '')?.[1] ?? 'utf-8'
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch (error) {
    if (error instanceof RangeError) return bytes.toString('utf8')
    throw error
  }
}
