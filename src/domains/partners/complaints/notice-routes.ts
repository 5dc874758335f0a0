import type { FastifyInstance } from 'fastify'
import { suspensionsOf } from '#domains/eshops/contract.ts'
import { hiddenOffersOf } from '#domains/offers/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseOrTransaction } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { ofShop } from '#platform/http/access/of-shop.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import type { EshopId } from '#platform/ids.ts'
import type { Complaint } from './complaint.ts'
import { complaintsOf, insertComplaint } from './complaint-storage.ts'
import { complainCall, MOST_NOTICES, shopNoticesCall } from './notice-calls.ts'

export const COMPLAINT_CHANGE = 'partners.complaint'

/** Whether a review of the shop has a reply that was decided about; the host asks the reviews. */
export type IsRepliedTo = (eshopId: EshopId, reviewId: string) => Promise<boolean>

export interface NoticeRoutesParts {
  readonly db: Database
  readonly clock: Clock
  readonly isRepliedTo: IsRepliedTo
}

/** `/api/v2/shop/notices` and `/complaints` (G-04): what was decided about a shop, and what it says to that. */
export function noticeRoutes(app: FastifyInstance, { db, clock, isRepliedTo }: NoticeRoutesParts): void {
  mountCall(app, shopNoticesCall, ({ request }) =>
    ofShop(request, async (eshopId) => {
      const [suspensions, hiddenOffers, complaints] = await Promise.all([
        suspensionsOf(db, eshopId, MOST_NOTICES),
        hiddenOffersOf(db, eshopId, MOST_NOTICES),
        complaintsOf(db, eshopId, MOST_NOTICES),
      ])
      return {
        suspensions: suspensions.map(({ id, reasons, facts, toldAt, beginsAt, endedAt, endFacts }) => ({
          suspensionId: id,
          reasons: [...reasons],
          facts,
          toldAt: toldAt.toISOString(),
          beginsAt: beginsAt.toISOString(),
          endedAt: endedAt?.toISOString() ?? null,
          endFacts,
        })),
        hiddenOffers: hiddenOffers.map(({ since, ...offer }) => ({ ...offer, since: since.toISOString() })),
        complaints: complaints.map(presentComplaint),
      }
    }),
  )
  mountCall(app, complainCall, ({ request, body: { about, aboutId, body } }) =>
    ofShop(request, async (eshopId, by) => {
      if (!(await isTheirs(db, eshopId, about, aboutId, isRepliedTo)))
        return refusal('not_found', `there is no ${about} ${aboutId} of the shop (complain)`)
      return db.transaction().execute(async (tx) => {
        const complaint = { eshopId, about, aboutId, body, madeAt: clock.now(), madeBy: by }
        const complaintId = await insertComplaint(tx, complaint)
        if (complaintId === null)
          return refusal('conflict', `a complaint about ${about} ${aboutId} waits already (complain)`)
        await recordChange(tx, {
          by,
          of: { kind: COMPLAINT_CHANGE, id: String(complaintId) },
          action: 'made',
          before: null,
          after: { eshopId, about, aboutId },
          requestId: request.id,
        })
        return { complaintId }
      })
    }),
  )
}

async function isTheirs(
  db: DatabaseOrTransaction,
  eshopId: EshopId,
  about: Complaint['about'],
  aboutId: string,
  isRepliedTo: IsRepliedTo,
): Promise<boolean> {
  if (about === 'reply') return isRepliedTo(eshopId, aboutId)
  return about === 'suspension'
    ? (await suspensionsOf(db, eshopId, MOST_NOTICES)).some(({ id }) => String(id) === aboutId)
    : (await hiddenOffersOf(db, eshopId, MOST_NOTICES)).some(({ variantId }) => String(variantId) === aboutId)
}

/** A complaint as both sides read it. */
export function presentComplaint({ id, about, aboutId, body, madeAt, outcome, answer, answeredAt }: Complaint) {
  return {
    complaintId: id,
    about,
    aboutId,
    body,
    madeAt: madeAt.toISOString(),
    outcome,
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  }
}
