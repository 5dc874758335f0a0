import { z } from 'zod'
import { defineCall } from '#platform/http/calls/call.ts'
import { openApiDocument } from '#platform/http/calls/openapi.ts'
import { type ShopCall, shopCalls } from './shop-calls.ts'
import { withExamples } from './with-examples.ts'

const ofShop = { id: 'B-07', service: 'api', priority: 'api', refusals: [] } as const

/** Calls as domains define them: one that reads, with a file; one that changes, with a long path. */
export const someShopCalls: readonly ShopCall[] = shopCalls(
  withExamples(
    openApiDocument([
      defineCall({
        ...ofShop,
        operationId: 'shopMe',
        method: 'GET',
        path: '/api/v2/shop/me',
        summary: 'Who asks',
        access: 'shop:read',
        query: z.object({ from: z.iso.date(), days: z.int().min(1).max(92).optional() }),
        answer: z.object({ name: z.string() }),
        files: [{ path: '/api/v2/shop/me.csv', type: 'text/csv', summary: 'The same as CSV' }],
      }),
      defineCall({
        ...ofShop,
        operationId: 'contestReading',
        method: 'POST',
        path: '/api/v2/eshop/accuracy/readings/{readingId}/contest',
        summary: 'Contests a reading that found a difference',
        access: 'shop:profile',
        params: z.object({ readingId: z.int() }),
        body: { name: 'contestRequest', schema: z.object({ reason: z.string() }) },
        answer: null,
        refusals: ['conflict'],
      }),
    ]),
  ),
)
