import { z } from 'zod'

/** What of the mail those need to know who queue it; its words stand in star-decided-mail.tsx. */
export const starDecidedNotice = {
  name: 'reviews.star-decided',
  kind: 'service',
  data: z.object({
    eshop: z.string(),
    decision: z.enum(['hold', 'refuse', 'remove']),
    statement: z.string(),
    /** Where the author may complain of it; null: nowhere. */
    casePath: z.string().nullable(),
  }),
} as const
