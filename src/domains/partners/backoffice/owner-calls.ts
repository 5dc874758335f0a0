import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'
import { MEMBER_ROLES } from '../members/member.ts'

const shared = { id: 'B-07', service: 'admin', access: 'staff:feeds', priority: 'api' } as const
const params = z.object({ eshopId: idSchema })
const role = z.enum(MEMBER_ROLES)
const moment = z.iso.datetime()

/** B-07: who may act for a shop, as who runs the site sees it: addresses of people are theirs. */
export const showShopPeopleCall = defineCall({
  ...shared,
  operationId: 'showShopPeople',
  method: 'GET',
  path: '/v1/backoffice/eshops/{eshopId}/people',
  summary: 'People who act for a shop, and invitations that wait',
  params,
  answer: z
    .object({
      eshopId: idSchema,
      shop: z.string(),
      members: z.array(z.object({ personId: idSchema, name: z.string(), role, since: moment })),
      invitations: z.array(z.object({ email: z.string(), role, expiresAt: moment })),
    })
    .meta({ id: 'ShopPeopleOfSite' }),
  refusals: ['not_found'],
})

/** B-07: a shop that has an owner is left to them. */
export const nameShopOwnerCall = defineCall({
  ...shared,
  operationId: 'nameShopOwner',
  method: 'POST',
  path: '/v1/backoffice/eshops/{eshopId}/owner',
  summary: 'Gives a shop without an owner one: somebody of the shop, or whoever has an address, by an invitation',
  params,
  body: {
    name: 'requestBody',
    schema: z.object({
      /** Who is asked by mail; this or `personId`. */
      email: z.string().trim().min(3).max(254).optional(),
      /** Somebody of the shop, who is its owner at once. */
      personId: idSchema.optional(),
    }),
  },
  /** null: nobody had to be asked. */
  answer: z.object({ expiresAt: moment.nullable() }),
  refusals: ['not_found', 'conflict', 'unprocessable', 'too_many_requests'],
})

export const ownerCalls = [showShopPeopleCall, nameShopOwnerCall] as const
