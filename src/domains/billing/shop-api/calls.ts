import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'

const MOST_DAYS = 92
/** Without `days`. */
export const COMMON_DAYS = 30
/** Documents that one call shows. */
export const DOCUMENTS_PAGE = 200

const shared = {
  id: 'B-04',
  method: 'GET',
  service: 'api',
  access: 'shop:billing',
  priority: 'api',
  refusals: [],
} as const
/** Euros that may be owed to the shop, then negative. */
const balance = z.number().multipleOf(0.01)
/** Millionths of a euro: a click may cost parts of a cent. */
const micros = z.int()

/** B-04: what clicks cost a shop, day by day. */
export const billingDaysCall = defineCall({
  ...shared,
  operationId: 'billingDays',
  path: '/api/v2/billing/days',
  summary:
    "The shop's clicks by day in Portugal, newest first: what they cost, what was taken back, and why others are not billed",
  query: z.object({ days: z.int().min(1).max(MOST_DAYS).optional() }),
  answer: z.object({
    days: z.array(
      z
        .object({
          day: z.iso.date(),
          clicks: countSchema,
          costMicros: micros,
          corrected: z.object({ clicks: countSchema, costMicros: micros }),
          waiting: countSchema,
          notBilled: z.array(z.object({ reason: z.string(), message: z.string(), clicks: countSchema })),
        })
        .meta({ id: 'BillingDay' }),
    ),
  }),
  files: [
    {
      path: '/api/v2/billing/statement.csv',
      type: 'text/csv',
      summary:
        'A month by day and price per click as CSV: clicks that are billed, and those that were taken back, with why',
      query: z.object({ month: z.string().regex(/^\d{4}-\d{2}$/) }),
    },
  ],
})

/** B-04: what a shop owes now. */
export const billingBalanceCall = defineCall({
  ...shared,
  operationId: 'billingBalance',
  path: '/api/v2/billing/balance',
  summary:
    'What the shop owes of invoices (negative: it has paid too much), and what its clicks have cost that no invoice has yet',
  answer: z.object({ currency: z.literal('EUR'), owed: balance, unbilledMicros: micros, hasAccount: z.boolean() }),
})

/** B-04: a shop's invoices and credit notes. */
export const billingDocumentsCall = defineCall({
  ...shared,
  operationId: 'billingDocuments',
  path: '/api/v2/billing/documents',
  summary: `The shop's invoices (FT) and credit notes (NC), the last ${DOCUMENTS_PAGE}, newest first`,
  answer: z.object({
    documents: z.array(
      z
        .object({
          id: idSchema,
          kind: z.enum(['FT', 'NC']),
          name: z.string(),
          month: z.string(),
          issuedOn: z.iso.date(),
          dueOn: z.iso.date().nullable(),
          net: z.number(),
          vat: z.number(),
          gross: z.number(),
          open: balance.nullable(),
          reference: z.string(),
          credits: z.string().nullable(),
        })
        .meta({ id: 'BillingDocument' }),
    ),
  }),
  files: [
    {
      path: '/api/v2/billing/documents/{id}.pdf',
      type: 'application/pdf',
      summary: 'One of them as it was issued, as PDF',
      params: z.object({ id: idSchema }),
    },
  ],
})

const LONGEST_TEXT = 200
const account = {
  legalName: z.string().max(LONGEST_TEXT),
  /** ISO 3166, two letters. */
  country: z.string().max(2),
  taxNumber: z.string().max(LONGEST_TEXT),
  street: z.string().max(LONGEST_TEXT),
  postalCode: z.string().max(LONGEST_TEXT),
  city: z.string().max(LONGEST_TEXT),
}
/** Of what a change was made from: where it is given, another's change in between is a conflict. */
const version = z.string().max(64)
const accountAnswer = z.object({ account: z.object(account).nullable(), version })

/** B-04: whom a shop's invoices are made out to. */
export const billingAccountCall = defineCall({
  ...shared,
  operationId: 'billingAccount',
  path: '/api/v2/billing/account',
  summary: "Whom the shop's invoices are made out to; null: nobody has said, and there are none",
  answer: accountAnswer,
})

/** B-04: the same, said by the shop. */
export const changeBillingAccountCall = defineCall({
  ...shared,
  method: 'POST',
  operationId: 'changeBillingAccount',
  path: '/api/v2/billing/account',
  summary: 'Says whom the next invoices are made out to; those that exist stay as they are',
  body: { name: 'requestBody', schema: z.object({ ...account, version: version.optional() }) },
  answer: accountAnswer,
  refusals: ['conflict', 'unprocessable'],
})
