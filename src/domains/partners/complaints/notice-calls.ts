import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { COMPLAINED_ABOUT, COMPLAINT_OUTCOMES } from './complaint.ts'

/** Each kind of what is shown. */
export const MOST_NOTICES = 100

const about = z.enum(COMPLAINED_ABOUT)
const words = z.string().trim().min(20).max(2000)
const complaint = {
  complaintId: idSchema,
  about,
  aboutId: z.string(),
  body: z.string(),
  madeAt: z.iso.datetime(),
  /** null: it waits. */
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  answer: z.string().nullable(),
  answeredAt: z.iso.datetime().nullable(),
}

/** G-04: what was decided about the shop and its offers, with reasons, and what it has complained about. */
export const shopNoticesCall = defineCall({
  id: 'G-04',
  operationId: 'shopNotices',
  method: 'GET',
  path: '/api/v2/shop/notices',
  service: 'api',
  summary: "Decisions about the shop and its offers with their reasons, and the shop's complaints",
  access: 'shop:read',
  priority: 'api',
  answer: z.object({
    suspensions: z.array(
      z
        .object({
          suspensionId: idSchema,
          reasons: z.array(z.string()),
          facts: z.string(),
          toldAt: z.iso.datetime(),
          beginsAt: z.iso.datetime(),
          endedAt: z.iso.datetime().nullable(),
          endFacts: z.string().nullable(),
        })
        .meta({ id: 'ShopSuspension' }),
    ),
    hiddenOffers: z.array(
      z
        .object({
          variantId: idSchema,
          itemId: z.string(),
          title: z.string(),
          reason: z.string(),
          since: z.iso.datetime(),
        })
        .meta({ id: 'ShopHiddenOffer' }),
    ),
    complaints: z.array(z.object(complaint).meta({ id: 'ShopComplaint' })),
  }),
  refusals: [],
})

/** G-04: a person of ours answers in writing. */
export const complainCall = defineCall({
  id: 'G-04',
  operationId: 'complain',
  method: 'POST',
  path: '/api/v2/shop/complaints',
  service: 'api',
  summary: 'Complains about a decision; one waits about each',
  access: 'shop:profile',
  priority: 'api',
  body: {
    name: 'complaintRequest',
    schema: z.object({ about, aboutId: z.string().min(1).max(100), body: words }),
  },
  answer: z.object({ complaintId: idSchema }),
  refusals: ['not_found', 'conflict'],
})

/** G-04: complaints of all shops. */
export const listComplaintsCall = defineListCall({
  id: 'G-04',
  operationId: 'listComplaints',
  path: '/v1/backoffice/complaints',
  summary: "Shops' complaints about what was decided: those that wait, or those that have ended",
  access: 'staff:moderation',
  sorts: ['made'],
  defaultSort: 'made',
  filters: { state: z.enum(['waiting', 'ended']).optional() },
  row: z.object({ ...complaint, eshopId: idSchema, eshopName: z.string() }).meta({ id: 'BackOfficeComplaint' }),
})

/** G-04: the shop is told by mail, and sees it in its area. */
export const answerComplaintCall = defineCall({
  id: 'G-04',
  operationId: 'answerComplaint',
  method: 'POST',
  path: '/v1/backoffice/complaints/{complaintId}',
  service: 'admin',
  summary: 'Ends a complaint: what was decided stays or is put right, with the answer to the shop',
  access: 'staff:moderation',
  priority: 'api',
  params: z.object({ complaintId: idSchema }),
  body: { name: 'complaintAnswer', schema: z.object({ outcome: z.enum(COMPLAINT_OUTCOMES), answer: words }) },
  answer: z.object({ mails: countSchema }),
  refusals: ['not_found'],
})

export const noticeCalls = [shopNoticesCall, complainCall, listComplaintsCall, answerComplaintCall] as const
