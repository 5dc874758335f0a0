import type { FastifyInstance } from 'fastify'
import { eshopNames } from '#domains/eshops/contract.ts'
import { lisbonMidnight } from '#domains/offers/contract.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { settleAgreement } from '../terms/agreement.ts'
import { clicksCostFrom } from '../terms/clicks-cost.ts'
import { settleAgreementCall } from './agreement-call.ts'

/** G-04: who looks after money says from when an agreement holds that was made elsewhere (ADR 0128). */
export function agreementRoute(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountCall(app, settleAgreementCall, async ({ params: { eshopId }, body: { from }, request }) => {
    if (!(await eshopNames(db, [eshopId])).has(eshopId))
      return refusal('not_found', `there is no shop ${eshopId} (settleAgreement)`)
    const by = (await callerOf(request))?.userId ?? null
    const holdsFrom = from === null ? null : new Date(lisbonMidnight(Date.parse(`${from}T12:00:00Z`)))
    const change = { eshopId, holdsFrom, by, now: clock.now(), requestId: request.id }
    const outcome = await db.transaction().execute((tx) => settleAgreement(tx, change))
    if (outcome === 'joined')
      return refusal(
        'unprocessable',
        `shop ${eshopId} has joined by an application: its terms decide (settleAgreement)`,
      )
    return { costFrom: (await clicksCostFrom(db, [eshopId])).get(eshopId)?.toISOString() ?? null }
  })
}
