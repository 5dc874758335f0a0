import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { SHOP_RIGHTS } from '#platform/http/access/shop-rights.ts'

const shop = z.object({ slug: z.string(), name: z.string() })

/** B-07: for which shop who asks acts, and what they may do there. */
export const shopMeCall = defineCall({
  id: 'B-07',
  operationId: 'shopMe',
  method: 'GET',
  path: '/api/v2/shop/me',
  service: 'api',
  summary: 'Who asks, for which shop, and with which rights',
  access: 'shop:read',
  priority: 'api',
  answer: z
    .object({
      /** Of the person; of a program, the shop's. */
      name: z.string(),
      initials: z.string(),
      may: z.array(z.enum(SHOP_RIGHTS)),
      shop,
      /** All shops that the person may act for. */
      shops: z.array(shop),
    })
    .meta({ id: 'ShopMe' }),
  refusals: [],
})
