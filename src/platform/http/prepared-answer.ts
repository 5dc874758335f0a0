import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { ServerLimits } from './limits.ts'

/** The head of an answer that is the same for everybody except for the request's id. */
export interface PreparedHead {
  readonly status: number
  readonly reason: string
  /** Names and values in turn, the body's length among them. */
  readonly headers: readonly string[]
}

/** An answer whose body has the request's id between two halves. */
export interface PreparedAnswer extends PreparedHead {
  /** Both in ASCII. */
  readonly before: string
  readonly after: string
}

/** What the head says of a kept connection, and when. */
export interface Sending {
  readonly limits: Pick<ServerLimits, 'keepAliveTimeoutMs' | 'requestsPerSocket'>
  readonly clock: Clock
}

/**
 * Fields of Node's outgoing message that its types do not show: the head that it would have written, and whether this
 * is the connection's last answer.
 */
interface Innards {
  _header: string | null
  readonly shouldKeepAlive: boolean
  readonly maxRequestsOnConnectionReached?: boolean
}

/**
 * Sends the answer with as little work as a kept connection allows. The head is written once and given to the response
 * as its own; the response still keeps the order of pipelined answers, reads past the request's body and frees the
 * connection. The last answer of a connection, HTTP/1.0 and HEAD go Node's usual way. `prepared-answer.test.ts`
 * compares both ways.
 */
export function sendPrepared(
  request: IncomingMessage,
  response: ServerResponse,
  answer: PreparedAnswer,
  requestId: string,
  sending: Sending,
): void {
  prepareHead(request, response, answer, requestId, sending)
  response.end(answer.before + requestId + answer.after, 'latin1')
}

/** Gives the response its head; the caller ends it with the body. */
export function prepareHead(
  request: IncomingMessage,
  response: ServerResponse,
  head: PreparedHead,
  requestId: string,
  sending: Sending,
): void {
  const innards = response as unknown as Innards
  const isKept =
    innards.shouldKeepAlive &&
    innards.maxRequestsOnConnectionReached !== true &&
    request.httpVersionMinor === 1 &&
    request.method !== 'HEAD'
  if (isKept) {
    response.statusCode = head.status
    innards._header = `${startOf(head)}${endNow(sending)}${requestId}\r\n\r\n`
  } else {
    response.writeHead(head.status, [...head.headers, 'x-request-id', requestId])
  }
}

const starts = new WeakMap<PreparedHead['headers'], string>()

/** Status and own headers, written once for each list of headers, which belongs to one status. */
function startOf(head: PreparedHead): string {
  const known = starts.get(head.headers)
  if (known !== undefined) return known
  const lines = head.headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${head.headers[at + 1] ?? ''}`] : []))
  const text = `${[`HTTP/1.1 ${head.status} ${head.reason}`, ...lines].join('\r\n')}\r\n`
  starts.set(head.headers, text)
  return text
}

const ends = new WeakMap<Sending['limits'], { readonly second: number; readonly text: string }>()

/** The headers that all answers of a second share: date and connection. */
function endNow({ limits, clock }: Sending): string {
  const second = Math.floor(clock.now().getTime() / 1_000)
  const known = ends.get(limits)
  if (known?.second === second) return known.text
  const text = [
    `Date: ${new Date(second * 1_000).toUTCString()}`,
    'Connection: keep-alive',
    `Keep-Alive: timeout=${Math.floor(limits.keepAliveTimeoutMs / 1_000)}, max=${limits.requestsPerSocket}`,
    'x-request-id: ',
  ].join('\r\n')
  ends.set(limits, { second, text })
  return text
}
