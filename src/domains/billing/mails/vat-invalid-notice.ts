import { z } from 'zod'

/** The mail to who looks after money of a tax number that the EU's register does not know; what it says is vat-mail.tsx, which the worker loads. */
export const vatInvalid = {
  name: 'billing.vat-invalid',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    eshopId: z.number(),
    vatNumber: z.string(),
    /** Whether its invoices went without tax until now. */
    wasValid: z.boolean(),
  }),
} as const
