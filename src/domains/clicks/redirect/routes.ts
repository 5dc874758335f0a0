import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '#platform/config.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { cookieValue, setCookie } from '#platform/http/access/cookies.ts'
import { sendRefusal } from '#platform/http/answers/send-refusal.ts'
import { purposeOf } from './click-purpose.ts'
import { readClick } from './click-request.ts'
import { type ClickDependencies, type ClickVisitor, takeClick } from './click-service.ts'
import {
  clickAgent,
  hashesOfClick,
  newVisitor,
  type Visitor,
  VISITOR_COOKIE,
  VISITOR_COOKIE_SECONDS,
  visitorOfCookie,
} from './visitor.ts'

export interface ClickRoutesOptions extends ClickDependencies {
  readonly config: Config
  /** Keys the hashes of visitors and networks. */
  readonly visitorKey: Uint8Array
  /** Signs the visitor's cookie. */
  readonly cookieKey: Uint8Array
}

/** The click host: GET and HEAD /v2/clickthrough/{shop's domain}/{variantId}. */
export function clickRoutes(app: FastifyInstance, options: ClickRoutesOptions): void {
  app.get<{ Params: { domain: string; variantId: string } }>(
    '/v2/clickthrough/:domain/:variantId',
    { config: { service: 'click', access: 'anyone', priority: 'click' } },
    async (request, reply) => {
      const click = readClick(request.params.domain, request.params.variantId, queryOf(request.raw.url ?? ''))
      const outcome = click
        ? await takeClick(click, visitorOf(request, reply, options), options)
        : ({ kind: 'not-found' } as const)
      if (outcome.kind === 'not-found')
        return sendRefusal(request, reply, refusal('not_found', 'no offer of this shop has this address'))
      if (outcome.kind === 'not-kept')
        return sendRefusal(request, reply, refusal('unavailable', 'the click could not be kept', 1))
      return reply
        .code(302)
        .headers({
          location: outcome.location,
          'cache-control': 'no-store',
          'referrer-policy': 'origin',
          'x-robots-tag': 'noindex, nofollow',
        })
        .send()
    },
  )
}

/** All after the first question mark, whatever stands there. */
function queryOf(url: string): URLSearchParams {
  return new URLSearchParams(url.slice(url.indexOf('?') + 1 || url.length))
}

/** The cookie's visitor, or a new one whose cookie goes with the answer; beside it the day's hash, for browsers that keep none. */
function visitorOf(
  request: FastifyRequest,
  reply: FastifyReply,
  { config, visitorKey, cookieKey, clock }: ClickRoutesOptions,
): ClickVisitor {
  const now = clock.now()
  const userAgent = clickAgent(request.headers['user-agent'])
  const isSecure = config.url.startsWith('https:')
  const name = isSecure ? `__Secure-${VISITOR_COOKIE}` : VISITOR_COOKIE
  const shown = visitorOfCookie(cookieKey, cookieValue(request.headers.cookie, name), now)
  const visitor = shown ?? giveCookie(reply, name, newVisitor(cookieKey, now), isSecure)
  return {
    visitor,
    visitorShown: shown !== null,
    ...hashesOfClick(visitorKey, { address: request.ip, userAgent, now }),
    userAgent: userAgent || null,
    purpose: purposeOf(request.method, request.headers),
  }
}

function giveCookie(reply: FastifyReply, name: string, { visitor, cookie }: Visitor, isSecure: boolean): string {
  reply.header(
    'set-cookie',
    setCookie(name, cookie, { maxAgeSeconds: VISITOR_COOKIE_SECONDS, httpOnly: true, secure: isSecure }),
  )
  return visitor
}
