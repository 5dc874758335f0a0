import type { RequestListener, Server } from 'node:http'
import { randomUUID } from 'node:crypto'
import Fastify, { LogController } from 'fastify'
import type { FastifyBaseLogger, FastifyHttpOptions, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Clock } from '../clock.ts'
import type { Config, Service } from '../config.ts'
import type { Log } from '../log.ts'
import type { Metrics } from '../metrics.ts'
import { answerFault } from './answers/fault-answer.ts'
import { earlyRefusal } from './overload/early-refusal.ts'
import { checkAnswers } from './calls/answer-check.ts'
import { DEFAULT_LIMITS } from './process/limits.ts'
import type { ServerLimits } from './process/limits.ts'
import { createReadiness, mountHealth } from './process/readiness.ts'
import type { Readiness } from './process/readiness.ts'
import { guardRequests, type LeadsOn } from './request/guard-requests.ts'
import { methodTable } from './request/method-table.ts'
import type { MethodTable } from './request/method-table.ts'
import { mountMetrics } from './process/mount-metrics.ts'
import { mountRoutesOnHosts } from './access/service-hosts.ts'
import { answerClientError } from './request/strict-request.ts'
import { createStrictServer } from './process/strict-server.ts'
import { createFloodGate } from './overload/rate-limit.ts'
import { readyAnswers } from './answers/ready-answers.ts'
import { nameRequestsByRoutes, traceRequests } from './request/trace-requests.ts'
import { requestLog } from './request/request-log.ts'
import type { TellRequest } from './request/request-log.ts'
import { setSecurityHeaders } from './answers/security-headers.ts'
import { useErrorPage } from './answers/send-refusal.ts'
import type { RenderErrorPage } from './answers/send-refusal.ts'
import { useIdentify } from './access/caller.ts'
import { type IdentifyShop, useIdentifyShop } from './access/acting-shop.ts'
import type { Identify } from './access/caller.ts'
import { createShedder } from './overload/shed.ts'
import type { Shedder, ShedLimits } from './overload/shed.ts'
import { createDrain } from './process/drain.ts'
import type { Drain } from './process/drain.ts'

export interface ServerOptions {
  readonly config: Config
  readonly log: Log
  readonly metrics: Metrics
  readonly clock: Clock
  /** Finds the caller by the session cookie; absent: everybody is a visitor. */
  readonly identify?: Identify
  /** Finds the shop that a request acts for; without it nobody has one. */
  readonly identifyShop?: IdentifyShop
  /** The storefront's error page; absent: a plain one. */
  readonly renderErrorPage?: RenderErrorPage
  /** Addresses that lead elsewhere, whether or not something is there; absent: none does. */
  readonly leadsOn?: LeadsOn
  /** The one service that this process answers, on its host alone; absent: all of them. */
  readonly only?: Service
  readonly limits?: Partial<ServerLimits>
  readonly shedLimits?: Partial<ShedLimits>
}

export interface HttpServer {
  /** Domains and the storefront add their routes here, before `listen`. */
  readonly app: FastifyInstance
  readonly readiness: Readiness
  readonly shedder: Shedder
  readonly methods: MethodTable
  /** Answers what is under way, politely ends connections, then closes. */
  readonly drain: Drain
}

/**
 * The HTTP server of a process: limits, hosts, security headers, access, overload and errors, the same for every
 * route. Routes declare `config: { service, access, priority }` (`pageFacts()`), calls come in by `mountCall`.
 */
export function buildServer(options: ServerOptions): HttpServer {
  const limits = { ...DEFAULT_LIMITS, ...options.limits }
  const readiness = createReadiness()
  const shedder = createShedder({
    clock: options.clock,
    metrics: options.metrics,
    ...(options.shedLimits ? { limits: options.shedLimits } : {}),
  })
  const early = earlyRefusal({
    shedder,
    origin: options.config.url,
    isStopping: () => drain.isStopping(),
  })
  const floodGate = createFloodGate({ clock: options.clock })
  const tell = requestLog(options)
  const ready = readyAnswers({
    config: options.config,
    clock: options.clock,
    shedder,
    floodGate,
    tell,
    drain: () => drain,
    server: () => app.server,
  })
  const app = createApp(options, limits, (handler) =>
    traceRequests(options.config.trustedProxies, early.before(ready.before(handler))),
  )
  app.server.on('connection', () => shedder.connected())
  if (options.config.env !== 'production') checkAnswers(app)
  if (options.identify) useIdentify(app.server, options.identify)
  if (options.identifyShop) useIdentifyShop(app.server, options.identifyShop)
  if (options.renderErrorPage) useErrorPage(app.server, options.renderErrorPage)
  app.removeContentTypeParser('text/plain')
  app.setErrorHandler(answerFault)
  mountRoutesOnHosts(app, options.config)
  early.watch(app)
  nameRequestsByRoutes(app)
  const methods = methodTable(app)
  const drain = createDrain(app, readiness)
  const { leadsOn = () => false, only = null } = options
  guardRequests(app, { config: options.config, only, methods, shedder, drain, floodGate, leadsOn })
  observeRequests(app, tell)
  mountHealth(app, readiness)
  mountMetrics(app, options.config, options.metrics)
  return { app, readiness, shedder, methods, drain }
}

function createApp(
  options: ServerOptions,
  limits: ServerLimits,
  first: (handler: RequestListener) => RequestListener,
): FastifyInstance {
  const fastifyOptions: FastifyHttpOptions<Server> = {
    loggerInstance: options.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    bodyLimit: limits.bodyBytes,
    routerOptions: { maxParamLength: limits.paramCharacters, caseSensitive: true },
    trustProxy: options.config.trustedProxies.length === 0 ? false : [...options.config.trustedProxies],
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    return503OnClosing: false,
    forceCloseConnections: false,
    clientErrorHandler: answerClientError,
    // Before there is a route no hook runs: an address that cannot be decoded, a part of it that is too long.
    frameworkErrors: (error, request, reply) => {
      setSecurityHeaders(
        reply.header('x-request-id', request.id) as FastifyReply,
        options.config.url.startsWith('https:'),
      )
      void answerFault(error, request as FastifyRequest, reply as FastifyReply)
    },
    serverFactory: (handler) => createStrictServer(first(handler), limits),
  }
  return Fastify(fastifyOptions)
}

function observeRequests(app: FastifyInstance, tell: TellRequest): void {
  app.addHook('onResponse', (request, reply, done) => {
    const { url: route = 'none', config } = request.routeOptions
    if (config.isStream === true && reply.statusCode === 200) return done()
    tell({
      route,
      method: request.method,
      status: reply.statusCode,
      priority: config.priority,
      ms: reply.elapsedTime,
      requestId: request.id,
      url: config.secretAddress === true ? route : (request.raw.url ?? ''),
    })
    done()
  })
}
