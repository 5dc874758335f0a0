import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { sendRefusal } from '#platform/http/answers/send-refusal.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { createRateLimiter, networkOf } from '#platform/http/overload/rate-limit.ts'
import { impressionCall } from './calls.ts'
import type { createImpressionJudge, Judged } from './judge-impressions.ts'

export interface ImpressionRoutesOptions {
  /** The name by which the call tells of this site. */
  readonly project: string
  readonly clock: Clock
  readonly judge: ReturnType<typeof createImpressionJudge>['judge']
  take(judged: Judged): void
  /** A request was refused before its body was read. */
  refused(): void
}

/** A browser sends once a second while somebody scrolls; a carrier's address is that of many. */
const REQUESTS = { perSecond: 20, burst: 120 }
const MOST_AGENT = 512

/** The tracking service (A-06, specification 7.6). */
export function impressionRoutes(app: FastifyInstance, options: ImpressionRoutesOptions): void {
  const limiter = createRateLimiter(REQUESTS, options.clock)
  void app.register((scope, _options, done) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (limiter.allows(networkOf(request.ip, 56))) return undefined
      options.refused()
      return sendRefusal(request, reply, refusal('too_many_requests', 'too many requests from this network', 1))
    })
    mountCall(scope, impressionCall, ({ body, request }) => {
      if (body.project !== options.project) return refusal('not_found', `there is no project ${body.project}`)
      const userAgent = (request.headers['user-agent'] ?? '').slice(0, MOST_AGENT)
      options.take(options.judge(body.impressions, { address: request.ip, userAgent }))
      return undefined
    })
    done()
  })
}
