import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problemOf } from '../errors/refusal.ts'
import type { Priority } from './route-facts.ts'
import { securityHeaders } from './security-headers.ts'
import { overloaded, type Shedder } from './shed.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Refused = Extract<Priority, 'api' | 'background'>

export interface EarlyRefusal {
  /** Learns the routes that are added from here on. */
  watch(app: FastifyInstance): void
  /** Answers a call of a full class itself, hands on everything else. */
  before(next: Handler): Handler
}

/**
 * Refuses calls of a full class before the framework sees them (ADR 0009). What a refusal costs decides how long the others
 * of the same turn wait: the turn is the work of one request, divided by what a flood's refusals leave of the thread. Only
 * calls at fixed paths and from our own origin, whose answer needs no cross-origin headers; the rest is refused by the guards.
 */
export const earlyRefusal = (options: { readonly shedder: Pick<Shedder, 'refuse'>; readonly origin: string; isStopping(): boolean }): EarlyRefusal => {
  const classes = new Map<string, Refused>()
  const answers = { api: preparedAnswer('api', options.origin), background: preparedAnswer('background', options.origin) }
  const classOf = (request: IncomingMessage): Refused | undefined => {
    const url = request.url ?? ''
    const at = url.indexOf('?')
    const place = `${request.method} ${at < 0 ? url : url.slice(0, at)}`
    return classes.get(place) ?? classes.get(`${request.headers.host} ${place}`)
  }
  return {
    watch: (app) => {
      app.addHook('onRoute', ({ method, url, config, constraints }) => {
        const priority = config?.priority
        if ((priority !== 'api' && priority !== 'background') || /[:*]/.test(url)) return
        const host = typeof constraints?.['host'] === 'string' ? `${constraints['host']} ` : ''
        for (const one of [method].flat()) classes.set(`${host}${one} ${url}`, priority)
      })
    },
    before: (next) => (request, response) => {
      const name = classOf(request)
      const { origin = options.origin } = request.headers
      if (name === undefined || origin !== options.origin || options.isStopping() || options.shedder.refuse(name) === null) return next(request, response)
      const requestId = randomUUID()
      const { headers, before, after } = answers[name]
      response.writeHead(503, [...headers, 'x-request-id', requestId])
      response.end(before + requestId + after)
    },
  }
}

/** Everything but the request's id, which is put between the halves of the body. */
const preparedAnswer = (name: Refused, origin: string): { headers: readonly string[]; before: string; after: string } => {
  const place = randomUUID()
  const refused = overloaded(name)
  const body = JSON.stringify(problemOf(refused, place))
  const [before = '', after = ''] = body.split(place)
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    'retry-after': String(refused.retryAfterSeconds),
    ...securityHeaders(origin.startsWith('https:')),
  }
  return { headers: Object.entries(headers).flat(), before, after }
}
