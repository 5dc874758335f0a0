import type { FastifyInstance } from 'fastify'
import { serviceOrigin } from '#platform/http/access/service-hosts.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import { shopApp } from '../shop/shop-app.tsx'
import { appRoutesOf, type BackOfficeParts } from './answer-app.ts'

/** Of the shop-storage site (ADR 0091): below it on the site, and on its own host. */
const SITE_BASE = '/lojas-site/loja'
const OWN_BASE = '/loja'
const SLUG = '^[a-z0-9-]+$'

/**
 * The shops' application at `…/loja/{slug}` (ADR 0124), at both places of the site for shops. Its pages ask for somebody signed in; for
 * which shop they may act, the calls of each screen say.
 */
export function shopRoutes(app: FastifyInstance, parts: BackOfficeParts): void {
  mountAt(app, parts, { service: 'lojas', base: OWN_BASE, siteUrl: parts.config.url })
  if (parts.config.hosts.lojas === undefined) mountAt(app, parts, { service: 'site', base: SITE_BASE, siteUrl: '' })
  else leadToOwnHost(app, parts.config)
}

interface ShopsPlace {
  readonly service: 'lojas' | 'site'
  readonly base: string
  readonly siteUrl: string
}

function mountAt(app: FastifyInstance, parts: BackOfficeParts, { service, base, siteUrl }: ShopsPlace): void {
  const facts: RouteFacts = { service, access: 'user', priority: 'page' }
  appRoutesOf(app, parts, {
    app: shopApp,
    facts,
    addresses: addressesBelow(base),
    placeOf: (request) => {
      const { eshop } = request.params as { readonly eshop: string }
      return {
        base: `${base}/${eshop}`,
        siteBase: `${SITE_BASE}/${eshop}`,
        siteName: parts.siteName,
        siteUrl,
        area: 'Área da loja',
        eshop,
      }
    },
  })
}

/** Where people sign in, the site's own path leads to their area: they come back by it. */
function leadToOwnHost(app: FastifyInstance, config: BackOfficeParts['config']): void {
  const origin = serviceOrigin(config, 'lojas')
  for (const url of addressesBelow(SITE_BASE))
    app.get(url, { config: { service: 'site', access: 'user', priority: 'page' } }, (request, reply) =>
      reply
        .code(303)
        .header('cache-control', 'private, no-store')
        .header('location', origin + OWN_BASE + (request.raw.url ?? '').slice(SITE_BASE.length))
        .send(),
    )
}

function addressesBelow(base: string): readonly string[] {
  return [`${base}/:eshop(${SLUG})`, `${base}/:eshop(${SLUG})/*`]
}
