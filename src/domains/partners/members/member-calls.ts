import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { MEMBER_ROLES } from './member.ts'

/** People of one shop, those who were asked included. */
export const MOST_MEMBERS = 50
export const INVITATION_DAYS = 7

const ofOwner = { id: 'B-07', service: 'api', access: 'shop:people', priority: 'api' } as const
const role = z.enum(MEMBER_ROLES)
const params = z.object({ personId: idSchema })

/** B-07: who may act for the shop, and who has been asked to. */
export const shopMembersCall = defineCall({
  ...ofOwner,
  operationId: 'shopMembers',
  method: 'GET',
  path: '/api/v2/shop/members',
  summary: 'People who may act for the shop, and invitations that wait',
  answer: z.object({
    members: z.array(
      z
        .object({
          personId: idSchema,
          name: z.string(),
          email: z.string(),
          role,
          since: z.iso.datetime(),
          isYou: z.boolean(),
        })
        .meta({ id: 'ShopMember' }),
    ),
    invitations: z.array(
      z
        .object({ invitationId: idSchema, email: z.string(), role, expiresAt: z.iso.datetime() })
        .meta({ id: 'ShopInvitation' }),
    ),
  }),
  refusals: [],
})

/** B-07: who is asked has a week; asked again, the last mail holds. The answer does not tell whether the address has an account. */
export const inviteMemberCall = defineCall({
  ...ofOwner,
  operationId: 'inviteMember',
  method: 'POST',
  path: '/api/v2/shop/members',
  summary: 'Invites somebody by mail to act for the shop',
  body: { name: 'invitationRequest', schema: z.object({ email: z.string().trim().min(3).max(254), role }) },
  answer: z.object({ expiresAt: z.iso.datetime() }),
  refusals: ['unprocessable', 'conflict', 'too_many_requests'],
})

/** B-07 */
export const changeMemberCall = defineCall({
  ...ofOwner,
  operationId: 'changeMember',
  method: 'POST',
  path: '/api/v2/shop/members/{personId}',
  summary: 'Gives somebody of the shop another role; the last owner stays one',
  params,
  body: { name: 'roleRequest', schema: z.object({ role }) },
  answer: null,
  refusals: ['not_found', 'conflict'],
})

/** B-07: they are nobody to the shop with the next request. */
export const removeMemberCall = defineCall({
  ...ofOwner,
  operationId: 'removeMember',
  method: 'DELETE',
  path: '/api/v2/shop/members/{personId}',
  summary: 'Somebody no longer acts for the shop; the last owner stays',
  params,
  answer: null,
  refusals: ['not_found', 'conflict'],
})

/** B-07 */
export const withdrawInvitationCall = defineCall({
  ...ofOwner,
  operationId: 'withdrawInvitation',
  method: 'DELETE',
  path: '/api/v2/shop/invitations/{invitationId}',
  summary: 'The mail that invited somebody no longer opens anything',
  params: z.object({ invitationId: idSchema }),
  answer: null,
  refusals: ['not_found'],
})

export const memberCalls = [
  shopMembersCall,
  inviteMemberCall,
  changeMemberCall,
  removeMemberCall,
  withdrawInvitationCall,
] as const
