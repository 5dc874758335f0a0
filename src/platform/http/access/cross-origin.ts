import type { FastifyReply, FastifyRequest } from 'fastify'
import { refusal } from '../../errors/refusal.ts'
import type { Refusal } from '../../errors/refusal.ts'
import { type Config, SERVICES } from '../../config.ts'
import type { RouteFacts } from '../request/route-facts.ts'
import { ownOrigins, serviceOrigin } from './service-hosts.ts'
import { shopRightOf } from './shop-rights.ts'

/** Which pages may read our calls (CORS) and which may write to us (A-09, fault A5). */
export interface CrossOrigin {
  /** Sets the CORS headers of a call's answer: only the site's own origin is named, with credentials. */
  allowReading(request: FastifyRequest, reply: FastifyReply): void
  /** The same for a preflight of the given methods. */
  allowPreflight(request: FastifyRequest, reply: FastifyReply, methods: readonly string[]): void
  /** A write that a page of another site started. */
  refuseForeignWrite(request: FastifyRequest): Refusal | null
}

const PREFLIGHT_SECONDS = 600

export function crossOrigin(config: Pick<Config, 'env' | 'url' | 'hosts'>): CrossOrigin {
  const readers = new Set([config.url, serviceOrigin(config, 'admin')])
  const writers = ownOrigins(config, SERVICES)
  // Hosts that show what strangers send (uploads) have no page of a back office; each of the two has its own.
  const adminWriters = ownOrigins(config, ['admin'])
  const shopWriters = ownOrigins(config, ['lojas'])
  const writersOf = ({ service, access }: Partial<RouteFacts>) => {
    if (service === 'admin') return adminWriters
    return shopRightOf(access) === null ? writers : shopWriters
  }
  const allowReading = (request: FastifyRequest, reply: FastifyReply): void => {
    const { origin } = request.headers
    reply.header('vary', 'Origin')
    if (origin === undefined || !readers.has(origin)) return
    reply.header('access-control-allow-origin', origin)
    reply.header('access-control-allow-credentials', 'true')
    reply.header('access-control-expose-headers', 'x-request-id, retry-after')
  }
  return {
    allowReading,
    allowPreflight: (request, reply, methods) => {
      allowReading(request, reply)
      if (!reply.hasHeader('access-control-allow-origin')) return
      reply.header('access-control-allow-methods', methods.join(', '))
      reply.header('access-control-allow-headers', 'content-type')
      reply.header('access-control-max-age', String(PREFLIGHT_SECONDS))
    },
    refuseForeignWrite: (request) =>
      isForeignWrite(request, writersOf(request.routeOptions.config))
        ? refusal('cross_site_refused', 'this write was started by a page of another site')
        : null,
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS', 'TRACE'])

/**
 * Browsers name the origin of every write, and only ours is accepted. A Host header that agrees with it proves nothing,
 * because anybody's name can point at us. A program that sends neither header carries no visitor's cookies.
 */
function isForeignWrite(request: FastifyRequest, writers: ReadonlySet<string>): boolean {
  if (READS.has(request.method) || request.routeOptions.config.crossSite === 'allowed') return false
  const { origin } = request.headers
  if (origin !== undefined) return !writers.has(origin)
  const site = request.headers['sec-fetch-site']
  return site === 'cross-site' || site === 'same-site'
}
