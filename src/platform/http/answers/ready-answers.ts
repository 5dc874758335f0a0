import { randomUUID } from 'node:crypto'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Clock } from '../../clock.ts'
import { type Config, type Service, SERVICES } from '../../config.ts'
import { clientAddress } from '../access/client-address.ts'
import type { Drain } from '../process/drain.ts'
import { prepareHead } from './prepared-answer.ts'
import type { FloodGate } from '../overload/rate-limit.ts'
import { hostPlaces } from '../access/host-place.ts'
import { readyShare } from '../overload/ready-share.ts'
import type { Shedder } from '../overload/shed.ts'
import type { TellRequest } from '../request/request-log.ts'
import { nameRequest } from '../request/trace-requests.ts'
import type { Priority } from '../request/route-classes.ts'
import { serviceHost } from '../access/service-hosts.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** An answer that only has to be sent: every header but the request's id, names and values in turn, of a 200 the body's length among them. */
export interface ReadyAnswer {
  /** 304: the browser has it, and the body is empty. */
  readonly status: 200 | 304
  /** Of the route that would answer, for the measures. */
  readonly route: string
  readonly headers: readonly string[]
  readonly body: Buffer
}

/** The ready answer to a GET on the service's host, or null: then its route answers. `isBusy`: others wait for the route already. */
export type FindReady = (request: IncomingMessage, isBusy: boolean) => ReadyAnswer | null

/** Whose answers they are: where they are asked for, and what they count as. */
export interface ReadyService {
  readonly service: Service
  readonly priority: Priority
}

const finders = new WeakMap<object, (ReadyService & { readonly find: FindReady })[]>()

/** What this server may send before the framework sees the request: pages, or what else a service has ready. */
export function useReadyAnswers(
  server: object,
  find: FindReady,
  { service, priority }: ReadyService = { service: 'site', priority: 'page' },
): void {
  finders.set(server, [...(finders.get(server) ?? []), { service, priority, find }])
}

interface Ready {
  readonly answer: ReadyAnswer
  readonly priority: Priority
}

interface Guards {
  readonly config: Config
  readonly clock: Clock
  readonly shedder: Pick<Shedder, 'load'>
  readonly drain: () => Pick<Drain, 'isStopping'>
  readonly floodGate: FloodGate
  readonly server: () => Server
  readonly tell: TellRequest
}

/**
 * Sends what is ready past the framework's hooks, which cost several times the answer (ADR 0020), and before anything is refused for want
 * of time (ADR 0040). Only what they would let through: what anyone may read, on its service's host, from an address that does not
 * flood, while the process does not stop. Everything else goes on to them.
 */
export function readyAnswers({ config, clock, shedder, drain, floodGate, server, tell }: Guards): {
  before(next: Handler): Handler
} {
  const hosts = new Map(SERVICES.map((service) => [service, serviceHost(config, service)]))
  const placeOf = hostPlaces(config)
  const addressOf = clientAddress(config.trustedProxies)
  const share = readyShare(clock)
  const isBusy = (priority: Priority): boolean => priority !== 'health' && shedder.load()[priority].waiting > 0
  const find = (request: IncomingMessage): Ready | null => {
    if (request.method !== 'GET' || drain().isStopping() || placeOf(request.headers.host) !== 'ours') return null
    for (const { service, priority, find: findOf } of finders.get(server()) ?? []) {
      const host = hosts.get(service) ?? null
      const answer = host === null || request.headers.host === host ? findOf(request, isBusy(priority)) : null
      if (answer !== null) return floodGate.allows(addressOf(request)) ? { answer, priority } : null
    }
    return null
  }
  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    { answer, priority }: Ready,
    beganMs: number,
  ): void => {
    const requestId = randomUUID()
    nameRequest(request, answer.route)
    const reason = answer.status === 200 ? 'OK' : 'Not Modified'
    prepareHead(response, { status: answer.status, reason, headers: answer.headers }, requestId)
    response.end(answer.body)
    tell({
      route: answer.route,
      method: 'GET',
      status: answer.status,
      priority,
      ms: clock.monotonicMs() - beganMs,
      requestId,
      url: request.url ?? '',
    })
  }
  return {
    before: (next) => (request, response) => {
      const beganMs = clock.monotonicMs()
      const ready = find(request)
      if (ready === null) return next(request, response)
      share(response, () => send(request, response, ready, beganMs))
    },
  }
}
