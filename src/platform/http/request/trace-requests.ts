import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isTracing, type OpenSpan, openSpan } from '../../tracing/tracing.ts'
import { trustedAddress } from '../access/client-address.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Asked every few seconds by machines. */
const UNTOLD = new Set(['/healthz', '/readyz', '/metrics'])

const spans = new WeakMap<IncomingMessage, OpenSpan>()

/**
 * A span around each request, named by its route once that is known (`nameRequest`). Who is no trusted proxy begins a trace of its own, whatever
 * it sends: otherwise visitors could decide what is recorded, and fill one trace without end. While nobody records it is the handler itself.
 */
export function traceRequests(trustedProxies: readonly string[], handler: Handler): Handler {
  if (!isTracing()) return handler
  const isTrusted = trustedAddress(trustedProxies)
  return (request, response) => {
    const path = (request.url ?? '').split('?', 1)[0] ?? ''
    const span = UNTOLD.has(path) ? null : openRequest(request, isTrusted(request.socket.remoteAddress ?? ''))
    if (span === null) return handler(request, response)
    spans.set(request, span)
    response.once('close', () => endRequest(span, response))
    span.within(() => handler(request, response))
  }
}

function openRequest({ method = '', headers }: IncomingMessage, isTrusted: boolean): OpenSpan | null {
  return openSpan({
    name: method,
    kind: 'server',
    attributes: { 'http.request.method': method },
    from: isTrusted ? [headers['traceparent'] ?? []].flat() : [],
  })
}

function endRequest(span: OpenSpan, { statusCode, writableFinished }: ServerResponse): void {
  span.set({ 'http.response.status_code': statusCode })
  if (!writableFinished) return span.end({ code: 'aborted' })
  span.end(statusCode >= 500 ? { code: String(statusCode) } : undefined)
}

/** Comes before the guards: what they refuse has a name too. */
export function nameRequestsByRoutes(app: FastifyInstance): void {
  if (!isTracing()) return
  app.addHook('onRequest', (request, _reply, done) => {
    nameRequest(request.raw, request.routeOptions.url ?? 'none')
    done()
  })
}

/** Which route answers a request: its pattern, never its address. */
export function nameRequest(request: IncomingMessage, route: string): void {
  const span = spans.get(request)
  if (span === undefined) return
  span.rename(`${request.method} ${route}`)
  span.set({ 'http.route': route })
}
