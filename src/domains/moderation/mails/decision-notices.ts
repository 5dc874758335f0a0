import { z } from 'zod'

/** The mails of moderation as those know them who have them sent; what they say is decision-mails.tsx, which the worker loads. */

const kind = z.enum(['review', 'reply', 'question', 'answer'])

/** To an address that was typed: whether it is who reports, and nothing of what was written. */
export const confirmNotice = {
  name: 'moderation.confirm-notice',
  kind: 'service',
  data: z.object({ kind, number: z.number(), path: z.string() }),
} as const

/** To who reported, signed in. */
export const noticeReceived = {
  name: 'moderation.notice-received',
  kind: 'service',
  data: z.object({ kind, number: z.number(), path: z.string() }),
} as const

/** To who reported, and to who complained: what was decided and why. */
export const noticeDecided = {
  name: 'moderation.notice-decided',
  kind: 'service',
  data: z.object({
    kind,
    number: z.number(),
    path: z.string(),
    outcome: z.enum(['kept', 'acted']),
    reasons: z.array(z.string()),
    isAgain: z.boolean(),
  }),
} as const

/** To a text's author: the statement of reasons. */
export const textDecided = {
  name: 'moderation.text-decided',
  kind: 'service',
  data: z.object({
    kind,
    path: z.string(),
    decision: z.enum(['publish', 'hold', 'refuse', 'remove']),
    statement: z.array(z.string()),
  }),
} as const
