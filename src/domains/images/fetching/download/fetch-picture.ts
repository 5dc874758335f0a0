import { createHash } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { FetchFailure, type FetchFailureCode } from '#platform/safe-fetch/fetch-failure.ts'
import type { FetchLimits } from '#platform/safe-fetch/fetch-limits.ts'
import { readBody } from '#platform/safe-fetch/read-body.ts'
import { type SafeAnswer, safeGet, type SafeGetTools } from '#platform/safe-fetch/safe-get.ts'
import { FORMAT_BYTES, pictureFormat } from '../keeping/picture-format.ts'
import { PICTURE_FETCH_LIMITS } from './picture-limits.ts'
import { PictureFailure, type PictureProblem } from '../report/picture-problems.ts'

/** How pictures reach the network. */
export interface PictureFetchTools extends Partial<Pick<SafeGetTools, 'resolve' | 'dial'>> {
  readonly limits?: Partial<FetchLimits>
  /** Loopback host:port pairs that may be reached (POISO_FEED_TEST_HOSTS); none in production. */
  readonly testHosts: readonly string[]
}

export interface PictureRequest {
  readonly url: string
  /** Validators of what was found there last; null: none, or it is to come whole. */
  readonly etag: string | null
  readonly lastModified: string | null
}

export type FetchedBytes =
  | {
      readonly kind: 'bytes'
      readonly bytes: Buffer
      readonly sha256: Buffer
      readonly etag: string | null
      readonly lastModified: string | null
    }
  | { readonly kind: 'unchanged' }

/** The server's answer says that there is no such picture any more (410), or not now (404). */
export class PictureGone extends PictureFailure {
  readonly isForGood: boolean

  constructor(status: number) {
    super('picture_not_found', `status ${status}`)
    this.isForGood = status === 410
  }
}

/** A server that has too much to do (429, 503). */
export class ServerPause extends PictureFailure {
  /** How long the address is to be left alone. */
  readonly seconds: number
  /** Whether the server has asked for it (Retry-After): then for all that it serves. */
  readonly isAsked: boolean

  constructor(status: number, asked: number | null) {
    super('picture_server_error', `status ${status}, asks for ${asked ?? 'no'} s`)
    this.seconds = Math.min(LONGEST_PAUSE_SECONDS, Math.max(SHORTEST_PAUSE_SECONDS, asked ?? 0))
    this.isAsked = asked !== null
  }
}

/** Called once with how many bytes a body may have, before any of it is read; resolves when there is room for them. */
export type MakeRoom = (bytes: number) => Promise<void>

/**
 * Gets the bytes at a shop's address by the safe fetcher. The body ends where its first bytes are no picture's: an endless
 * page costs a few hundred bytes. Throws PictureFailure for whatever the address or its server does.
 */
export async function fetchPicture(
  request: PictureRequest,
  tools: PictureFetchTools,
  stop?: AbortSignal,
  makeRoom?: MakeRoom,
): Promise<FetchedBytes> {
  const limits = { ...PICTURE_FETCH_LIMITS, ...tools.limits }
  const deadline = AbortSignal.timeout(limits.totalMs)
  const signal = stop === undefined ? deadline : AbortSignal.any([deadline, stop])
  try {
    const { resolve, dial, testHosts } = tools
    const answer = await safeGet(
      { url: request.url, headers: headersOf(request), testHosts },
      { limits, signal, ...(resolve && { resolve }), ...(dial && { dial }) },
    )
    return await bytesOf(answer, request, limits, makeRoom)
  } catch (error) {
    if (error instanceof PictureFailure) throw error
    if (stop?.aborted === true) throw error
    if (deadline.aborted) throw new PictureFailure('picture_slow', 'whole time')
    if (error instanceof FetchFailure) throw new PictureFailure(PROBLEMS[error.code], error.message)
    throw error
  }
}

const PROBLEMS: Readonly<Record<FetchFailureCode, PictureProblem>> = {
  SSRF_BLOCKED: 'picture_blocked',
  FAILED_DNS: 'picture_unreachable',
  FAILED_CONNECT: 'picture_unreachable',
  FAILED_SLOW: 'picture_slow',
  FAILED_REDIRECT: 'picture_redirect',
  FAILED_TRUNCATED: 'picture_cut',
  FAILED_TOO_LARGE: 'picture_too_heavy',
}

function headersOf({ etag, lastModified }: PictureRequest): Record<string, string> {
  return {
    'user-agent': 'PoisoPictures/1.0',
    accept: 'image/jpeg, image/png, image/webp, image/avif, image/gif, image/*;q=0.5',
    ...(etag === null ? {} : { 'if-none-match': etag }),
    ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
  }
}

const LONGEST_ETAG = 500
const LONGEST_DATE = 100

async function bytesOf(
  { response }: SafeAnswer,
  request: PictureRequest,
  limits: FetchLimits,
  makeRoom: MakeRoom | undefined,
): Promise<FetchedBytes> {
  const { headers, statusCode: status = 0 } = response
  if (status !== 200) {
    response.destroy()
    if (status === 304 && (request.etag !== null || request.lastModified !== null)) return { kind: 'unchanged' }
    throw failureOf(status, headers)
  }
  // A server that does not say how much comes may send all that is allowed.
  await makeRoom?.(Math.min(limits.maxBytes, Number(headers['content-length']) || limits.maxBytes)).catch(
    (error: unknown) => {
      response.destroy()
      throw error
    },
  )
  const chunks: Buffer[] = []
  const hash = createHash('sha256')
  const start = formatCheck()
  await readBody(response, limits, (chunk) => {
    start(chunk)
    hash.update(chunk)
    chunks.push(chunk)
  })
  if (chunks.length === 0) throw new PictureFailure('picture_not_an_image', 'no bytes')
  return {
    kind: 'bytes',
    bytes: Buffer.concat(chunks),
    sha256: hash.digest(),
    etag: headers.etag?.slice(0, LONGEST_ETAG) ?? null,
    lastModified: headers['last-modified']?.slice(0, LONGEST_DATE) ?? null,
  }
}

/** Throws as soon as enough has come to know that it is no picture. */
function formatCheck(): (chunk: Buffer) => void {
  let start: Buffer | null = Buffer.alloc(0)
  return (chunk) => {
    if (start === null) return
    start = Buffer.concat([start, chunk.subarray(0, FORMAT_BYTES)])
    if (start.length < FORMAT_BYTES) return
    pictureFormat(start)
    start = null
  }
}

const LONGEST_PAUSE_SECONDS = 86_400
const SHORTEST_PAUSE_SECONDS = 60

function failureOf(status: number, headers: IncomingHttpHeaders): PictureFailure {
  if (status === 404 || status === 410) return new PictureGone(status)
  if (status === 429 || status === 503) return new ServerPause(status, retryAfterSeconds(headers))
  return new PictureFailure(
    status >= 500 || status === 408 || status === 425 ? 'picture_server_error' : 'picture_refused_by_server',
    `status ${status}`,
  )
}

/** Seconds, or a date, which is taken by the server's own clock (RFC 9110, 10.2.3); null: not said, or not understood. */
function retryAfterSeconds({ 'retry-after': after = '', date = '' }: IncomingHttpHeaders): number | null {
  if (/^\d{1,9}$/.test(after.trim())) return Number(after)
  const seconds = (Date.parse(after) - Date.parse(date)) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}
