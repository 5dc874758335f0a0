import type { FastifyInstance } from 'fastify'
import type { Config, Service } from '../../config.ts'
import { shopRightOf } from './shop-rights.ts'

type HostConfig = Pick<Config, 'url' | 'hosts'>

/**
 * The Host header by which a service is asked, or null when it answers whatever the host: everything on one origin
 * (decisions.md: only the shop-storage site always has its own, `lojas.{site host}`).
 */
export function serviceHost(config: HostConfig, service: Service): string | null {
  const siteHost = new URL(config.url).host
  const own = config.hosts[service]
  if (own !== undefined) return own
  if (service === 'lojas') return `lojas.${siteHost}`
  return Object.keys(config.hosts).length === 0 ? null : siteHost
}

/** Whether a service has a host apart from the site's. */
export function hasOwnHost(config: HostConfig, service: Service): boolean {
  const siteHost = new URL(config.url).host
  return (serviceHost(config, service) ?? siteHost) !== siteHost
}

/** Origin of a service for links and calls: 'https://likes.poiso.pt', or the site's. */
export function serviceOrigin(config: HostConfig, service: Service): string {
  const site = new URL(config.url)
  return `${site.protocol}//${serviceHost(config, service) ?? site.host}`
}

/**
 * Origins of the site and of some of our services, the site's first: who may write to us from a browser. In development a site of this machine may be opened
 * by the machine's other names too, which lead nowhere else.
 */
export function ownOrigins(
  config: HostConfig & Pick<Config, 'env'>,
  services: readonly Service[],
): ReadonlySet<string> {
  return new Set([
    config.url,
    ...services.map((service) => serviceOrigin(config, service)),
    ...(config.env === 'development' ? otherNames(new URL(config.url)) : []),
  ])
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

function otherNames({ protocol, hostname, port }: URL): readonly string[] {
  return LOOPBACK_NAMES.includes(hostname)
    ? LOOPBACK_NAMES.map((name) => new URL(`${protocol}//${name}:${port}`).origin)
    : []
}

/** The one hook that mounts each route on the host of its service, and refuses a route that says not who may call it. */
export function mountRoutesOnHosts(app: FastifyInstance, config: HostConfig): void {
  app.addHook('onRoute', (route) => {
    const facts = route.config
    const declared = facts?.service !== undefined && facts.access !== undefined && facts.priority !== undefined
    if (!declared)
      throw new Error(
        `route ${String(route.method)} ${route.url} must declare service, access and priority in its config`,
      )
    const host = facts.everyHost === true ? null : serviceHost(config, facts.service as Service)
    if (host === null) return
    const shops = shopRightOf(facts.access as string) === null ? null : serviceHost(config, 'lojas')
    route.constraints = { ...route.constraints, host: shops === null ? host : eitherHost(host, shops) }
  })
}

/** What is for shops answers on their own host too: their back office stands there, and a browser asks its own origin. */
function eitherHost(...hosts: readonly string[]): RegExp {
  return new RegExp(`^(?:${hosts.map((host) => host.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`)
}
