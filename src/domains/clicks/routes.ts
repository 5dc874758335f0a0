import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { cookieValue, setCookie } from '#platform/http/cookies.ts'
import { sendRefusal } from '#platform/http/send-refusal.ts'
import { readClick } from './click-request.ts'
import { type ClickDependencies, type ClickVisitor, takeClick } from './click-service.ts'
import { newVisitor, VISITOR_COOKIE, VISITOR_COOKIE_SECONDS, visitorOfCookie, visitorOfDay } from './visitor.ts'

export interface ClickRoutesOptions extends ClickDependencies {
  readonly config: Config
  /** Keys the visitors without a cookie. */
  readonly visitorKey: Uint8Array
}

const MAX_AGENT = 512

/** The click host: GET and HEAD /v2/clickthrough/{shop's domain}/{variantId}. */
export const clickRoutes = (app: FastifyInstance, options: ClickRoutesOptions): void => {
  app.get<{ Params: { domain: string; variantId: string } }>(
    '/v2/clickthrough/:domain/:variantId',
    { config: { service: 'click', access: 'anyone', priority: 'click' } },
    async (request, reply) => {
      const click = readClick(request.params.domain, request.params.variantId, new URLSearchParams(request.raw.url?.split('?')[1] ?? ''))
      const outcome = click ? await takeClick(click, visitorOf(request, reply, options), options) : ({ kind: 'not-found' } as const)
      if (outcome.kind === 'not-found') return sendRefusal(request, reply, refusal('not_found', 'no offer of this shop has this address'))
      if (outcome.kind === 'not-kept') return sendRefusal(request, reply, refusal('unavailable', 'the click could not be kept', 1))
      return reply.code(302).headers({ location: outcome.location, 'cache-control': 'no-store', 'referrer-policy': 'origin', 'x-robots-tag': 'noindex, nofollow' }).send()
    },
  )
}

/** The cookie's visitor, or a new one whose cookie goes with the answer; beside it the day's hash, for browsers that keep none. */
const visitorOf = (request: FastifyRequest, reply: FastifyReply, { config, visitorKey, clock }: ClickRoutesOptions): ClickVisitor => {
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT)
  const isSecure = config.url.startsWith('https:')
  const name = isSecure ? `__Secure-${VISITOR_COOKIE}` : VISITOR_COOKIE
  const shown = visitorOfCookie(cookieValue(request.headers.cookie, name))
  const visitor = shown ?? newVisitor()
  if (shown === null) reply.header('set-cookie', setCookie(name, visitor, { maxAgeSeconds: VISITOR_COOKIE_SECONDS, httpOnly: true, secure: isSecure }))
  const visitorDay = visitorOfDay(visitorKey, { address: request.ip, userAgent, now: clock.now() })
  return { visitor, visitorShown: shown !== null, visitorDay, userAgent: userAgent || null, purpose: purposeOf(request) }
}

/** What the request says of itself when nobody clicked: HEAD, or one of the headers of prefetching and previews. */
const purposeOf = (request: FastifyRequest): string | null => {
  if (request.method === 'HEAD') return 'head'
  const said = request.headers['sec-purpose'] ?? request.headers['purpose'] ?? request.headers['x-purpose'] ?? request.headers['x-moz']
  const purpose = String(said ?? '').toLowerCase()
  return /prefetch|prerender|preview/.test(purpose) ? purpose.slice(0, 40) : null
}
