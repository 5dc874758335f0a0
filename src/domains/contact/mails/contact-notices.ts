import { z } from 'zod'

/** The mails of the contact forms as those know them who have them sent; what they say is contact-mails.tsx, which the worker loads. */

export const messageArrived = {
  name: 'contact.message-arrived',
  kind: 'service',
  data: z.object({
    id: z.number(),
    place: z.enum(['site', 'shops']),
    name: z.string(),
    email: z.string(),
    subject: z.string(),
    body: z.string(),
  }),
} as const

export const messageReceived = {
  name: 'contact.message-received',
  kind: 'service',
  data: z.object({ id: z.number(), subject: z.string(), body: z.string() }),
} as const
