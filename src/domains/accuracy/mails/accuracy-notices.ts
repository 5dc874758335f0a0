import { z } from 'zod'

/** Of the shop, where its area is; absent: of a mail that was queued by an older build. */
const slug = z.string().optional()

/** The mail as those know it who have it sent; what it says is accuracy-mails.tsx, which the worker loads. */
export const accuracyFell = {
  name: 'accuracy.fell',
  kind: 'service',
  data: z.object({
    shop: z.string(),
    slug,
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
  data: z.object({ shop: z.string(), slug, readingId: z.int(), isAccepted: z.boolean(), decision: z.string() }),
} as const
