import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { RefusedError, refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'
import { ServiceAway } from '../../errors/service-away.ts'
import { sendRefusal } from './send-refusal.ts'

/**
 * The server's one error handler: refusals as they are, Fastify's own by the catalogue, everything else a plain 500.
 */
export function answerFault(error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const refused = refusalOf(error, request)
  // Clients ask again while the process starts; readiness says what is missing, so these are not logged.
  if (refused.status >= 500 && refused.code !== 'starting')
    request.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, 'request failed')
  return sendRefusal(request, reply, refused)
}

function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (error instanceof RefusedError) return error.refusal
  const code = error instanceof Error && 'code' in error ? String((error as FastifyError).code) : ''
  const known = BY_CODE[code]
  if (known !== undefined) return known(request)
  if (isUnavailable(error, code)) return refusal('unavailable', 'a service behind this call does not answer', 2)
  return refusal('internal', 'an unexpected error; the request id finds it in the log')
}

function bodyName(request: FastifyRequest): string {
  return request.routeOptions.config.call?.body?.name ?? 'body'
}
function callName(request: FastifyRequest): string {
  return request.routeOptions.config.call?.operationId ?? request.method
}

const BY_CODE: Readonly<Record<string, (request: FastifyRequest) => Refusal>> = {
  FST_ERR_CTP_EMPTY_JSON_BODY: (request) =>
    refusal('parameter_missing', `required parameter ${bodyName(request)} is missing (${callName(request)})`),
  FST_ERR_CTP_INVALID_JSON_BODY: (request) =>
    refusal('body_malformed', `${bodyName(request)} is not valid JSON (${callName(request)})`),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => refusal('body_malformed', 'the body is not as long as Content-Length says'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => refusal('payload_too_large', 'the body is larger than this call takes'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => refusal('unsupported_media_type', 'the body must be application/json'),
  FST_ERR_CTP_INVALID_TYPE: () => refusal('unsupported_media_type', 'the body must be application/json'),
  FST_ERR_BAD_URL: () => refusal('bad_request', 'the address is not valid percent-encoded UTF-8'),
  FST_ERR_MAX_PARAM_LENGTH: () => refusal('uri_too_long', 'a part of the address is too long'),
}

/** PostgreSQL away, full, shutting down or too slow, and sockets that break: declared 503s (reliability.md D1, D2). */
const PG_UNAVAILABLE = new Set([
  '57P01',
  '57P02',
  '57P03',
  '57014',
  '53300',
  '53200',
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '25006',
  '40001',
  '40P01',
  '55P03',
])
const SOCKET_BROKEN = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const PG_MESSAGE =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error)/

function isUnavailable(error: unknown, code: string): boolean {
  if (error instanceof ServiceAway) return true
  if (PG_UNAVAILABLE.has(code)) return true
  // A unix socket that is gone is ENOENT, as a missing file is.
  if (code === 'ENOENT') return error instanceof Error && 'syscall' in error && error.syscall === 'connect'
  if (SOCKET_BROKEN.has(code)) return true
  return error instanceof Error && PG_MESSAGE.test(error.message)
}
