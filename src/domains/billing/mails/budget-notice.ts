import { z } from 'zod'

/** The mail of a budget that nears its end, as those know it who have it sent; what it says is budget-mail.tsx, which the worker loads. */
export const budgetAlert = {
  name: 'billing.budget-alert',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    /** Where its area is; absent: of a mail that was queued by an older build. */
    slug: z.string().optional(),
    percent: z.number(),
    /** '2026-11-26' or '2026-11' */
    period: z.string(),
    capCents: z.number(),
  }),
} as const
