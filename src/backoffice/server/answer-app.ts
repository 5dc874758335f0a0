import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { contentSecurityPolicy, type PagePolicy } from '#platform/http/answers/security-headers.ts'
import { formOf, takeForms } from '#platform/http/request/form-body.ts'
import type { RouteFacts } from '#platform/http/request/route-facts.ts'
import { apiOf } from '../parts/frame/api-of.ts'
import type { BackOfficeApp } from '../parts/frame/back-office-app.ts'
import type { Place } from '../parts/frame/place.ts'
import type { BackOfficeAssets } from './document-html.ts'
import { createDraw } from './draw-app.tsx'
import { innerFetch } from './inner-fetch.ts'

export interface BackOfficeParts {
  readonly config: Pick<Config, 'url' | 'hosts'>
  readonly siteName: string
  readonly policy: PagePolicy
  readonly assets: BackOfficeAssets
}

/** Forms with long texts; files are sent to calls. */
const FORM_BYTES = 512 * 1024

interface AppPages {
  readonly app: BackOfficeApp
  readonly facts: RouteFacts
  /** Addresses as the router has them: '/admin' and '/admin/*'. */
  readonly addresses: readonly string[]
  placeOf(request: FastifyRequest): Place
}

/** Every address of an application: its screens by GET, their forms by POST, drawn on the server (ADR 0102). */
export function appRoutesOf(
  server: FastifyInstance,
  { policy, assets, config }: BackOfficeParts,
  { app, facts, addresses, placeOf }: AppPages,
): void {
  const csp = contentSecurityPolicy({
    ...policy,
    hasScripts: true,
    formOrigins: [config.url, ...(policy.formOrigins ?? [])],
    tagOrigins: [],
  })
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const place = placeOf(request)
    const draw = createDraw(app, place, assets)
    const drawn = await draw(webRequest(request, config.url), apiOf(place, innerFetch(server, request)))
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
  void server.register(async (scope) => {
    await takeForms(scope)
    for (const url of addresses) {
      scope.get(url, { config: facts }, answer)
      scope.post(url, { config: facts, bodyLimit: FORM_BYTES }, answer)
    }
  })
}

function webRequest(request: FastifyRequest, origin: string): Request {
  const isForm = request.method === 'POST'
  return new Request(origin + (request.raw.url ?? '/'), {
    method: isForm ? 'POST' : 'GET',
    ...(isForm && { body: formOf(request) }),
  })
}
