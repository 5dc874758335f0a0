import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Configuration } from '#platform/api-client/runtime.ts'
import type { Config } from '#platform/config.ts'
import { hasOwnHost, serviceOrigin } from '#platform/http/access/service-hosts.ts'
import { contentSecurityPolicy, type PagePolicy } from '#platform/http/answers/security-headers.ts'
import { formOf, takeForms } from '#platform/http/request/form-body.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import { type Place, SITE_BASE } from '../admin/place.ts'
import type { BackOfficeAssets } from './document-html.ts'
import { createDrawAdmin } from './draw-admin.tsx'
import { innerFetch } from './inner-fetch.ts'

export interface BackOfficeParts {
  readonly config: Pick<Config, 'url' | 'hosts'>
  readonly siteName: string
  readonly policy: PagePolicy
  readonly assets: BackOfficeAssets
}

/** Forms with long texts; files are sent to calls. */
const FORM_BYTES = 512 * 1024
const FACTS: RouteFacts = { service: 'admin', access: 'staff', priority: 'page' }

/** Every address of the back office (ADR 0102): below /admin on one origin, all of its own host where it has one. */
export function backOfficeRoutes(app: FastifyInstance, parts: BackOfficeParts): void {
  const place = placeOf(parts)
  const draw = createDrawAdmin(place, parts.assets)
  const csp = contentSecurityPolicy({
    ...parts.policy,
    hasScripts: true,
    formOrigins: [parts.config.url, ...(parts.policy.formOrigins ?? [])],
    tagOrigins: [],
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const api = new Configuration({ fetchApi: innerFetch(app, request) })
    const drawn = await draw(webRequest(request, parts.config.url), api)
    reply.headers({
      'cache-control': 'private, no-store',
      vary: 'cookie',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'same-origin',
      'content-security-policy': csp,
    })
    if ('location' in drawn) return reply.code(303).header('location', drawn.location).send()
    for (const err of drawn.faults) request.log.error({ err, requestId: request.id }, 'a screen failed')
    return reply.code(drawn.status).type('text/html; charset=utf-8').send(drawn.html)
  }
  void app.register(async (scope) => {
    await takeForms(scope)
    for (const url of place.base === '' ? ['/', '/*'] : [place.base, `${place.base}/*`]) {
      scope.get(url, { config: FACTS }, answer)
      scope.post(url, { config: FACTS, bodyLimit: FORM_BYTES }, answer)
    }
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
  return hasOwnHost(config, 'admin')
    ? { base: '', siteName, siteUrl: config.url }
    : { base: SITE_BASE, siteName, siteUrl: '' }
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const isForm = request.method === 'POST'
  return new Request(origin + (request.raw.url ?? '/'), {
    method: isForm ? 'POST' : 'GET',
    ...(isForm && { body: formOf(request) }),
  })
}
