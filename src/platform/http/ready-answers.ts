import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { clientAddress } from './client-address.ts'
import type { Drain } from './drain.ts'
import type { FloodGate } from './rate-limit.ts'
import type { TellRequest } from './request-log.ts'
import { serviceHost } from './service-hosts.ts'
import type { Shedder } from './shed.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** A 200 that only has to be sent: every header but the request's id, names and values in turn. */
export interface ReadyAnswer {
  /** Of the route that would answer, for the measures. */
  readonly route: string
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** The ready answer to a GET on the site's host, or null: then its route answers. */
export type FindReady = (request: IncomingMessage) => ReadyAnswer | null

const finders = new WeakMap<object, FindReady>()

/** Pages that this server may send before the framework sees the request. */
export const useReadyAnswers = (server: object, find: FindReady): void => {
  finders.set(server, find)
}

interface Guards {
  readonly config: Config
  readonly clock: Clock
  readonly shedder: Pick<Shedder, 'isCalm'>
  readonly drain: () => Pick<Drain, 'isStopping'>
  readonly floodGate: FloodGate
  readonly server: () => Server
  readonly tell: TellRequest
}

/**
 * Sends what is ready past the framework's hooks, which cost several times the answer (ADR 0020). Only what they would let
 * through: pages anyone may read, on the site's host, from an address that does not flood, while nobody waits and the process
 * does not stop. Everything else goes on to them.
 */
export const readyAnswers = ({ config, clock, shedder, drain, floodGate, server, tell }: Guards): { before(next: Handler): Handler } => {
  const host = serviceHost(config, 'site')
  const addressOf = clientAddress(config.trustedProxies)
  const find = (request: IncomingMessage): ReadyAnswer | null => {
    const isFree = request.method === 'GET' && (host === null || request.headers.host === host) && shedder.isCalm() && !drain().isStopping()
    const ready = isFree ? (finders.get(server())?.(request) ?? null) : null
    return ready !== null && floodGate.allows(addressOf(request)) ? ready : null
  }
  return {
    before: (next) => (request, response) => {
      const beganMs = clock.monotonicMs()
      const ready = find(request)
      if (ready === null) return next(request, response)
      const requestId = randomUUID()
      response.writeHead(200, [...ready.headers, 'x-request-id', requestId])
      response.end(ready.body)
      tell({ route: ready.route, method: 'GET', status: 200, priority: 'page', ms: clock.monotonicMs() - beganMs, requestId, url: request.url ?? '' })
    },
  }
}
