import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Config, Service } from '../../config.ts'
import { type Refusal, refusal } from '../../errors/refusal.ts'
import type { RouteFacts } from '../request/route-facts.ts'
import { serviceHost } from './service-hosts.ts'
import { shopRightOf } from './shop-rights.ts'

type HostConfig = Pick<Config, 'url' | 'hosts'>

/**
 * Which of our hosts a request names (ADR 0042). `ours`: the site and its services, or an address of the machine
 * itself, which health checks use, and proxies that do not pass the Host header on. `alias`: the site with or without
 * "www.". `elsewhere`: a name that is not ours.
 */
export type HostPlace = 'ours' | 'lojas' | 'admin' | 'alias' | 'elsewhere'

/** Reads the Host header. A request without one (HTTP/1.0) came by the machine's address. */
export function hostPlaces(config: HostConfig): (host: string | undefined) => HostPlace {
  const { host: siteHost, protocol } = new URL(config.url)
  const known = new Map<string, HostPlace>([
    [siteHost.startsWith('www.') ? siteHost.slice('www.'.length) : `www.${siteHost}`, 'alias'],
    [config.hosts.admin ?? `admin.${siteHost}`, 'admin'],
    ...Object.entries(config.hosts).flatMap(([service, host]): [string, HostPlace][] =>
      service === 'admin' ? [] : [[host, 'ours']],
    ),
    [serviceHost(config, 'lojas') ?? '', 'lojas'],
    [siteHost, 'ours'],
  ])
  return placesFrom(known, protocol)
}

/** The same of a process that answers one service: its host, or the site's where it has none of its own. */
function placesOfOne(config: HostConfig, only: Service): (host: string | undefined) => HostPlace {
  const { host: siteHost, protocol } = new URL(config.url)
  return placesFrom(new Map([[serviceHost(config, only) ?? siteHost, 'ours']]), protocol)
}

function placesFrom(known: ReadonlyMap<string, HostPlace>, protocol: string): (host: string | undefined) => HostPlace {
  const defaultPort = protocol === 'https:' ? /:443$/ : /:80$/
  return (host) => {
    if (host === undefined) return 'ours'
    const plain = host
      .toLowerCase()
      .replace(defaultPort, '')
      .replace(/\.(?=:\d+$|$)/, '')
    return known.get(plain) ?? (isMachine(plain) ? 'ours' : 'elsewhere')
  }
}

/** An address, or a name without a dot (localhost, a container's): no stranger can own such a name. */
function isMachine(host: string): boolean {
  const name = host.replace(/:\d{1,5}$/, '')
  return !name.includes('.') || isIP(name.replace(/^\[(.*)\]$/, '$1')) !== 0
}

const places = new WeakMap<IncomingMessage, HostPlace>()

/** The host of a request, for the page that explains what is wrong. */
export function placeOf(request: FastifyRequest): HostPlace {
  return places.get(request.raw) ?? 'ours'
}

/**
 * The answer to a request for the wrong host, or null when it may go on. `only`: the service that this process answers on its own host,
 * and nothing on any other.
 */
export function hostGate(
  config: HostConfig,
  only: Service | null,
): (request: FastifyRequest, reply: FastifyReply) => Refusal | 'moved' | null {
  const read = only === null ? hostPlaces(config) : placesOfOne(config, only)
  const name = (only === null ? null : serviceHost(config, only)) ?? new URL(config.url).host
  return (request, reply) => {
    const place = read(request.headers.host)
    places.set(request.raw, place)
    const { service, everyHost, access }: Partial<RouteFacts> = request.routeOptions.config ?? {}
    if (everyHost === true || place === 'ours' || place === service) return null
    // Their back office asks its own origin (ADR 0124).
    if (place === 'lojas' && shopRightOf(access) !== null) return null
    if (place === 'lojas' || place === 'admin')
      return refusal('not_found', `there is nothing at this address of ${place}`)
    const path = request.raw.url ?? '/'
    if (place === 'elsewhere' || !READING.has(request.method) || !path.startsWith('/'))
      return refusal('misdirected', `this server answers as ${name}; a proxy must pass the Host header on`)
    reply
      .code(301)
      .header('cache-control', 'public, max-age=600')
      .header('location', config.url + path)
    return 'moved'
  }
}

const READING = new Set(['GET', 'HEAD'])
