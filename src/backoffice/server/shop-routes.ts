import type { FastifyInstance, FastifyRequest } from 'fastify'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import type { Place } from '../parts/frame/place.ts'
import { shopApp } from '../shop/shop-app.tsx'
import { appRoutesOf, type BackOfficeParts } from './answer-app.ts'

/** Of the shop-storage site (ADR 0091): below it on one origin, all of its own host where it has one. */
const SITE_BASE = '/lojas-site/loja'
const OWN_BASE = '/loja'

/**
 * The shops' application at `…/loja/{slug}` (ADR 0124). Its pages ask for somebody signed in; for which shop they may act, the calls of
 * each screen say.
 */
export function shopRoutes(app: FastifyInstance, parts: BackOfficeParts): void {
  const hasOwn = parts.config.hosts.lojas !== undefined
  const base = hasOwn ? OWN_BASE : SITE_BASE
  const facts: RouteFacts = { service: hasOwn ? 'lojas' : 'site', access: 'user', priority: 'page' }
  appRoutesOf(app, parts, {
    app: shopApp,
    facts,
    addresses: [`${base}/:eshop(${SLUG})`, `${base}/:eshop(${SLUG})/*`],
    placeOf: (request) => placeOf(parts, { base, hasOwn, eshop: slugOf(request) }),
  })
  if (hasOwn) leadToOwnHost(app, parts.config)
}

/** Where people sign in, the site's own path leads to their area: they come back by it. */
function leadToOwnHost(app: FastifyInstance, config: BackOfficeParts['config']): void {
  const origin = serviceOrigin(config, 'lojas')
  for (const url of [`${SITE_BASE}/:eshop(${SLUG})`, `${SITE_BASE}/:eshop(${SLUG})/*`])
    app.get(url, { config: { service: 'site', access: 'user', priority: 'page' } }, (request, reply) =>
      reply
        .code(303)
        .header('cache-control', 'private, no-store')
        .header('location', origin + OWN_BASE + (request.raw.url ?? '').slice(SITE_BASE.length))
        .send(),
    )
}

const SLUG = '^[a-z0-9]+(?:-[a-z0-9]+)*$'

function slugOf(request: FastifyRequest): string {
  return (request.params as { readonly eshop: string }).eshop
}

function placeOf(
  { config, siteName }: BackOfficeParts,
  { base, hasOwn, eshop }: { readonly base: string; readonly hasOwn: boolean; readonly eshop: string },
): Place {
  return {
    base: `${base}/${eshop}`,
    siteBase: `${SITE_BASE}/${eshop}`,
    siteName,
    siteUrl: hasOwn ? config.url : '',
    area: 'Área da loja',
    eshop,
  }
}
