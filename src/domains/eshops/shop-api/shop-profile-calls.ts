import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { countSchema } from '#platform/http/calls/wire.ts'
import { shopProfileSchema } from '../shops-file.ts'

/** What a shop says of itself by hand. Its name, domains and whether it pays are settled with who runs the site. */
export const ownProfileSchema = shopProfileSchema.omit({ name: true, domains: true, paid: true })

/** B-07: what a shop says of its delivery, policies and vouchers. */
export const shopProfileCall = defineCall({
  id: 'B-07',
  operationId: 'shopProfile',
  method: 'GET',
  path: '/api/v2/shop/profile',
  service: 'api',
  summary: 'What the shop says of itself: delivery tariffs, policies and vouchers',
  access: 'shop:read',
  priority: 'api',
  answer: z
    .object({ profile: ownProfileSchema, version: z.string(), liveOffers: countSchema })
    .meta({ id: 'ShopProfile' }),
  refusals: [],
})

/** B-07: by the same checks as a shops file; `version` is of what was read. */
export const editShopProfileCall = defineCall({
  id: 'B-07',
  operationId: 'editShopProfile',
  method: 'POST',
  path: '/api/v2/shop/profile',
  service: 'api',
  summary: 'Changes tariffs, policies and vouchers; what is left out is unknown from then on',
  access: 'shop:profile',
  priority: 'api',
  body: {
    name: 'profileEdit',
    schema: z.object({ version: z.string().max(64), profile: ownProfileSchema }),
  },
  answer: z.object({ version: z.string(), warnings: z.array(z.string()) }),
  refusals: ['conflict', 'unprocessable'],
})
