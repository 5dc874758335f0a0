import type { FastifyInstance, FastifyRequest } from 'fastify'
import { consentOf } from '#domains/identity/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { type Refusal, refusal } from '#platform/errors/refusal.ts'
import { cookieValue } from '#platform/http/access/cookies.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { createRateLimiter, networkOf } from '#platform/http/overload/rate-limit.ts'
import { experimentEventCall, exposuresIn, viewedExperimentsCall } from '../calls.ts'
import type { FlagsFollower } from '../flags-follower.ts'
import { isVisitorId, VISITOR_COOKIE } from '../rules/experiment-visitor.ts'
import { recordConversion } from './record-conversion.ts'
import { recordExposures } from './record-exposures.ts'

/** Reports of one network: a household's pages send a few each. */
export const REPORTS = { perSecond: 5, burst: 60 }

export interface ResultRoutesOptions {
  readonly db: Database
  readonly clock: Clock
  readonly flags: Pick<FlagsFollower, 'own'>
}

/** what browsers tell of experiments. Without consent to analytics nothing is kept, and it is answered as ever. */
export function resultRoutes(app: FastifyInstance, { db, clock, flags }: ResultRoutesOptions): void {
  const limiter = createRateLimiter(REPORTS, clock)
  const report = async (
    request: FastifyRequest,
    record: (visitor: {
      visitorId: string
      now: Date
      experiments: NonNullable<ReturnType<FlagsFollower['own']>>['definitions']['experiments']
    }) => Promise<void>,
  ): Promise<undefined | Refusal<'too_many_requests'>> => {
    const visitorId = cookieValue(request.headers.cookie, VISITOR_COOKIE)
    const own = flags.own()
    if (own === null || !isVisitorId(visitorId) || consentOf(request)?.analytics !== true) return undefined
    if (!limiter.allows(networkOf(request.ip)))
      return refusal('too_many_requests', 'too many reports of experiments from this address', 1)
    await record({ visitorId, now: clock.now(), experiments: own.definitions.experiments })
    return undefined
  }
  mountCall(app, viewedExperimentsCall, ({ query, request }) =>
    report(request, (visitor) => recordExposures(db, exposuresIn(query.ex) ?? [], visitor)),
  )
  mountCall(app, experimentEventCall, ({ body, request }) =>
    report(request, (visitor) => recordConversion(db, body.name, visitor)),
  )
}
