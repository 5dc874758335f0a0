import type { FastifyInstance } from 'fastify'
import { hasOwnHost, serviceOrigin } from '#platform/http/access/service-hosts.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import { adminApp } from '../admin/admin-app.tsx'
import type { Place } from '../parts/frame/place.ts'
import { appRoutesOf, type BackOfficeParts } from './answer-app.ts'

const SITE_BASE = '/admin'
const FACTS: RouteFacts = { service: 'admin', access: 'staff', priority: 'page' }

/** The application of who runs the site: below /admin on one origin, all of its own host where it has one. */
export function adminRoutes(app: FastifyInstance, parts: BackOfficeParts): void {
  const place = placeOf(parts)
  appRoutesOf(app, parts, {
    app: adminApp,
    facts: FACTS,
    addresses: place.base === '' ? ['/', '/*'] : [place.base, `${place.base}/*`],
    placeOf: () => place,
  })
  if (place.base === '') leadToOwnHost(app, parts.config)
}

/** Where people sign in, the site's own path leads to the back office: they come back by it. */
function leadToOwnHost(app: FastifyInstance, config: BackOfficeParts['config']): void {
  const origin = serviceOrigin(config, 'admin')
  for (const url of [SITE_BASE, `${SITE_BASE}/*`])
    app.get(url, { config: { ...FACTS, service: 'site' } }, (request, reply) =>
      reply
        .code(303)
        .header('cache-control', 'private, no-store')
        .header('location', origin + ((request.raw.url ?? '').slice(SITE_BASE.length) || '/'))
        .send(),
    )
}

function placeOf({ config, siteName }: BackOfficeParts): Place {
  const words = { siteName, area: 'Gestão', siteBase: SITE_BASE }
  return hasOwnHost(config, 'admin')
    ? { ...words, base: '', siteUrl: config.url }
    : { ...words, base: SITE_BASE, siteUrl: '' }
}
