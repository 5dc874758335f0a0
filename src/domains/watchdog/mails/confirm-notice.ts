import { z } from 'zod'

/** What of the mail those need to know who queue it; its words stand in confirm-mail.tsx. */
export const confirmNotice = {
  name: 'watchdog.confirm',
  kind: 'service',
  data: z.object({
    /** Of the offer, or the listing in words. */
    name: z.string(),
    kind: z.enum(['availability', 'price', 'total', 'listing']),
    targetCents: z.int().nullable(),
    region: z.enum(['mainland', 'madeira', 'azores']).nullable(),
    path: z.string(),
  }),
} as const
