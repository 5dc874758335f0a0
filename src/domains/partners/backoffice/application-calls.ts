import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { proofMethods } from '../joining/application.ts'
import { billingFields } from '../joining/billing-of.ts'
import { MOST_NOTE, refusalReasons } from '../rules/refusal-reasons.ts'

const access = 'staff:feeds'
const moment = z.iso.datetime()
const state = z.enum(['submitted', 'approved', 'refused'])
const params = z.object({ applicationId: idSchema })
const reasons = z.array(z.enum(refusalReasons))

/** shops that have applied. What is still being filled in is nobody's business. */
export const listApplicationsCall = defineListCall({
  id: 'R-20',
  operationId: 'listApplications',
  path: '/v1/backoffice/applications',
  summary: 'Shops that have applied to join: those that wait first',
  access,
  sorts: ['waiting', 'submitted', 'name'],
  defaultSort: 'waiting',
  filters: { state: state.optional() },
  row: z
    .object({
      applicationId: idSchema,
      state,
      shop: z.string(),
      domain: z.string(),
      taxNumber: z.string(),
      provenBy: z.enum(proofMethods).nullable(),
      accepted: countSchema.nullable(),
      rejected: countSchema.nullable(),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      eshopId: idSchema.nullable(),
    })
    .meta({ id: 'ShopApplicationRow' }),
})

const shared = { id: 'R-20', service: 'admin', access, priority: 'api' } as const

/** one application with all that speaks for and against it. */
export const showApplicationCall = defineCall({
  ...shared,
  operationId: 'showApplication',
  method: 'GET',
  path: '/v1/backoffice/applications/{applicationId}',
  summary: 'An application of a shop with its evidence',
  params,
  answer: z
    .object({
      applicationId: idSchema,
      state,
      company: z.object({
        legalName: z.string(),
        tradeName: z.string(),
        /** As it is called. */
        country: z.string(),
        taxNumber: z.string(),
        street: z.string(),
        postalCode: z.string(),
        city: z.string(),
        contactName: z.string(),
        phone: z.string(),
        mail: z.string(),
        register: z.string(),
      }),
      /** What keeps invoices from being made out to the company; empty: nothing does. */
      billingProblems: z.array(z.enum(billingFields)),
      /** What the EU's register has said of the company's number; isValid null: it has not answered. */
      register: z.object({
        isValid: z.boolean().nullable(),
        answeredAt: z.iso.datetime().nullable(),
        consultation: z.string().nullable(),
        /** Why the last try brought no answer, as a code. */
        failure: z.string().nullable(),
      }),
      domain: z.string(),
      /** The same in letters that people read. */
      shownDomain: z.string(),
      /** The shop that has this domain, one above or one below it by now; null: none. */
      domainOf: idSchema.nullable(),
      provenBy: z.enum(proofMethods).nullable(),
      provenAt: moment.nullable(),
      feedUrl: z.string(),
      lab: z
        .object({
          id: z.string(),
          at: moment,
          read: countSchema,
          accepted: countSchema,
          rejected: countSchema,
          fatal: z.array(z.string()),
          errors: z.array(z.string()),
          warnings: countSchema,
        })
        .nullable(),
      termsVersion: z.int().nullable(),
      termsAcceptedAt: moment.nullable(),
      /** Since when the person has an account; null: it is gone. */
      accountSince: moment.nullable(),
      personId: idSchema.nullable(),
      /** Other applications of the same company that were handed in. */
      others: z.array(z.object({ applicationId: idSchema, state, domain: z.string() })),
      submittedAt: moment,
      decidedAt: moment.nullable(),
      /** null beside `decidedAt`: the rule. */
      decidedBy: idSchema.nullable(),
      reasons,
      note: z.string().nullable(),
      eshopId: idSchema.nullable(),
      /** To be sent with a decision: what has changed since is read again. */
      version: moment,
    })
    .meta({ id: 'ShopApplication' }),
  refusals: ['not_found'],
})

/** R-20 B-08: takes a shop or not; it is told by mail, with the reasons. */
export const decideApplicationCall = defineCall({
  ...shared,
  operationId: 'decideApplication',
  method: 'POST',
  path: '/v1/backoffice/applications/{applicationId}/decision',
  summary: 'Approves an application, which makes the shop and has its feed read, or refuses it with reasons',
  params,
  body: {
    name: 'applicationDecision',
    schema: z.object({
      decision: z.enum(['approve', 'refuse']),
      reasons: reasons.max(refusalReasons.length),
      /** What the applicant reads beside the reasons. */
      note: z.string().trim().max(MOST_NOTE),
      version: moment,
    }),
  },
  answer: z.object({ state, eshopId: idSchema.nullable(), billingProblems: z.array(z.enum(billingFields)) }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

export const applicationCalls = [listApplicationsCall, showApplicationCall, decideApplicationCall]
