import { z } from 'zod'

/** The mail as those know it who have it sent; what it says is accuracy-mails.tsx, which the worker loads. */
export const accuracyFell = {
  name: 'accuracy.fell',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    /** Whole ones, rounded down. */
    percent: z.int(),
    price: z.int(),
    stock: z.int(),
    /** Those that told something. */
    readings: z.int(),
  }),
} as const

export const contestDecided = {
  name: 'accuracy.contest-decided',
  kind: 'service',
  data: z.object({ shop: z.string(), readingId: z.int(), isAccepted: z.boolean(), decision: z.string() }),
} as const
