import { z } from 'zod'
import { suspensionReasons } from '../rules/suspension-reasons.ts'

/** The mails of a suspension as those know them who have them sent; what they say is suspension-mails.tsx, which the worker loads. */

export const shopSuspended = {
  name: 'eshops.suspended',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    number: z.number(),
    reasons: z.array(z.enum(suspensionReasons)),
    facts: z.string(),
    /** null: at once. */
    beginsAt: z.iso.datetime().nullable(),
  }),
} as const

export const suspensionEnded = {
  name: 'eshops.suspension-ended',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    number: z.number(),
    facts: z.string(),
    /** false: it was only announced, and its offers never left. */
    wasBegun: z.boolean(),
  }),
} as const
