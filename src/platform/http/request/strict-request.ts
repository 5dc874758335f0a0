import type { IncomingMessage, ServerResponse } from 'node:http'
import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import { problemOf, refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'

const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/

/**
 * What Node's strict parser lets through and we do not (fault O6): two Host headers, an absolute or asterisk URI, a
 * host that is no host. Also writes the host in lower case, which routing compares byte by byte.
 */
export function refuseAmbiguous(request: IncomingMessage, urlCharacters: number): Refusal | null {
  const hosts = headerCount(request, 'host')
  if (hosts > 1) return refusal('bad_request', 'the header Host is given more than once')
  if (hosts === 0 && request.httpVersion !== '1.0') return refusal('bad_request', 'the header Host is missing')
  const url = request.url ?? ''
  if (!url.startsWith('/')) return refusal('bad_request', 'the request target must be a path')
  if (url.length > urlCharacters)
    return refusal('uri_too_long', `the address is longer than ${urlCharacters} characters`)
  const host = request.headers.host?.toLowerCase()
  if (host === undefined) return null
  if (!HOST.test(host)) return refusal('bad_request', 'the header Host is not a host name')
  request.headers.host = host
  return null
}

function headerCount(request: IncomingMessage, name: string): number {
  let count = 0
  for (let at = 0; at < request.rawHeaders.length; at += 2) {
    const header = request.rawHeaders[at]
    if (header !== undefined && header.length === name.length && header.toLowerCase() === name) count += 1
  }
  return count
}

/** Answers before there is a route, and closes the connection: nothing after an ambiguous request can be trusted. */
export function sendRawRefusal(response: ServerResponse, refused: Refusal): void {
  const requestId = randomUUID()
  const body = JSON.stringify(problemOf(refused, requestId))
  response.writeHead(refused.status, {
    'content-length': Buffer.byteLength(body),
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    connection: 'close',
  })
  response.end(body)
}

const REASONS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  408: 'Request Timeout',
  431: 'Request Header Fields Too Large',
}

/** Answers on the bare socket what could not be parsed, or came too slowly, and closes it. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy(error)
    return
  }
  const requestId = randomUUID()
  const refused = refusalOfParser(error.code)
  const body = JSON.stringify(problemOf(refused, requestId))
  const head = [
    `HTTP/1.1 ${refused.status} ${REASONS[refused.status] ?? 'Bad Request'}`,
    'content-type: application/problem+json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    `x-request-id: ${requestId}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

function refusalOfParser(code: string | undefined): Refusal {
  if (code === 'HPE_HEADER_OVERFLOW') return refusal('headers_too_large', 'the request header is too large')
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refusal('request_timeout', 'the request took too long to arrive')
  return refusal('bad_request', 'the request is not valid HTTP')
}
