import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { ServerLimits } from './limits.ts'

/** An answer that is the same for everybody but for the request's id, which stands in a header and between two halves of the body. */
export interface PreparedAnswer {
  readonly status: number
  readonly reason: string
  /** Names and values in turn, the body's length among them. */
  readonly headers: readonly string[]
  /** Both in ASCII. */
  readonly before: string
  readonly after: string
}

type KeepAlive = Pick<ServerLimits, 'keepAliveTimeoutMs' | 'requestsPerSocket'>

/** What Node's outgoing message knows of itself and does not tell the types: the head that it would have written, the connection's last answer. */
interface Innards {
  _header: string | null
  readonly shouldKeepAlive: boolean
  readonly maxRequestsOnConnectionReached?: boolean
}

/**
 * Sends it with as little work as a kept connection allows: the head is written by us once and given to the response as its
 * own, which still keeps the order of pipelined answers, reads past the request's body and frees the connection. A connection
 * that ends after this answer, HTTP/1.0 and HEAD go Node's long way. `prepared-answer.test.ts` holds both ways against each other.
 */
export const sendPrepared = (request: IncomingMessage, response: ServerResponse, answer: PreparedAnswer, requestId: string, { limits, clock }: { readonly limits: KeepAlive; readonly clock: Clock }): void => {
  const innards = response as unknown as Innards
  const isKept = innards.shouldKeepAlive && innards.maxRequestsOnConnectionReached !== true && request.httpVersionMinor === 1 && request.method !== 'HEAD'
  if (isKept) {
    response.statusCode = answer.status
    innards._header = `${headOf(answer, limits, clock)}${requestId}\r\n\r\n`
  } else {
    response.writeHead(answer.status, [...answer.headers, 'x-request-id', requestId])
  }
  response.end(answer.before + requestId + answer.after, 'latin1')
}

const heads = new WeakMap<PreparedAnswer, { readonly second: number; readonly text: string }>()

/** Written anew each second, for the date. */
const headOf = (answer: PreparedAnswer, limits: KeepAlive, clock: Clock): string => {
  const second = Math.floor(clock.now().getTime() / 1_000)
  const known = heads.get(answer)
  if (known?.second === second) return known.text
  const lines = answer.headers.flatMap((name, at) => (at % 2 === 0 ? [`${name}: ${answer.headers[at + 1] ?? ''}`] : []))
  const text = [`HTTP/1.1 ${answer.status} ${answer.reason}`, ...lines, `Date: ${new Date(second * 1_000).toUTCString()}`, 'Connection: keep-alive', `Keep-Alive: timeout=${Math.floor(limits.keepAliveTimeoutMs / 1_000)}, max=${limits.requestsPerSocket}`, 'x-request-id: '].join('\r\n')
  heads.set(answer, { second, text })
  return text
}
