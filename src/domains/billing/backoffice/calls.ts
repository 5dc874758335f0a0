import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { daySchema, idSchema } from '#platform/http/calls/wire.ts'

const shared = { id: 'B-04', service: 'admin', access: 'staff:finance', priority: 'api' } as const
const MOST_EUROS = 100_000_000
const euros = z.number().min(0.01).max(MOST_EUROS).multipleOf(0.01)
const invoice = z.string().regex(/^FT \d{4}\/[1-9]\d{0,8}$/)

export const billingDocumentRow = z
  .object({
    id: idSchema,
    kind: z.enum(['FT', 'NC']),
    name: z.string(),
    eshopId: idSchema,
    shop: z.string(),
    month: z.string(),
    issuedOn: z.iso.date(),
    dueOn: z.iso.date().nullable(),
    gross: z.number(),
    open: z.number().nullable(),
    reference: z.string(),
    credits: z.string().nullable(),
  })
  .meta({ id: 'BackOfficeBillingDocument' })

export const listBillingDocumentsCall = defineListCall({
  id: 'B-04',
  operationId: 'listBillingDocuments',
  path: '/v1/backoffice/billing-documents',
  summary:
    'Invoices and credit notes of all shops, by the name of the shop, of the document or its reference, with what is still to be paid of each',
  access: 'staff:finance',
  sorts: ['issued'],
  defaultSort: '-issued',
  filters: { eshopId: idSchema.optional() },
  row: billingDocumentRow,
})

export const saftMonthsCall = defineCall({
  ...shared,
  operationId: 'saftMonths',
  method: 'GET',
  path: '/v1/backoffice/saft/months',
  summary: 'Months of which a SAF-T file can be had, the last first: those that are over, from the first document on',
  answer: z.object({ months: z.array(z.string()) }),
  refusals: [],
})

export const recordPaymentCall = defineCall({
  ...shared,
  operationId: 'recordPayment',
  method: 'POST',
  path: '/v1/backoffice/payments',
  summary:
    'Records money that has come for an invoice; the same key again records nothing more, and with something else is a conflict',
  body: {
    name: 'requestBody',
    schema: z.object({
      key: z.uuid(),
      invoice,
      amount: euros,
      receivedOn: daySchema,
      text: z.string().max(300).optional(),
    }),
  },
  answer: z.object({ isNew: z.boolean() }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

export const creditInvoiceCall = defineCall({
  ...shared,
  operationId: 'creditInvoice',
  method: 'POST',
  path: '/v1/backoffice/credit-notes',
  summary: 'Gives an invoice back by a credit note, or so much of it, without tax',
  body: {
    name: 'requestBody',
    schema: z.object({ invoice, amount: euros.optional(), reason: z.string().min(1).max(500) }),
  },
  answer: z.object({ name: z.string(), gross: z.number() }),
  refusals: ['not_found', 'unprocessable'],
})
