import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { defineListCall } from '#platform/http/calls/list-call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { billingDocumentRow } from './calls.ts'

const shared = { id: 'B-04', service: 'admin', access: 'staff:finance', priority: 'api' } as const
const LONGEST_TEXT = 200
const text = z.string().max(LONGEST_TEXT)

const figures = {
  eshopId: idSchema,
  shop: z.string(),
  /** null: the shop has no billing account. */
  legalName: z.string().nullable(),
  country: z.string().nullable(),
  /** What the EU's register says of its number; none: no account, or of a country outside. */
  vat: z.enum(['valid', 'invalid', 'unknown', 'none']),
  /** Euros of invoices that are not paid; negative: the shop has paid too much. */
  owed: z.number(),
  /** So much of it is past its day. */
  overdue: z.number(),
  /** Of clicks that no invoice has yet, without tax. */
  unbilled: z.number(),
  /** From when clicks may cost it something; null: no terms hold by which they do, and no day is known. */
  costFrom: z.iso.datetime().nullable(),
}

export const listBillingAccountsCall = defineListCall({
  id: 'B-04',
  operationId: 'listBillingAccounts',
  path: '/v1/backoffice/billing-accounts',
  summary: 'All shops with their billing account, what they owe and since when their clicks cost',
  access: 'staff:finance',
  sorts: ['shop', 'owed', 'overdue', 'unbilled'],
  defaultSort: '-overdue',
  filters: { only: z.enum(['overdue', 'without_account', 'vat_unknown', 'vat_invalid', 'free']).optional() },
  row: z.object(figures).meta({ id: 'BackOfficeBillingAccount' }),
})

const account = z.object({
  legalName: text,
  /** ISO 3166, two letters. */
  country: z.string().max(2),
  taxNumber: text,
  street: text,
  postalCode: text,
  city: text,
})
const params = z.object({ eshopId: idSchema })

const shown = z
  .object({
    ...figures,
    account: account.nullable(),
    version: z.string(),
    register: z.object({
      /** With its prefix; null: no number of a country of the Union. */
      vatNumber: z.string().nullable(),
      /** Whether this site asks the register at all. */
      isAsked: z.boolean(),
      answeredAt: z.iso.datetime().nullable(),
      consultation: z.string().nullable(),
      triedAt: z.iso.datetime().nullable(),
      /** Why the last try brought no answer, as a code. */
      failure: z.string().nullable(),
    }),
    documents: z.array(billingDocumentRow),
    payments: z.array(
      z.object({
        id: idSchema,
        receivedOn: z.iso.date(),
        amount: z.number(),
        invoice: z.string().nullable(),
        text: z.string(),
      }),
    ),
  })
  .meta({ id: 'ShownBillingAccount' })

export const showBillingAccountCall = defineCall({
  ...shared,
  operationId: 'showBillingAccount',
  method: 'GET',
  path: '/v1/backoffice/billing-accounts/{eshopId}',
  summary: "A shop's billing account: what the EU's register says, balances, documents and payments",
  params,
  answer: shown,
  refusals: ['not_found'],
})

export const editBillingAccountCall = defineCall({
  ...shared,
  operationId: 'editBillingAccount',
  method: 'POST',
  path: '/v1/backoffice/billing-accounts/{eshopId}',
  summary: "Says whom a shop's next invoices are made out to; documents that exist stay as they are",
  params,
  body: { name: 'requestBody', schema: account.extend({ version: z.string().max(64) }) },
  answer: z.object({ version: z.string() }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

export const askVatRegisterCall = defineCall({
  ...shared,
  operationId: 'askVatRegister',
  method: 'POST',
  path: '/v1/backoffice/billing-accounts/{eshopId}/vat-questions',
  summary: "Has the EU's register asked of the shop's number now; its answer stands in the account seconds later",
  params,
  answer: z.object({ vatNumber: z.string() }),
  refusals: ['not_found', 'unprocessable'],
})
