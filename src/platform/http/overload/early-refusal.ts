import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { problemOf } from '../../errors/refusal.ts'
import { sendPrepared } from '../answers/prepared-answer.ts'
import type { PreparedAnswer } from '../answers/prepared-answer.ts'
import type { Priority } from '../request/route-classes.ts'
import { securityHeaders } from '../answers/security-headers.ts'
import { overloaded, type Shedder } from './shed.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void
type Refused = Extract<Priority, 'api' | 'background'>

export interface EarlyRefusal {
  /** Registers the routes that are added from here on. */
  watch(app: FastifyInstance): void
  /** Answers a call of a full class itself and passes on everything else. */
  before(next: Handler): Handler
}

/**
 * Refuses calls of a full class before the framework sees them (ADR 0009). The price of a refusal decides how long the
 * others of the same turn wait: a turn is the work of one request, divided by what a flood's refusals leave of the
 * thread. It handles only calls at fixed paths and from our own origin, whose answer needs no cross-origin headers; the
 * guards refuse the rest.
 */
export function earlyRefusal(options: {
  readonly shedder: Pick<Shedder, 'refuse'>
  readonly origin: string
  isStopping(): boolean
}): EarlyRefusal {
  const classes = new Map<string, Refused>()
  const answers = { api: refusalOf('api', options.origin), background: refusalOf('background', options.origin) }
  const nextId = countedIds()
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
      if (
        name === undefined ||
        origin !== options.origin ||
        options.isStopping() ||
        options.shedder.refuse(name) === null
      )
        return next(request, response)
      sendPrepared(response, answers[name], nextId())
    },
  }
}

/**
 * Ids of requests that are refused in great numbers: a random beginning of the process and a count, in the shape of the
 * other ids. They have to be unique, not secret, and random numbers cost time.
 */
function countedIds(): () => string {
  const beginning = randomUUID().slice(0, -12)
  let count = 0
  return () => beginning + (count += 1).toString(16).padStart(12, '0')
}

/** The whole answer except for the request's id, which goes between the halves of the body. */
function refusalOf(name: Refused, origin: string): PreparedAnswer {
  const place = randomUUID()
  const refused = overloaded(name)
  // In ASCII, so that head and body leave as one string of bytes.
  const body = JSON.stringify(problemOf(refused, place)).replace(
    /[^\x20-\x7e]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  const [before = '', after = ''] = body.split(place)
  const headers = {
    'content-type': 'application/problem+json; charset=utf-8',
    'content-length': String(body.length),
    'cache-control': 'no-store',
    'retry-after': String(refused.retryAfterSeconds),
    ...securityHeaders(origin.startsWith('https:')),
  }
  return { status: 503, reason: 'Service Unavailable', headers: Object.entries(headers).flat(), before, after }
}
