import { z } from 'zod'
import { MEMBER_ROLES } from '../members/member.ts'

/** The mail of an invitation as those know it who have it sent; what it says is partner-mails.tsx, which the worker loads. */
export const memberInvited = {
  name: 'partners.member-invited',
  kind: 'service',
  data: z.object({ shop: z.string(), inviter: z.string(), role: z.enum(MEMBER_ROLES), code: z.string() }),
} as const
