import { z } from 'zod'
import { TOKEN_RIGHTS } from '#platform/http/access/shop-rights.ts'
import { defineCall } from '#platform/http/calls/call.ts'
import { idSchema } from '#platform/http/calls/wire.ts'

/** Good tokens of one shop. */
export const MOST_TOKENS = 20

const ofOwner = { id: 'B-07', service: 'api', access: 'shop:people', priority: 'api' } as const
const rights = z.array(z.enum(TOKEN_RIGHTS)).min(1)

/** B-07: tokens of the shop's own programs, without their text. */
export const shopTokensCall = defineCall({
  ...ofOwner,
  operationId: 'shopTokens',
  method: 'GET',
  path: '/api/v2/shop/tokens',
  summary: "Tokens of the shop's programs that are good, the newest first",
  answer: z.object({
    tokens: z.array(
      z
        .object({
          tokenId: idSchema,
          name: z.string(),
          rights,
          createdAt: z.iso.datetime(),
          /** In Portugal; null: never. */
          lastUsedOn: z.iso.date().nullable(),
        })
        .meta({ id: 'ShopToken' }),
    ),
  }),
  refusals: [],
})

/** B-07: its text is in this answer alone. */
export const makeShopTokenCall = defineCall({
  ...ofOwner,
  operationId: 'makeShopToken',
  method: 'POST',
  path: '/api/v2/shop/tokens',
  summary: 'Makes a token; its text is in this answer and never again',
  body: { name: 'tokenRequest', schema: z.object({ name: z.string().trim().min(1).max(100), rights }) },
  answer: z.object({ token: z.string() }),
  refusals: ['conflict', 'unprocessable'],
})

/** B-07: it is nobody's with the next request, on every web. */
export const revokeShopTokenCall = defineCall({
  ...ofOwner,
  operationId: 'revokeShopToken',
  method: 'DELETE',
  path: '/api/v2/shop/tokens/{tokenId}',
  summary: 'Ends a token at once',
  params: z.object({ tokenId: idSchema }),
  answer: null,
  refusals: ['not_found'],
})

export const tokenCalls = [shopTokensCall, makeShopTokenCall, revokeShopTokenCall] as const
