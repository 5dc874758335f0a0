import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config, Service } from '../../config.ts'
import { refusal } from '../../errors/refusal.ts'
import { callerOf, refuseAccess } from '../access/caller.ts'
import { crossOrigin } from '../access/cross-origin.ts'
import type { CrossOrigin } from '../access/cross-origin.ts'
import type { Drain } from '../process/drain.ts'
import { refuseShop } from '../access/refuse-shop.ts'
import { type ShopAccess, shopRightOf } from '../access/shop-rights.ts'
import type { MethodTable } from './method-table.ts'
import type { Access } from './route-classes.ts'
import { hostGate } from '../access/host-place.ts'
import type { FloodGate } from '../overload/rate-limit.ts'
import { setSecurityHeaders } from '../answers/security-headers.ts'
import { sendRefusal } from '../answers/send-refusal.ts'
import type { HeldPlace, Shedder } from '../overload/shed.ts'
import { StreamPlace } from '../overload/stream-place.ts'

/** Answers a read of an address that leads elsewhere; false: it does not. */
export type LeadsOn = (request: FastifyRequest, reply: FastifyReply) => boolean

interface Guards {
  readonly config: Config
  readonly only: Service | null
  readonly methods: MethodTable
  readonly shedder: Shedder
  readonly drain: Drain
  readonly floodGate: FloodGate
  readonly leadsOn: LeadsOn
}

/** What every request passes before its handler, in this order: id and headers, flood, host, redirect, route, other sites, overload, access. */
export function guardRequests(app: FastifyInstance, guards: Guards): void {
  const origins = crossOrigin(guards.config)
  const misplaced = hostGate(guards.config, guards.only)
  const https = guards.config.url.startsWith('https:')
  app.addHook('onSend', (request, reply, payload, done) => {
    setSecurityHeaders(reply, https)
    streamPlaces.get(request)?.leave()
    done(null, payload)
  })
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id)
    guards.drain.follow(reply)
    const facts = request.routeOptions.config
    if (facts.priority === 'health') return undefined
    if (!guards.floodGate.allows(request.ip))
      return sendRefusal(request, reply, refusal('too_many_requests', 'too many requests from this address', 1))
    const wrong = misplaced(request, reply)
    if (wrong !== null) return wrong === 'moved' ? reply.send() : sendRefusal(request, reply, wrong)
    if (READING.has(request.method) && (guards.leadsOn(request, reply) || leadsToPlain(request, reply, guards.methods)))
      return reply
    if (request.is404) return answerUnrouted(request, reply, guards.methods, origins)
    if (facts.service !== 'site') origins.allowReading(request, reply)
    const foreign = origins.refuseForeignWrite(request)
    if (foreign !== null) return sendRefusal(request, reply, foreign)
    const overload = await guards.shedder.admit(facts.priority ?? 'api', placeOf(request, reply))
    if (overload !== null) return sendRefusal(request, reply, overload)
    return checkAccess(request, reply)
  })
  app.setNotFoundHandler((request, reply) => answerUnrouted(request, reply, guards.methods, origins))
}

const streamPlaces = new WeakMap<FastifyRequest, StreamPlace>()

/** What holds the place of a request: its response, until that has ended; of a stream until it has begun. */
function placeOf(request: FastifyRequest, reply: FastifyReply): HeldPlace {
  if (request.routeOptions.config.isStream !== true) return reply.raw
  const place = new StreamPlace(reply.raw)
  streamPlaces.set(request, place)
  return place
}

async function checkAccess(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const access = request.routeOptions.config.access ?? 'admin'
  if (access === 'anyone') return undefined
  const right = shopRightOf(access)
  const refused =
    right === null
      ? refuseAccess(access as Exclude<Access, ShopAccess>, await callerOf(request))
      : await refuseShop(request, right)
  if (refused === null) return undefined
  if (right !== null && refused.code === 'unauthenticated') reply.header('www-authenticate', 'Bearer')
  return sendRefusal(request, reply, refused)
}

/**
 * 301 to the address without the slash at its end, where that exists and this does not. To the router "/fabricantes/" is a brand
 * without a name: a part that is empty makes no address. A call says itself which of its parameters is missing.
 */
function leadsToPlain(request: FastifyRequest, reply: FastifyReply, methods: MethodTable): boolean {
  const [url, host] = [request.raw.url ?? '/', request.headers.host ?? '']
  const path = url.split('?', 1)[0] ?? '/'
  const plain = withoutSlash(path)
  if (plain === null || request.routeOptions.config.call !== undefined) return false
  if (methods.methodsOf(host, path).length > 0 || !methods.methodsOf(host, plain).includes('GET')) return false
  void reply
    .code(301)
    .header('cache-control', 'public, max-age=600')
    .header('location', `${plain}${url.slice(path.length)}`)
    .send()
  return true
}

/**
 * No route: 204 for OPTIONS and 405 for methods that a path does not know, else 404. A path that knows the method was refused for
 * its values: an image whose name is no hash.
 */
async function answerUnrouted(
  request: FastifyRequest,
  reply: FastifyReply,
  methods: MethodTable,
  origins: CrossOrigin,
): Promise<FastifyReply> {
  const path = (request.raw.url ?? '/').split('?', 1)[0] ?? '/'
  const known = methods.methodsOf(request.headers.host ?? '', path)
  if (known.length === 0 || known.includes(request.method))
    return sendRefusal(request, reply, refusal('not_found', 'there is nothing at this address'))
  reply.header('allow', [...known, 'OPTIONS'].join(', '))
  if (request.method !== 'OPTIONS')
    return sendRefusal(
      request,
      reply,
      refusal('method_not_allowed', `${request.method} is not possible here, only ${known.join(', ')}`),
    )
  origins.allowPreflight(request, reply, known)
  return reply.code(204).send()
}

const READING = new Set(['GET', 'HEAD'])

/** "/produtos/" → "/produtos"; null where there is none to take away. Never an address that a browser reads as another host. */
function withoutSlash(path: string): string | null {
  return path.length > 1 && path.endsWith('/') && /^\/[^/\\]/.test(path) && !path.includes('\\')
    ? path.replace(/\/+$/, '')
    : null
}
