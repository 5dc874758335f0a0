import type { FastifyInstance } from 'fastify'
import { contactMailsOf, eshopNames } from '#domains/eshops/contract.ts'
import { addressesOf } from '#domains/identity/contract.ts'
import { recordChange } from '#platform/audit/record-change.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, DatabaseTransaction } from '#platform/database/connect.ts'
import { refusal } from '#platform/errors/refusal.ts'
import { callerOf } from '#platform/http/access/caller.ts'
import { mountList } from '#platform/http/calls/list-call.ts'
import { mountCall } from '#platform/http/calls/mount-call.ts'
import { queueMail } from '#platform/mail/queue-mail.ts'
import { complaintAnswered } from '../mails/complaint-notice.ts'
import type { Complaint } from './complaint.ts'
import { endComplaint, listComplaints } from './complaint-storage.ts'
import { answerComplaintCall, listComplaintsCall } from './notice-calls.ts'
import { COMPLAINT_CHANGE, presentComplaint } from './notice-routes.ts'

/** Complaints in the back office of who runs the site (G-04): those that wait, and their end. */
export function complaintRoutes(
  app: FastifyInstance,
  { db, clock }: { readonly db: Database; readonly clock: Clock },
): void {
  mountList(
    app,
    listComplaintsCall,
    async ({ limit, offset, filters: { state } }) => {
      const { rows, totalCount } = await listComplaints(db, { isWaiting: state !== 'ended', limit, offset })
      const names = await eshopNames(
        db,
        rows.map(({ eshopId }) => eshopId),
      )
      return {
        rows: rows.map((row) => ({
          ...presentComplaint(row),
          eshopId: row.eshopId,
          eshopName: names.get(row.eshopId)?.name ?? '',
        })),
        totalCount,
      }
    },
    {
      numero: (row) => row.complaintId,
      loja: (row) => row.eshopName,
      sobre: (row) => `${row.about} ${row.aboutId}`,
      texto: (row) => row.body,
      feita: (row) => row.madeAt,
      fim: (row) => row.outcome,
      resposta: (row) => row.answer,
    },
  )
  mountCall(app, answerComplaintCall, async ({ params: { complaintId }, body, request }) => {
    const by = (await callerOf(request))?.userId ?? null
    return db.transaction().execute(async (tx) => {
      const complaint = await endComplaint(tx, complaintId, { ...body, now: clock.now() })
      if (complaint === null)
        return refusal('not_found', `complaint ${complaintId} does not exist or has ended (answerComplaint)`)
      await recordChange(tx, {
        by,
        of: { kind: COMPLAINT_CHANGE, id: String(complaintId) },
        action: 'answered',
        before: null,
        after: { outcome: body.outcome },
        reason: body.answer,
        requestId: request.id,
      })
      return { mails: await tellShop(tx, complaint) }
    })
  })
}

/** Who complained, and the shop's address where it is another; how many mails that is. */
async function tellShop(tx: DatabaseTransaction, complaint: Complaint): Promise<number> {
  const { eshopId, madeBy, id: number, outcome, answer } = complaint
  if (outcome === null || answer === null) throw new Error(`complaint ${number} has not ended`)
  const [shop, mails, addresses] = await Promise.all([
    eshopNames(tx, [eshopId]),
    contactMailsOf(tx, [eshopId]),
    addressesOf(tx, madeBy === null ? [] : [madeBy]),
  ])
  const to = new Set([mails.get(eshopId) ?? [], ...addresses.values()].flat())
  const { name = '', slug = '' } = shop.get(eshopId) ?? {}
  for (const address of to)
    await queueMail(tx, complaintAnswered, { to: address, data: { shop: name, slug, number, outcome, answer } })
  return to.size
}
