import { z } from 'zod'

/** What of the mail those need to know who queue it; its words stand in star-mail.tsx. */
export const starNotice = {
  name: 'reviews.star',
  kind: 'subscription',
  data: z.object({
    eshop: z.string(),
    /** Names of the things that are asked about; none: of the shop alone. */
    products: z.array(z.string()),
    /** Asked again after 'ainda não chegou'. */
    isAgain: z.boolean(),
    path: z.string(),
    delayedPath: z.string(),
    unsubscribePath: z.string(),
  }),
} as const
