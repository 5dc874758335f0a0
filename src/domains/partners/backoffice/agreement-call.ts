import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { daySchema, idSchema } from '#platform/http/calls/wire.ts'

/** G-04: from when terms by which clicks cost hold for a shop that has not joined by an application. */
export const settleAgreementCall = defineCall({
  id: 'G-04',
  operationId: 'settleAgreement',
  method: 'POST',
  path: '/v1/backoffice/shop-agreements/{eshopId}',
  service: 'admin',
  access: 'staff:finance',
  priority: 'api',
  summary:
    'Says from which day an agreement by which clicks cost holds with a shop that has not joined by an application',
  params: z.object({ eshopId: idSchema }),
  body: {
    name: 'requestBody',
    schema: z.object({
      /** In Portugal; null: there is none, and its clicks are free. */
      from: daySchema.nullable(),
    }),
  },
  answer: z.object({ costFrom: z.iso.datetime().nullable() }),
  refusals: ['not_found', 'unprocessable'],
})
