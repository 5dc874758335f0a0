import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema, idSchema } from '#platform/http/calls/wire.ts'
import { shopProfileSchema } from '../shops-file.ts'
import { suspensionReasons } from '../rules/suspension-reasons.ts'

const staff = { service: 'admin', access: 'staff:feeds', priority: 'api' } as const
const params = z.object({ eshopId: idSchema })
const reason = z.string().trim().min(3).max(500)
/** What the shop is told, word for word. */
const facts = z.string().trim().min(20).max(2000)

/** B-08: a shop as it is edited, and its suspension. */
export const backofficeEshopCall = defineCall({
  ...staff,
  id: 'B-08',
  operationId: 'backofficeEshop',
  method: 'GET',
  path: '/v1/backoffice/eshops/{eshopId}',
  summary: 'A shop: its profile with tariffs, policies and vouchers, and its suspension',
  params,
  answer: z
    .object({
      eshopId: idSchema,
      slug: z.string(),
      profile: shopProfileSchema,
      version: z.string(),
      liveOffers: countSchema,
      suspension: z
        .object({
          number: idSchema,
          reasons: z.array(z.enum(suspensionReasons)),
          facts: z.string(),
          toldAt: z.iso.datetime(),
          beginsAt: z.iso.datetime(),
          isBegun: z.boolean(),
        })
        .nullable(),
    })
    .meta({ id: 'BackofficeEshop' }),
  refusals: ['not_found'],
})

/** B-08: by the same checks as `poiso shops apply`. */
export const editEshopCall = defineCall({
  ...staff,
  id: 'B-08',
  operationId: 'editEshop',
  method: 'POST',
  path: '/v1/backoffice/eshops/{eshopId}',
  summary: 'Changes a shop: name, domains, tariffs, policies, vouchers',
  params,
  body: { name: 'eshopEdit', schema: z.object({ version: z.string().max(64), profile: shopProfileSchema, reason }) },
  answer: z.object({ version: z.string(), warnings: z.array(z.string()) }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

/** G-04: with reasons, told by mail; at once for what harms shoppers, else 15 days later. */
export const suspendEshopCall = defineCall({
  ...staff,
  id: 'G-04',
  operationId: 'suspendEshop',
  method: 'POST',
  path: '/v1/backoffice/eshops/{eshopId}/suspension',
  summary: 'Suspends a shop: its offers leave the listings, the shop is told why and how to complain',
  params,
  body: {
    name: 'suspensionRequest',
    schema: z.object({
      reasons: z.array(z.enum(suspensionReasons)).min(1),
      facts,
      beginsAt: z.iso.datetime().nullable().default(null),
    }),
  },
  /** `offers`: how many have left the listings by it. */
  answer: z.object({ isSuspended: z.boolean(), beginsAt: z.iso.datetime(), offers: countSchema }),
  refusals: ['not_found', 'conflict', 'unprocessable'],
})

/** G-04 */
export const endSuspensionCall = defineCall({
  ...staff,
  id: 'G-04',
  operationId: 'endSuspension',
  method: 'POST',
  path: '/v1/backoffice/eshops/{eshopId}/suspension/end',
  summary: 'Ends a suspension, begun or announced: the offers come back and the shop is told',
  params,
  body: { name: 'suspensionEnd', schema: z.object({ facts }) },
  /** `offers`: how many come back. */
  answer: z.object({ isSuspended: z.literal(false), offers: countSchema }),
  refusals: ['not_found', 'conflict'],
})

export const calls = [backofficeEshopCall, editEshopCall, suspendEshopCall, endSuspensionCall]
